// Uses the page of a gallery as a person does, and notes what is seen; the tests compare it.
//
// The gallery has at least two entries. The first one is drawn at two or more widths, and once in the dark at the least of
// the widths. Its picture has a layout with at least two views.

const seen = {};
const wait = (milliseconds = 60) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const all = (selector) => [...document.querySelectorAll(selector)];
const one = (selector) => document.querySelector(selector);

/** Notes what a step shows, or why it failed, and goes on. */
async function note(name, step) {
  try {
    seen[name] = String(await step());
  } catch (error) {
    seen[name] = `failed: ${error}`;
  }
}

async function press(key, options = {}) {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options }));
  await wait(400);
}

async function click(target) {
  (typeof target === "string" ? one(target) : target).click();
  await wait(400);
}

async function type(text) {
  one("#search").value = text;
  one("#search").dispatchEvent(new Event("input", { bubbles: true }));
  await wait();
}

/** Sends an event of the pointer to an element, at a place in it. */
function point(kind, target, x, y) {
  const { left, top } = target.getBoundingClientRect();
  const event = { bubbles: true, cancelable: true, button: 0, pointerId: 1, clientX: left + x, clientY: top + y };
  target.dispatchEvent(new (kind === "click" ? MouseEvent : PointerEvent)(kind, event));
}

const entry = () => decodeURIComponent(location.hash.slice(1).split("?")[0]);
const width = () => one("#handle").getAttribute("aria-valuenow");
/** The size of the shown picture in CSS pixels, and whether it is loaded. */
const picture = () => {
  const [sheet, image] = [one("#sheet"), one("#tiles img")];
  return `${sheet.clientWidth} × ${sheet.clientHeight} ${image?.naturalWidth > 0}`;
};
const listed = () => all("#entries .row").filter((row) => !row.hidden).length;

await wait(600);
await note("first", entry);
await note("picture", picture);
await note("listed", listed);
await note("absent", () => all("#controls-button, #review-link, #changes-button, [data-value=changes]").filter((item) => item.checkVisibility()).length);

one("#handle").focus();
await press("ArrowRight");
await note("width.right", width);
await note("picture.right", picture);
await press("ArrowLeft");
await note("width.left", width);
await press("ArrowLeft", { shiftKey: true });
await note("width.atTheEnd", width);
point("pointerdown", one("#handle"), 4, 20);
point("pointermove", one("#handle"), 4000, 20);
await wait(400);
point("pointerup", one("#handle"), 4000, 20);
await note("width.dragged", width);
await press("Home");
one("#handle").blur();
await press("d");
await note("dark", () => location.hash.includes("dark=1"));
await press("d");

await press("i");
await note("inspects", () => one("#inspect-button").getAttribute("aria-pressed"));
point("click", one("#sheet"), 10, 10);
await wait();
await note("card", () => all("#inspector h2, #inspector dt").length > 2);
await note("outlined", () => all("#marks .view-outline").length);
await press("ArrowUp");
await note("walks", () => one("#inspector h2").textContent.length > 0);
await press("Escape");
await press("Escape");
await note("inspects.not", () => location.hash.includes("inspect"));

await press("2");
// Pictures are loaded when they come into sight, for which a browser without a screen does not look.
await note("film", () => all("#film figcaption strong").map((width) => width.textContent).join(" "));
await press("3");
await note("matrix", () => `${all("#matrix tbody tr").length} ${all("#matrix thead th").length}`);
location.hash = location.hash.replace(/rows=\w+/, "rows=constructor");
await wait(400);
await note("matrix.unknownAxis", () => one("#matrix-rows").value);
await press("1");

await press("j");
await note("next", entry);
await press("k");
await note("previous", entry);
await type("no such entry");
await note("listEmpty", () => listed() === 0 && !one("#list-empty").hidden);
await type("");
await press("c");
await note("copies", () => all("#copy-list code").map((code) => code.textContent).slice(1).join("; "));
one("#copies").close();
await press("?");
await note("help", () => one("#help").open);
one("#help").close();
await note("unnamed", () => all("button, input, select, textarea, a, img:not([alt])").filter((item) => !item.hidden).filter((item) => !(item.textContent.trim() || item.ariaLabel || item.title || item.labels?.length || item.getAttribute("aria-labelledby"))).length);
await note("markup", () => all("main b, main script").length);
await note("problems", () => window.problems.join("; "));
