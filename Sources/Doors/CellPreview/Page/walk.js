// The ways from one view to another: buttons, keys and scrolling.

function viewButton(/** @type {number} */ index) {
  const view = inspection.views[index];
  const title = [nameOf(view), view.property ? view.class : "", view.text ? `“${view.text}”` : ""].filter(Boolean).join(" · ");
  const button = element("button", { className: "view-button", type: "button", title }, element("bdi", { textContent: nameOf(view) }));
  button.addEventListener("click", () => {
    inspection.pinned = null;
    pin(index);
  });
  relate(button, [index]);
  return button;
}

/** Outlines views while the pointer or the focus is at an element. */
function relate(/** @type {HTMLElement} */ target, /** @type {number[]} */ indices) {
  const show = (/** @type {number[]} */ related) => () => {
    card.related = related;
    redrawMarks();
  };
  for (const event of ["pointerenter", "focus"]) target.addEventListener(event, show(indices));
  for (const event of ["pointerleave", "blur"]) target.addEventListener(event, show([]));
}

/** Pins the view before or after the pinned one, its superview or its first subview. */
function walk(/** @type {string} */ key) {
  if (!state.isInspecting || inspection.pinned === null) return false;
  const { views, pinned } = inspection;
  /** @type {Record<string, () => number | undefined>} */
  const places = {
    ArrowUp: () => pinned - 1,
    ArrowDown: () => pinned + 1,
    ArrowLeft: () => views[pinned].parent,
    ArrowRight: () => childrenOf(pinned)[0],
  };
  const place = places[key]?.();
  if (place === undefined || !views[place]) return true;
  inspection.pinned = null;
  pin(place);
  revealFrame(views[place].frame);
  return true;
}

/** Scrolls the stage so that a frame is in sight. */
function revealFrame(/** @type {Frame} */ [x, y, width, height]) {
  const area = byId("stage");
  const unit = stage.pixelsPerPoint;
  const [left, top] = [byId("frame").offsetLeft + x * unit, byId("frame").offsetTop + y * unit];
  if (top < area.scrollTop || top + height * unit > area.scrollTop + area.clientHeight) area.scrollTop = top - 24;
  if (left < area.scrollLeft || left + width * unit > area.scrollLeft + area.clientWidth) area.scrollLeft = left - 24;
}
