// The outlines of the views that a line is about, in the reference and in the actual picture.

/** @type {{ line: number | null }} */
const outline = { line: null };

/** Outlines the view of a line of the explanation, or removes the outline if there is one. */
function toggleOutline(/** @type {number} */ line) {
  outline.line = outline.line === line ? null : line;
  showOutline();
  if (outline.line !== null) revealOutline();
}

function showOutline() {
  byId("lines").querySelectorAll("button.line").forEach((button) => button.setAttribute("aria-pressed", "false"));
  const layers = partsOf(byId("stage"), ".outlines");
  layers.forEach((layer) => layer.replaceChildren());
  const line = outline.line === null ? null : selection.snapshot?.lines[outline.line];
  if (!line || outline.line === null) return;
  const button = byId("lines").children[outline.line]?.querySelector("button");
  button?.setAttribute("aria-pressed", "true");
  button?.scrollIntoView({ block: "nearest" });
  for (const layer of layers) {
    for (const role of roles.filter((role) => isPlaceOf(layer.dataset.role, role))) {
      layer.append(...frames(line, role).flatMap((rect) => outlineElement(rect, role, layer.dataset.role) ?? []));
    }
  }
}

/** Whether places in a picture are also places in the layer. */
function isPlaceOf(/** @type {string | undefined} */ layer, /** @type {Role} */ role) {
  if (layer !== "difference") return layer === role || layer === "both";
  const { snapshot } = selection;
  // Without rows, places in the difference picture are places in the picture with the same height.
  return Boolean(snapshot?.bands) || snapshot?.[role]?.height === snapshot?.difference?.height;
}

/** Whether a layer covers the aligned rows of both pictures. */
function hasRowsOfBoth(/** @type {string | undefined} */ layer) {
  return Boolean(selection.snapshot?.bands) && (layer === "difference" || layer === "both");
}

/** The frames of a line's views in a picture, the first view first. */
function frames(/** @type {Line} */ line, /** @type {Role} */ role) {
  return [line, ...(line.others ?? [])]
    .flatMap((place) => readFrame(role === "reference" ? place.referenceFrame : place.actualFrame) ?? []);
}

/** The outline in points, cut off slightly outside the picture; null if it is elsewhere. */
function outlineElement(/** @type {Rect} */ frame, /** @type {Role} */ role, /** @type {string | undefined} */ layer) {
  const { snapshot } = selection;
  const picture = snapshot?.[role];
  if (!snapshot || !picture) return null;
  const rect = hasRowsOfBoth(layer) ? among(snapshot, role, frame) : frame;
  const size = { ...pointSize(picture), ...(hasRowsOfBoth(layer) ? { height: bandedHeight(snapshot) } : {}) };
  const [left, right] = span(rect.x, rect.width, size.width);
  const [top, bottom] = span(rect.y, rect.height, size.height);
  if (right < left || bottom < top) return null;
  return element("div", {
    className: "outline", dataset: { role },
    style: { "--x": String(left), "--y": String(top), "--width": String(right - left), "--height": String(bottom - top) },
  });
}

function span(/** @type {number} */ start, /** @type {number} */ length, /** @type {number} */ limit) {
  const margin = 4;
  return [Math.max(Math.min(start, start + length), -margin), Math.min(Math.max(start, start + length), limit + margin)];
}

function revealOutline() {
  // If there are several views, the first one in the picture at the right is shown.
  const layers = [...byId("stage").querySelectorAll(".outlines")].filter((layer) => layer.childElementCount);
  const roles = layers.at(-1)?.querySelectorAll('[data-role="actual"]');
  const last = roles?.[0] ?? layers.at(-1)?.firstElementChild;
  if (!last) return;
  const isTall = last.getBoundingClientRect().height > byId("stage").clientHeight * 0.8;
  last.scrollIntoView({
    block: isTall ? "start" : "center", inline: "nearest",
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
  });
}

/** The line of the smallest changed view under the pointer, or null. */
function lineUnderPointer(/** @type {MouseEvent} */ event) {
  const picture = /** @type {HTMLElement | null} */ (targetOf(event).closest(".picture"));
  const { snapshot } = selection;
  if (!picture || !snapshot || byId("stage").dataset.mode === "slider") return null;
  const { left, top, width } = picture.getBoundingClientRect();
  const pixelsPerPoint = width / Number(picture.style.getPropertyValue("--points-wide"));
  const [x, y] = [(event.clientX - left) / pixelsPerPoint, (event.clientY - top) / pixelsPerPoint];
  const role = picture.dataset.role === "reference" ? "reference" : "actual";
  if (picture.dataset.role === "difference" && !isPlaceOf("difference", role)) return null;
  const isAmong = snapshot.bands && (picture.dataset.role === "difference" || picture.classList.contains("banded"));
  const hits = snapshot.lines
    .flatMap((line, index) => frames(line, role).map((rect) => ({ index, rect: isAmong ? among(snapshot, role, rect) : rect })))
    .filter(({ rect }) => x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height)
    .sort((a, b) => a.rect.width * a.rect.height - b.rect.width * b.rect.height);
  return hits[0]?.index ?? null;
}

/** Handles a click on a changed view in a picture like a click on its line. */
function outlineUnderPointer(/** @type {MouseEvent} */ event) {
  const line = lineUnderPointer(event);
  if (line !== null) toggleOutline(line);
}

function showWhatCanBeClicked(/** @type {MouseEvent} */ event) {
  byId("stage").classList.toggle("is-over-change", lineUnderPointer(event) !== null);
}
