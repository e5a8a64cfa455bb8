/**
 * What readers do, done in Firefox: node tests/gates/firefox.mjs FIREFOX EXAMPLES BASE…
 *
 * EXAMPLES gives the page of each kind, as JSON; each BASE is a built site's
 * address. Prints a JSON list of faults: place, deed, what was wrong.
 */

import puppeteer from "puppeteer-core";

const [executablePath, given, ...bases] = process.argv.slice(2);
const examples = JSON.parse(given);
const PATIENCE = 15_000;
const RESULT = ".search-page ol li.card h2 a";

/** Each is done in a page of a fresh profile; it throws where something is amiss. */
const deeds = {
  async "search in the header"(page, at) {
    const title = await titleOf(page, at);
    await page.goto(at("index.html"));
    await page.type("#site-search", title, { delay: 5 });
    await first(page, ".search-box [role=option]", title);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await first(page, "h1", title);
  },

  async "search page"(page, at) {
    const title = await titleOf(page, at);
    await page.goto(at(`search.html?q=${encodeURIComponent(title)}`));
    await first(page, RESULT, title);
    equal(await page.$$eval(`${RESULT} mark`, (marks) => marks.length > 0), true, "words marked");
    await page.click(RESULT);
    await first(page, "h1", title);
    // Not goBack(): of a page that Firefox kept it hears nothing.
    await page.evaluate(() => history.back());
    await first(page, RESULT, title);
    equal(await page.$eval("#search-query", ({ value }) => value), title, "query after Back");
  },

  async "a misprint"(page, at) {
    const title = await titleOf(page, at);
    const word = title.split(/\W+/).reduce((one, other) => (other.length > one.length ? other : one));
    await page.goto(at(`search.html?q=${word.slice(0, 3)}${word.slice(4)}`));
    await page.waitForSelector(RESULT);
  },

  async "map"(page, at) {
    if (!examples.map) return;
    await page.goto(at(examples.map));
    await page.waitForSelector(".map__view[tabindex='0']");
    await page.focus(".map__view");
    await page.keyboard.press("ArrowRight");
    await page.waitForSelector(".map__tip b", { visible: true });
    const title = await page.$eval(".map__tip b", (name) => name.innerText);
    await page.keyboard.press("Enter");
    await first(page, "h1", title);
  },

  async "reading list"(page, at) {
    const title = await titleOf(page, at);
    await page.waitForSelector(".star");
    await page.click(".star");
    await page.waitForSelector(".star[aria-pressed=true]");
    await page.goto(at(examples.search));
    await first(page, ".saved", "1 paper");
    await page.goto(at("list.html"));
    await first(page, ".reading-list__cards h2", title);
  },

  async "theme"(page, at) {
    const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.goto(at("index.html"));
    const seen = new Set([await colour()]);
    for (let turn = 0; turn < 2; turn += 1) {
      await page.goto(at("index.html"));
      await page.click(".theme-toggle");
      const chosen = await colour();
      seen.add(chosen);
      await page.goto(at("about.html"));
      equal(await colour(), chosen, "colour of the next page");
    }
    equal(seen.size, 2, "colours");
  },

  async "formulas"(page, at) {
    if (!examples.math) return;
    await page.goto(at(examples.math));
    const found = await page.evaluate(async () => {
      await document.fonts.ready;
      const formulas = [...document.querySelectorAll("main math")];
      const height = (one) => one.getBoundingClientRect().height;
      return {
        fonts: [...document.fonts].filter(({ family }) => /Math/.test(family)).map(({ status }) => status),
        flat: formulas.filter((one) => one.textContent.trim() && height(one) < 4).length,
        count: formulas.length,
        above: [...document.querySelectorAll("main mfrac")].every(({ children: [over, under] }) =>
          over.getBoundingClientRect().bottom <= under.getBoundingClientRect().top + 1),
      };
    });
    equal(found.count > 0, true, "formulas there");
    equal(found.flat, 0, "formulas without height");
    equal(found.above, true, "numerators above");
    equal(found.fonts.join(), "loaded", "font");
  },
};

async function titleOf(page, at) {
  await page.goto(at(examples.paper));
  return page.$eval("h1", (heading) => heading.innerText);
}

/** Waits until the first such element has the text. */
const first = (page, selector, text) =>
  page
    .waitForFunction((chosen, wanted) => document.querySelector(chosen)?.textContent.includes(wanted), {}, selector, text)
    .catch(async () => {
      const there = await page.$eval(selector, (one) => one.textContent).catch(() => "nothing");
      throw new Error(`${selector} shows ${JSON.stringify(there)}, not ${JSON.stringify(text)}`);
    });

function equal(found, wanted, what) {
  if (found !== wanted) throw new Error(`${what}: ${found}, not ${wanted}`);
}

/** Does one deed; gives what was amiss, the page's own errors included. */
async function trouble(browser, base, deed) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const seen = [];
  page.setDefaultTimeout(PATIENCE);
  page.on("pageerror", ({ message }) => seen.push(message));
  page.on("console", (said) => said.type() === "error" && seen.push(said.text()));
  await deed(page, (path) => base + path).catch(({ message }) => seen.push(message));
  await context.close();
  return seen;
}

const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
const faults = [];
for (const base of bases) {
  const place = new URL(base).protocol.replace(":", "");
  for (const [name, deed] of Object.entries(deeds)) {
    for (const text of await trouble(browser, base, deed)) faults.push(`${place}: ${name}: ${text}`);
  }
}
const version = (await browser.version()).replace("/", " ");
await browser.close();
console.log(JSON.stringify({ faults, version, deeds: Object.keys(deeds).length }));
