// The pictures of the chosen snapshot, in one of the views and at one of the zooms.

/** @type {{ mode: string, split: number, opacity: number, isActualShown: boolean, timer: ReturnType<typeof setInterval> | undefined }} */
const view = {
  mode: preferences.get("mode", "side"),
  /** The part of the slider that shows the reference, in percent. `opacity` is the opacity of the actual picture. */
  split: 50,
  opacity: 50,
  isActualShown: false,
  timer: undefined,
};

const reportZooms = zoomsOf([
  { value: "fit", title: "Fit" },
  { value: "one", title: "1:1" },
  { value: "four", title: "4:1" },
], "zoom", "fit", updateScale);

const pressMode = segments(byId("modes"), Object.values(modes), chooseMode);

function buildComparedStage() {
  new ResizeObserver(updateScale).observe(byId("stage"));
  byId("stage").addEventListener("click", outlineUnderPointer);
  byId("stage").addEventListener("pointermove", showWhatCanBeClicked);
}

function chooseMode(/** @type {ModeName} */ mode) {
  if (!selection.snapshot || !modes[mode].isAvailable(selection.snapshot)) return;
  view.mode = mode;
  preferences.set("mode", mode);
  showStage(selection.snapshot, { keepsOutline: true });
}

/** The shown view: the chosen one, or side by side if the chosen one needs a missing picture. */
function shownMode(/** @type {Snapshot} */ snapshot) {
  const chosen = Object.values(modes).find(({ value }) => value === view.mode);
  return chosen?.isAvailable(snapshot) ? chosen.value : "side";
}

function showStage(/** @type {Snapshot} */ snapshot, { keepsOutline = false } = {}) {
  clearInterval(view.timer);
  if (!snapshot.reference && !snapshot.actual) findReference(snapshot);
  const mode = shownMode(snapshot);
  const hasPictures = Boolean(snapshot.reference || snapshot.actual);
  byId("toolbar").hidden = !hasPictures;
  pressMode(mode, (value) => modes[value].isAvailable(snapshot));
  reportZooms.press();
  const stage = byId("stage");
  stage.dataset.mode = mode;
  stage.dataset.style = isDark(snapshot) ? "dark" : "light";
  stage.replaceChildren(...(hasPictures ? modes[mode].build(snapshot) : [noPictures(snapshot)]));
  byId("mode-control").replaceChildren(...(hasPictures ? (modes[mode].control?.(snapshot) ?? []) : []));
  if (!keepsOutline) {
    stage.scrollTo(0, 0);
    window.scrollTo(0, 0);
    outline.line = null;
  }
  updateScale();
  showOutline();
}

/** Loads and shows the reference of an identical or recorded snapshot, for which the run keeps no picture. */
function findReference(/** @type {Snapshot} */ snapshot) {
  if (snapshot.isSought || snapshot.isOfBase || !report.references || !["identical", "recorded"].includes(snapshot.state)) return;
  snapshot.isSought = true;
  const path = `${report.references}/${snapshot.name}.png`;
  const image = new Image();
  image.addEventListener("load", () => {
    const scale = Number(/@(\d+)x/.exec(snapshot.variant || snapshot.name)?.[1] ?? 1);
    snapshot.actual = { path, width: image.naturalWidth, height: image.naturalHeight, scale };
    if (selection.snapshot === snapshot) showSnapshot(snapshot);
  });
  image.src = encodedPath(path);
}

function noPictures(/** @type {Snapshot} */ { name, state, isOfBase }) {
  if (isOfBase || state === "notAffected") {
    const text = state === "notAffected" ? "It was not drawn, so this run has no pictures of it." : "Every pixel is equal to the base, so this run keeps no pictures of it.";
    return element("p", { className: "no-pictures", textContent: text });
  }
  const path = element("code", { textContent: `${report.run.references}/${name}.png`, dir: "auto" });
  const [before, after] = {
    identical: ["Every pixel is equal, so this run keeps no pictures. The reference is ", "; this report cannot find it from here."],
    recorded: ["This run keeps no pictures of it. It was recorded as ", "."],
  }[state] ?? ["This run keeps no pictures of it. Its reference belongs at ", "."];
  return element("p", { className: "no-pictures" }, before, path, after);
}

/** Sets the number of CSS pixels per point; styles resize pictures and outlines. */
function updateScale() {
  const { snapshot } = selection;
  const stage = byId("stage");
  const pictures = snapshot ? rolesOf(snapshot).map((role) => pictureOf(snapshot, role)) : [];
  if (!snapshot || !pictures.length) return;
  const scale = scaleOf(snapshot);
  const devicePixels = scale / (window.devicePixelRatio || 1);
  const columns = stage.querySelectorAll("figure").length || 1;
  const widest = Math.max(...pictures.map((picture) => pointSize(picture).width), 1);
  const style = getComputedStyle(stage);
  const room = stage.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - (columns - 1) * 16;
  const fitting = Math.max(room / columns / widest, 0.05);
  const pixelsPerPoint = { fit: Math.min(fitting, devicePixels), one: devicePixels, four: devicePixels * 4 }[reportZooms.chosen];
  stage.style.setProperty("--pixels-per-point", String(pixelsPerPoint));
  stage.dataset.zoom = reportZooms.chosen;
}

const roleTitles = { reference: "Reference", actual: "Actual", difference: "Difference" };

function roleTitle(/** @type {Snapshot} */ snapshot, /** @type {PictureRole} */ role) {
  if (snapshot.isSought) return snapshot.isRecorded ? "Recorded" : "Reference and actual";
  if (!snapshot.isRecorded) return role === "reference" && snapshot.isOfBase ? "Base" : roleTitles[role];
  return { reference: "Before", actual: "Recorded", difference: "Difference" }[role];
}

/** A picture in its size in points, with a layer for outlines unless it is part of a stack. */
function pictureElement(/** @type {Snapshot} */ snapshot, /** @type {PictureRole} */ role, { hasOutlines = true } = {}) {
  const picture = pictureOf(snapshot, role);
  const size = pointSize(role === "difference" ? (differenceSize(snapshot) ?? picture) : picture);
  const image = element("img", {
    alt: `${roleTitle(snapshot, role)}: ${snapshot.name}`, decoding: "async", draggable: false,
    src: pictureSource(picture),
  });
  const box = element(
    "div",
    { className: "picture", dataset: { role }, style: { "--points-wide": String(size.width), "--points-high": String(size.height) } },
    image);
  image.addEventListener("error", () => {
    box.append(element("p", { className: "broken", textContent: `${picture.path} is not beside this report: keep its folder together.` }));
  });
  if (hasOutlines) box.append(element("div", { className: "outlines", dataset: { role } }));
  return box;
}

/** The size of a difference picture in pixels, with the scale of the two pictures. */
function differenceSize(/** @type {Snapshot} */ { difference, actual, reference }) {
  const scale = (actual ?? reference)?.scale ?? 0;
  return scale > 0 && difference ? { ...difference, scale } : null;
}

function figure(/** @type {Node[]} */ captions, /** @type {Node[]} */ ...content) {
  return element("figure", {}, element("figcaption", {}, ...captions), ...content);
}

function caption(/** @type {Snapshot} */ snapshot, /** @type {PictureRole} */ role) {
  const { width, height } = pictureOf(snapshot, role);
  return element(
    "span", { className: "caption", dataset: { role } },
    element("strong", { textContent: roleTitle(snapshot, role) }),
    element("span", { className: "size", textContent: `${number(width)} × ${number(height)}` }));
}
