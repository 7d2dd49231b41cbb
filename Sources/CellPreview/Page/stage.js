// The picture of the chosen entry. The old picture stays until the new one is decoded.

const stage = {
  /** What is shown: the first tile with `wanted` and `version`, or null. */
  shown: null,
  zoom: preferences.get("preview.zoom", isNarrow.matches ? "fit" : "one"),
  pixelsPerPoint: 1,
  /** The width under the pointer while the handle is dragged. */
  isDragging: false,
  isLoading: false,
};

const zooms = [
  { value: "fit", title: "Fit" },
  { value: "one", title: "1:1" },
  { value: "two", title: "2:1" },
];

let pressZoom;

function buildStage() {
  pressZoom = segments(byId("zooms"), zooms, chooseZoom);
  new ResizeObserver(() => {
    if (!stage.isDragging) updateZoom();
  }).observe(byId("stage"));
}

const requestPicture = latestOnly(async (wanted, isWanted) => {
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

/** What distinguishes pictures, also those of different builds. */
function versionOf(wanted) {
  return `${catalogue.build} ${keyFor(wanted)}`;
}

async function showPicture(wanted, isWanted) {
  if (stage.shown?.version === versionOf(wanted) && byId("fault").hidden) return;
  const version = versionOf(wanted);
  const start = performance.now();
  try {
    const first = await tileOf(wanted, 0, isWanted);
    const parts = await Promise.all(tilePlaces(first).map(async (place) => {
      const isNeeded = place.index === 0 || isOnScreen(place);
      const tile = place.index === 0 ? first : isNeeded ? await tileOf(wanted, place.index, isWanted) : null;
      return tileElement(wanted, place, tile && await decodedImage(tile));
    }));
    replacePicture({ ...first, wanted, version }, parts);
    noteTime(start);
  } catch (refusal) {
    if (isWanted()) showFault(wanted, refusal);
  }
}

/** The places of all tiles. All tiles are as high as the first, except the last one. */
function tilePlaces({ tiles, high, height }) {
  return Array.from({ length: tiles }, (_, index) => {
    const top = index * high;
    return { index, top, high: Math.min(high, height - top) };
  });
}

function isOnScreen({ top, high }) {
  const { scrollTop, clientHeight } = byId("stage");
  return (top + high) * stage.pixelsPerPoint > scrollTop - 200 && top * stage.pixelsPerPoint < scrollTop + clientHeight + 200;
}

/** A tile's element with its image, or one that loads the image when it comes into sight. */
function tileElement(wanted, { index, top, high }, image) {
  const box = element("div", { className: "tile", style: { "--top": String(top), "--high": String(high) } }, ...(image ? [image] : []));
  if (!image) {
    whenVisible(box, async (isWanted) => box.replaceChildren(await decodedImage(await tileOf(wanted, index, isWanted))));
  }
  return box;
}

function replacePicture(picture, parts) {
  const { wanted, width, height } = picture;
  const isOtherEntry = stage.shown?.wanted.entry !== wanted.entry;
  stage.shown = picture;
  byId("tiles").replaceChildren(...parts);
  byId("tiles").setAttribute("aria-label", `${printable(wanted.entry)}, ${titleOf(wanted.circumstances)}, ${number(height)} points high`);
  byId("sheet").style.setProperty("--points-wide", String(width));
  byId("sheet").style.setProperty("--points-high", String(height));
  byId("size").textContent = `× ${number(height)} points`;
  byId("fault").hidden = true;
  byId("stage").classList.remove("is-faulty");
  if (isOtherEntry) byId("stage").scrollTo(0, 0);
  updateFrame();
  clearMarks();
  updateAround();
}

/** Shows why there is no picture. The old one stays, dimmed, if it is of the same entry. */
function showFault(wanted, { message }) {
  byId("fault").hidden = false;
  byId("fault").textContent = printable(message);
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
function noteTime(start) {
  const end = performance.now();
  performance.measure("picture", { start, end });
  if (performance.getEntriesByName("picture").length > 2000) performance.clearMeasures("picture");
  byId("time").textContent = `${number(Math.round(end - start))} ms`;
}

function chooseZoom(zoom) {
  stage.zoom = zoom;
  preferences.set("preview.zoom", zoom);
  updateZoom();
}

/** Sets the number of CSS pixels per point. */
function updateZoom() {
  const room = byId("stage").clientWidth - 72;
  const fitting = Math.min(1, Math.max(room / state.circumstances.width, 0.1));
  stage.pixelsPerPoint = { fit: fitting, one: 1, two: 2 }[stage.zoom] ?? 1;
  pressZoom(stage.zoom);
  byId("stage").style.setProperty("--pixels-per-point", String(stage.pixelsPerPoint));
  redrawMarks();
}

/** Gives the frame the width of the state at once; the picture in it follows. */
function updateFrame() {
  const { width } = state.circumstances;
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
