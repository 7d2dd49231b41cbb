// The picture of the chosen entry. The old picture stays until the new one is decoded.

/** @type {{ shown: ShownPicture | null, pixelsPerPoint: number, isDragging: boolean, isLoading: boolean }} */
const stage = {
  /** The shown picture: its first tile with `wanted`, `version` and the `loaded` tiles by their indices; or null. */
  shown: null,
  pixelsPerPoint: 1,
  isDragging: false,
  isLoading: false,
};

const previewZooms = zoomsOf([
  { value: "fit", title: "Fit" },
  { value: "one", title: "1:1" },
  { value: "two", title: "2:1" },
], "preview.zoom", isNarrow.matches ? "fit" : "one", updateZoom);

function buildPictureStage() {
  new ResizeObserver(() => {
    if (!stage.isDragging) updateZoom();
    if (stage.shown) requestTiles(stage.shown);
  }).observe(byId("stage"));
  byId("stage").addEventListener("scroll", () => stage.shown && requestTiles(stage.shown), { passive: true });
}

const requestPicture = latestOnly(async (/** @type {Wanted} */ wanted, isWanted) => {
  stage.isLoading = true;
  await showPicture(wanted, isWanted);
  stage.isLoading = !isWanted();
  runTasks();
});

/** Shows the picture of the state as soon as it is there. */
function updateStage() {
  updateFrame();
  if (state.entry && state.view === "stage") requestPicture(wantedNow());
}

/** A text that distinguishes pictures, also pictures of different builds. */
function versionOf(/** @type {Wanted} */ wanted) {
  return `${buildKey()} ${keyFor(wanted)}`;
}

async function showPicture(/** @type {Wanted} */ wanted, /** @type {IsWanted} */ isWanted) {
  if (stage.shown?.version === versionOf(wanted) && byId("fault").hidden) return;
  const version = versionOf(wanted);
  const start = performance.now();
  try {
    const first = await loadedTile(wanted, 0, isWanted);
    const loaded = new Map([[0, first]]);
    // All that is in sight appears at once.
    await cover(wanted, loaded, ...rangeInSight(), isWanted);
    replacePicture({ ...first, loaded, wanted, version });
    noteTime(start);
  } catch (refusal) {
    if (isWanted()) showFault(wanted, refusal);
  }
}

function replacePicture(/** @type {ShownPicture} */ picture) {
  const { wanted, width, height } = picture;
  const isOtherEntry = stage.shown?.wanted.entry !== wanted.entry;
  stage.shown = picture;
  byId("tiles").replaceChildren(...[...picture.loaded.values()].map(tileElement));
  byId("tiles").setAttribute("aria-label", `${printable(wanted.entry)}, ${titleOf(wanted.circumstances)}, ${number(height)} points high`);
  byId("sheet").style.setProperty("--points-wide", String(width));
  byId("sheet").style.setProperty("--points-high", String(height));
  byId("size").textContent = `× ${number(height)} points`;
  byId("fault").hidden = true;
  byId("stage").classList.remove("is-faulty");
  if (isOtherEntry) byId("stage").scrollTo(0, 0);
  updateFrame();
  requestTiles(picture);
  clearMarks();
  updateAround();
}

/** Shows why there is no picture. The old one stays, dimmed, if it is of the same entry. */
function showFault(/** @type {Wanted} */ wanted, /** @type {unknown} */ refusal) {
  byId("fault").hidden = false;
  byId("fault").textContent = printable(messageOf(refusal));
  byId("stage").classList.add("is-faulty");
  if (stage.shown?.wanted.entry !== wanted.entry) {
    stage.shown = null;
    byId("tiles").replaceChildren();
    byId("size").textContent = "";
    clearMarks();
    updateAround();
  }
}

/** Notes the time from the request until the picture was decoded, also for the browser's own tools. */
function noteTime(/** @type {number} */ start) {
  const end = performance.now();
  performance.measure("picture", { start, end });
  if (performance.getEntriesByName("picture").length > 2000) performance.clearMeasures("picture");
  byId("time").textContent = `${number(Math.round(end - start))} ms`;
}

/** Sets the number of CSS pixels per point. */
function updateZoom() {
  const room = byId("stage").clientWidth - 72;
  const fitting = Math.min(1, Math.max(room / state.circumstances.width, 0.1));
  stage.pixelsPerPoint = { fit: fitting, one: 1, two: 2 }[previewZooms.chosen] ?? 1;
  previewZooms.press();
  byId("stage").style.setProperty("--pixels-per-point", String(stage.pixelsPerPoint));
  redrawMarks();
}

/** Gives the frame the width of the state at once; the picture in it follows. */
function updateFrame() {
  const { width, dark } = state.circumstances;
  byId("stage").dataset.style = dark ? "dark" : "light";
  if (!stage.isDragging) updateZoom();
  byId("frame").style.setProperty("--wide", String(width));
  const handle = byId("handle");
  handle.setAttribute("aria-valuemin", String(catalogue.minimumWidth));
  handle.setAttribute("aria-valuemax", String(catalogue.maximumWidth));
  handle.setAttribute("aria-valuenow", String(width));
  handle.setAttribute("aria-valuetext", `${width} points`);
  if (document.activeElement !== byId("width")) byId("width").value = String(width);
  moveStripCursor();
}
