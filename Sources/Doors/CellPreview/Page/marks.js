// The marks over the picture: the outline of a view, its distances, and the numbers of the findings.

function buildMarks() {
  byId("sheet").addEventListener("pointermove", (event) => {
    if (state.isInspecting && event.pointerType !== "touch") hover(viewUnder(event));
  });
  byId("sheet").addEventListener("pointerleave", () => hover(null));
  byId("sheet").addEventListener("click", (event) => {
    if (state.isInspecting && !targetOf(event).closest("button")) pin(viewUnder(event));
  });
  byId("sheet").addEventListener("dblclick", (event) => editUnder(event));
}

/** The view under the pointer, among those that fit. */
function viewUnder(/** @type {{ clientX: number, clientY: number }} */ event, /** @type {((view: ShownView) => unknown) | undefined} */ fits) {
  if (!hasCurrentViews()) return null;
  const { left, top } = byId("sheet").getBoundingClientRect();
  return viewAt((event.clientX - left) / stage.pixelsPerPoint, (event.clientY - top) / stage.pixelsPerPoint, fits);
}

function hover(/** @type {number | null} */ index) {
  if (inspection.hovered === index) return;
  inspection.hovered = index;
  redrawMarks();
  if (inspection.pinned === null) showCard();
}

/** Pins a view, or removes the pin if it is pinned already. */
function pin(/** @type {number | null} */ index) {
  inspection.pinned = inspection.pinned === index ? null : index;
  redrawMarks();
  showCard();
  const view = viewWith(inspection.pinned);
  if (view) announce(printable([view.class, view.property, view.text].filter(Boolean).join(", ")));
}

/** Forgets the views of a picture that is no longer shown. */
function clearMarks() {
  inspection.hovered = null;
  byId("marks").replaceChildren();
  byId("badges").replaceChildren();
}

function redrawMarks() {
  const marks = byId("marks");
  const { width, height } = stage.shown ?? { width: 0, height: 0 };
  marks.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const parts = [];
  const { views, hovered, pinned } = inspection;
  if (state.isInspecting && hasCurrentViews()) {
    const main = pinned ?? hovered;
    if (main !== null && views[main]) parts.push(...distanceMarks(main), outlineMark(views[main].frame, "main"));
    if (pinned !== null && hovered !== null && hovered !== pinned && views[hovered]) parts.push(outlineMark(views[hovered].frame, "other"));
  }
  if (hasCurrentViews()) parts.push(...card.related.filter((index) => views[index]).map((index) => outlineMark(views[index].frame, "related")));
  marks.replaceChildren(...parts);
}

function outlineMark(/** @type {Frame} */ [x, y, width, height], /** @type {string} */ kind) {
  return drawing("rect", { class: "view-outline", "data-kind": kind, x, y, width: Math.max(width, 0), height: Math.max(height, 0), "vector-effect": "non-scaling-stroke" });
}

/** Lines to the edges of the superview and to the neighbours, with numbers. */
function distanceMarks(/** @type {number} */ index) {
  const view = inspection.views[index];
  const outer = viewWith(view.parent);
  return sideNames.flatMap((side) => {
    const near = viewBeside(index, side);
    const edge = outer ? inset(view.frame, outer.frame, side) : 0;
    const parts = [];
    if (near) parts.push(...distanceLine(view.frame, side, near.gap, "neighbour", commonMiddle(view.frame, inspection.views[near.index].frame, side)));
    // Where a neighbour is in between, the line to the edge runs beside the other.
    if (outer && edge > 0.01) parts.push(...distanceLine(view.frame, side, edge, "edge", crossPlace(view.frame, side, near ? 0.25 : 0.5)));
    return parts;
  });
}

/** A place across the direction of a side, in a part of the frame. */
function crossPlace(/** @type {Frame} */ frame, /** @type {Side} */ side, /** @type {number} */ part) {
  const cross = crossAxis(side);
  return start(frame, cross) + frame[cross + 2] * part;
}

function commonMiddle(/** @type {Frame} */ frame, /** @type {Frame} */ other, /** @type {Side} */ side) {
  const cross = crossAxis(side);
  return (Math.max(start(frame, cross), start(other, cross)) + Math.min(end(frame, cross), end(other, cross))) / 2;
}

function distanceLine(/** @type {Frame} */ frame, /** @type {Side} */ side, /** @type {number} */ length, /** @type {string} */ kind, /** @type {number} */ across) {
  const { axis, sign } = sides[side];
  const from = sign < 0 ? start(frame, axis) : end(frame, axis);
  const to = from + sign * length;
  const [x1, y1, x2, y2] = axis === 0 ? [from, across, to, across] : [across, from, across, to];
  const line = drawing("line", { class: "distance", "data-kind": kind, x1, y1, x2, y2, "vector-effect": "non-scaling-stroke" });
  return [line, ...numberMark((x1 + x2) / 2, (y1 + y2) / 2, points(length), kind)];
}

/** A number on a plate, as large on the screen at each zoom. */
function numberMark(/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ text, /** @type {string} */ kind) {
  const unit = 1 / stage.pixelsPerPoint;
  const wide = (text.length * 6.4 + 7) * unit;
  const { width, height } = stage.shown ?? { width: 0, height: 0 };
  const left = Math.min(Math.max(x - wide / 2, 0), Math.max(width - wide, 0));
  const top = Math.min(Math.max(y - 7.5 * unit, 0), Math.max(height - 15 * unit, 0));
  return [
    drawing("rect", { class: "plate", "data-kind": kind, x: left, y: top, width: wide, height: 15 * unit, rx: 3 * unit }),
    drawing("text", { class: "plate-text", x: left + wide / 2, y: top + 11 * unit, "font-size": 10.5 * unit, "text-anchor": "middle" }, text),
  ];
}
