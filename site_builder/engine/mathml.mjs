/**
 * Turns TeX into MathML for the process that started it.
 *
 * Each line of standard input is a JSON array [tex, display]; the answer is one
 * line, a JSON string: the <math> element, "" when the TeX cannot be set.
 * Ends with its input, so that it outlives nobody.
 */

import { pathToFileURL } from "node:url";

const { default: temml } = await import(pathToFileURL(process.argv[2]));

const mathml = (tex, displayMode) => {
  try {
    return temml.renderToString(tex, { displayMode, throwOnError: true, trust: false });
  } catch {
    return "";
  }
};

let rest = "";
process.stdin.setEncoding("utf8");
process.stdin.on("data", (chunk) => {
  const lines = (rest + chunk).split("\n");
  rest = lines.pop();
  const answers = lines.map((line) => `${JSON.stringify(mathml(...JSON.parse(line)))}\n`);
  process.stdout.write(answers.join(""));
});
process.stdout.on("error", () => process.exit());
