// Uses the page as a person does, and notes what is seen; the tests compare it. `user.js` comes before it.

const stage = one("#stage");

async function show(/** @type {string} */ name) {
  location.hash = name;
  await wait();
}

const listed = () => all("#list li").filter((row) => !row.hidden).length;
const chosen = () => decodeURIComponent(location.hash.slice(1));
const disabledModes = () => all("#modes button:disabled").map((button) => button.dataset.value).join(" ");
const captions = () => texts(".caption strong").join(" ");

/** Where the outlines are in their pictures, in CSS pixels, by the corners of the frames inside them. */
function outlines() {
  return all(".outline").map((outline) => {
    const [box, layer] = [outline, outline.parentElement ?? outline].map((item) => item.getBoundingClientRect());
    const [x, y] = [box.left - layer.left + 3, box.top - layer.top + 3].map(Math.round);
    return `${outline.dataset.role} ${x} ${y} ${Math.round(box.width - 6)} ${Math.round(box.height - 6)}`;
  }).join(", ");
}

/** What blinking shows, at first and as long as it takes to change. */
async function blinking() {
  const first = stage.dataset.shown;
  await wait(700);
  return `${first} ${stage.dataset.shown}`;
}

let copied = "";
Object.defineProperty(navigator, "clipboard", { value: { writeText: async (/** @type {string} */ text) => (copied = text) } });

await note("title", () => one("#overview-title").textContent);
await note("notices", () => texts(".notice").join(" "));
await note("dead", () => texts(".paths li").join(" "));
await note("commands", () => texts("#overview-content code").join("; "));
await note("picturesAtFirst", () => document.images.length);
await note("listedAtFirst", listed);
await note("groups", () => all(".group").map((group) => group.querySelector(".group-line")?.textContent).join("; "));
await note("groupPlaces", () => one(".group-places").textContent);
await note("groupPictures", () => all(".group:first-child .group-picture").map((picture) => picture.ariaLabel).join(" "));
await note("groupKinds", () => texts(".group:first-child .kind").join(" "));
await click(".group .group-tools .button");
await note("copyGroup", () => copied);
await click(".group .group-text");
await note("groupLeadsTo", chosen);
await note("background", () => getComputedStyle(stage).colorScheme);
await show("");
await note("filters", () => texts("#filters button").join(" "));

for (const filter of ["different", "missing", "recorded", "all"]) {
  await click(`#filters [data-value="${filter}"]`);
  await note(`listed.${filter}`, listed);
}
await type("SHORT 375");
await note("listedBySearch", listed);
await type("no such entry");
await note("listEmpty", () => listed() === 0 && !one("#list-empty").hidden);
await press("Escape");
await type("");

await press("j");
await note("key.j", chosen);
await note("position", () => one("#position").textContent);
await press("ArrowDown");
await note("key.down", chosen);
await press("k");
await note("key.k", chosen);
await press("f");
await press("f");
await note("key.f", () => one("#snapshot-badge").dataset.state);
await press("F");
await note("key.F", chosen);
await press("/");
await note("key.slash", () => document.activeElement?.id);
await press("j");
await note("keyInSearch", chosen);
one("#search").blur();
await press("?");
await note("key.help", () => one("#help").open);
one("#help").close();

await show("WallPost/short.320@2x");
await wait(200);
await note("pictures", () => [...document.images].map((image) => `${image.getAttribute("src")} ${image.naturalWidth}`).join(", "));
await note("headline", () => `${one("#snapshot-title").textContent} ${one("#snapshot-badge").textContent}`);
await note("acceptLine", () => one("#acceptance code").textContent);
await press("c");
await note("key.c", () => copied);
await note("kinds", () => texts("#kinds .kind").join(" "));
await note("lines", () => all("#lines li").map((line) => line.firstElementChild?.tagName).join(" "));
await note("lineText", () => one("#lines li:last-child .line-text").textContent);

await click('#zooms [data-value="one"]');
await note("sizeAtOne", () => all(".picture").map((picture) => `${picture.clientWidth} × ${picture.clientHeight}`).join(", "));
await click("#lines li:nth-child(1) button");
await note("outlines", outlines);
await note("isScrolled", () => {
  const [box, area] = [one('.outline[data-role="actual"]'), stage].map((item) => item.getBoundingClientRect());
  return stage.scrollTop > 0 && box.top >= area.top && box.bottom <= area.bottom;
});
await note("linePressed", () => one("#lines li:nth-child(1) button").getAttribute("aria-pressed"));
await click("#lines li:nth-child(1) button");
await note("outlinesCleared", () => all(".outline").length);
await click("#lines li:nth-child(2) button");
await note("outlineOfWhatAppeared", outlines);
await press("2");
await note("outlineInSlider", outlines);
await press("Escape");
await note("key.escape", () => `${all(".outline").length} ${chosen()}`);
await press("1");
point("click", one('.picture[data-role="reference"]'), 20, 30);
await note("clickInPicture", outlines);
point("click", one('.picture[data-role="reference"]'), 20, 30);

await click("#lines li:nth-child(1) button");
await press("j");
await note("outlineOnTheNext", () => `${all(".outline").length} ${chosen()}`);
await press("k");

for (const key of ["2", "3", "4", "5", "1"]) {
  await press(key);
  await note(`key.${key}`, () => `${stage.dataset.mode} ${captions()}`);
}
await press("2");
await note("sliderAtFirst", () => one(".divider").getAttribute("aria-valuenow"));
await press("ArrowRight");
await note("sliderByKey", () => one(".divider").getAttribute("aria-valuenow"));
point("pointerdown", one(".stack"), 20, 20);
await note("sliderByPointer", () => one(".divider").getAttribute("aria-valuenow"));
point("pointermove", one(".stack"), 60, 20);
point("pointerup", one(".stack"), 60, 20);
point("pointermove", one(".stack"), 5, 20);
await note("sliderByDragging", () => one(".divider").getAttribute("aria-valuenow"));
await note("sliderClips", () => getComputedStyle(one('.stack [data-role="actual"]')).clipPath.includes("60px"));
await press("3");
await note("onionAtFirst", () => getComputedStyle(one('.stack [data-role="actual"]')).opacity);
await press("ArrowLeft", { shiftKey: true });
await note("onionByKey", () => `${getComputedStyle(one('.stack [data-role="actual"]')).opacity} ${valueOf("#opacity")}`);
await press("4");
await note("blinkWithReducedMotion", blinking);
await press(" ");
await note("blink", blinking);
await press(" ");
await note("blinkStopped", blinking);
await press("1");

await show("Feed/Feed.320@2x");
await note("similar", () => one("#acceptance").textContent);
await show("Friends/Friends.320@2x");
await note("identical", () => `${document.images.length} ${stage.textContent}`);
await show("-Login/new.320@2x");
await note("recorded", () => `${captions()}: ${one("#acceptance").textContent}`);
await click("#list li:nth-child(4) a");
await note("missing", () => `${captions()}: ${disabledModes()}`);
await note("nameOfMarkup", () => `${one("#snapshot-title").textContent} ${all("main b, main script").length}`);
await click("#list li:nth-child(5) a");
await note("nameFromRightToLeft", () => one("#snapshot-title bdi").textContent);
await show("Profile/Profile.320@2x");
await note("message", () => one("#message").textContent);

await click('#filters [data-value="different"]');
await click("#copy-listed");
await note("copyListed", () => copied);
await click('#filters [data-value="all"]');
await click("#copy-listed");
await note("copyAll", () => copied);

await show("no/such.320@2x");
await note("unknownName", () => one(".notice").textContent);

const grounds = new Set();
const inks = new Set();
for (let press = 0; press < 3; press += 1) {
  await click("#theme");
  grounds.add(getComputedStyle(document.body).backgroundColor);
  inks.add(getComputedStyle(stage).color);
}
await note("themes", () => grounds.size);
await note("inksInStage", () => inks.size);
await note("unnamed", () => unnamed("button, input, a, img"));
await note("problems", () => problems.join("; "));
