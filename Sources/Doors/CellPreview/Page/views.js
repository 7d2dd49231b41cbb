// The views of the shown picture: which one is under the pointer, and how far it is from others.

/** @type {{ views: ShownView[], hovered: number | null, pinned: number | null, key: string | null }} */
const inspection = {
  /** The views of the shown picture, or none while they are not known. */
  views: [], hovered: null, pinned: null,
  /** The key of the picture that the views are of. */
  key: null,
};

/**
 * The view with an index, if there is one.
 * @returns {ShownView | undefined}
 */
function viewWith(/** @type {number | null | undefined} */ index) {
  return inspection.views[index ?? -1];
}

/** Whether the views belong to the shown picture. */
function hasCurrentViews() {
  return stage.shown !== null && inspection.key === keyFor(stage.shown.wanted);
}

const requestLayout = latestOnly(async (/** @type {Wanted} */ wanted, isWanted) => {
  const layout = await layoutOf(wanted, isWanted).catch(() => null);
  if (isWanted()) adoptViews(shownViews(layout?.views ?? []), wanted);
});

/** The views with the rows that they are in. A frame that is not finite is empty, and the view says so. */
function shownViews(/** @type {LayoutView[]} */ views) {
  /** @type {ShownView[]} */
  const shown = [];
  for (const view of views) {
    const isShown = view.frame.every(Number.isFinite);
    // Superviews come before their subviews.
    const row = view.row?.replace(/^row /, "") ?? shown[view.parent ?? -1]?.row ?? null;
    shown.push({ ...view, isShown, frame: isShown ? view.frame : [0, 0, 0, 0], row });
  }
  return shown;
}

/** Takes over the views of a new picture. A pinned view stays pinned if the picture still has it. */
function adoptViews(/** @type {ShownView[]} */ views, /** @type {Wanted} */ wanted) {
  const pinned = viewWith(inspection.pinned);
  if (pinned) {
    const same = views[inspection.pinned ?? -1];
    const place = views.findIndex((view) => isAlike(view, pinned));
    if (!same || !isAlike(same, pinned)) inspection.pinned = place >= 0 ? place : null;
  }
  inspection.views = views;
  inspection.key = keyFor(wanted);
  inspection.hovered = null;
  byId("stage").dataset.hasViews = String(views.length > 0);
  redrawMarks();
  showCard();
}

function isAlike(/** @type {LayoutView} */ one, /** @type {LayoutView} */ other) {
  return one.class === other.class && one.property === other.property && one.row === other.row && one.depth === other.depth;
}

function isInside(/** @type {Frame} */ frame, /** @type {number} */ x, /** @type {number} */ y) {
  const [left, top, width, height] = frame;
  return x >= left && y >= top && x < left + width && y < top + height;
}

function isVisible(/** @type {ShownView} */ view) {
  for (let shown = /** @type {ShownView | undefined} */ (view); shown; shown = viewWith(shown.parent)) if (shown.hidden) return false;
  return true;
}

/** The index of the deepest view that fits at a place in points; of several the smallest, and then the one in front. */
function viewAt(/** @type {number} */ x, /** @type {number} */ y, fits = (/** @type {ShownView} */ _) => /** @type {unknown} */ (true)) {
  const area = (/** @type {ShownView} */ { frame }) => frame[2] * frame[3];
  const hits = inspection.views
    .map((view, index) => ({ view, index }))
    .filter(({ view }) => fits(view) && isInside(view.frame, x, y) && isVisible(view))
    .sort((a, b) => b.view.depth - a.view.depth || area(a.view) - area(b.view) || b.index - a.index);
  return hits[0]?.index ?? null;
}

/** @type {Record<"left" | "right" | "top" | "bottom", Direction>} */
const sides = {
  left: { axis: 0, sign: -1 },
  right: { axis: 0, sign: 1 },
  top: { axis: 1, sign: -1 },
  bottom: { axis: 1, sign: 1 },
};

const sideNames = /** @type {Side[]} */ (Object.keys(sides));

/** The axis across the direction of a side. */
const crossAxis = (/** @type {Side} */ side) => (sides[side].axis === 0 ? 1 : 0);

const start = (/** @type {Frame} */ frame, /** @type {0 | 1} */ axis) => frame[axis];
const end = (/** @type {Frame} */ frame, /** @type {0 | 1} */ axis) => frame[axis] + frame[axis + 2];

/** The distance from an edge of a frame to the same edge of the frame around it. */
function inset(/** @type {Frame} */ frame, /** @type {Frame} */ outer, /** @type {Side} */ side) {
  const { axis, sign } = sides[side];
  return sign < 0 ? start(frame, axis) - start(outer, axis) : end(outer, axis) - end(frame, axis);
}

/** The nearest view beside a view at a side, among those in the same superview: `{ index, gap }`, or null. */
function viewBeside(/** @type {number} */ index, /** @type {Side} */ side) {
  const { axis, sign } = sides[side];
  const cross = crossAxis(side);
  const view = inspection.views[index];
  const found = inspection.views
    .map((other, place) => ({ other, index: place }))
    .filter(({ other, index: place }) => place !== index && other.parent === view.parent && isVisible(other))
    .filter(({ other }) => start(other.frame, cross) < end(view.frame, cross) && end(other.frame, cross) > start(view.frame, cross))
    .map(({ other, index: place }) => ({
      index: place,
      gap: sign < 0 ? start(view.frame, axis) - end(other.frame, axis) : start(other.frame, axis) - end(view.frame, axis),
    }))
    .filter(({ gap }) => gap >= 0)
    .sort((a, b) => a.gap - b.gap);
  return found[0] ?? null;
}

function childrenOf(/** @type {number} */ index) {
  return inspection.views.flatMap((view, place) => (view.parent === index ? [place] : []));
}

/** The views around a view, the outermost first. */
function ancestorsOf(/** @type {number} */ index) {
  const found = [];
  for (let place = inspection.views[index]?.parent; typeof place === "number"; place = inspection.views[place]?.parent) found.unshift(place);
  return found;
}

/** A view's name: its property if it has one, and otherwise its class. */
function nameOf(/** @type {LayoutView} */ view) {
  return view.property ?? view.class;
}

/** A number of points with at most two decimals. */
function points(/** @type {number} */ value) {
  return String(Math.round(value * 100) / 100);
}
