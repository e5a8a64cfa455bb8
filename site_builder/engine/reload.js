// Reloads a previewed page when its site was built anew, and shows what
// stopped a build. Only `build.py serve` sends this script.
(() => {
  let build;

  const show = (error) => {
    const box = document.getElementById("preview-error") ?? document.createElement("pre");
    box.id = "preview-error";
    box.textContent = error;
    box.setAttribute("role", "alert");
    Object.assign(box.style, {
      position: "fixed", inset: "auto 0 0 0", margin: 0, padding: "1rem", zIndex: 99,
      background: "#b42318", color: "#fff", whiteSpace: "pre-wrap",
    });
    document.body.append(box);
  };

  const look = async () => {
    try {
      const state = await (await fetch("/__papershelf/state.json")).json();
      if (state.error) show(state.error);
      else if (build !== undefined && state.build !== build) location.reload();
      build = state.build;
    } catch {
      // The server has stopped: the page stays as it is.
    }
  };

  setInterval(look, 700);
})();
