// The views of the shown picture: which one is under the pointer, and how far it is from others.

const inspection = {
  /** The views of the shown picture, or none while they are not known. */
  views: [], hovered: null, pinned: null,
  /** The key of the picture that the views are of. */
  key: null,
};

/** Whether the views belong to the shown picture. */
function hasCurrentViews() {
  return Boolean(stage.shown) && inspection.key === keyFor(stage.shown.wanted);
}

const requestLayout = latestOnly(async (wanted, isWanted) => {
  const layout = await layoutOf(wanted, isWanted).catch(() => null);
  if (isWanted()) adoptViews(shownViews(layout?.views ?? []), wanted);
});

/** The views with the rows that they are in. A frame that is not finite is empty, and the view says so. */
function shownViews(views) {
  const shown = [];
  for (const view of views) {
    const isShown = view.frame.every(Number.isFinite);
    // Superviews come before their subviews.
    const row = view.row?.replace(/^row /, "") ?? shown[view.parent]?.row ?? null;
    shown.push({ ...view, isShown, frame: isShown ? view.frame : [0, 0, 0, 0], row });
  }
  return shown;
}

/** Takes over the views of a new picture. A pinned view stays pinned if the picture still has it. */
function adoptViews(views, wanted) {
  const pinned = inspection.views[inspection.pinned];
  const place = pinned ? views.findIndex((view) => isAlike(view, pinned)) : -1;
  const isSamePlace = pinned && views[inspection.pinned] && isAlike(views[inspection.pinned], pinned);
  if (pinned) inspection.pinned = isSamePlace ? inspection.pinned : place >= 0 ? place : null;
  inspection.views = views;
  inspection.key = keyFor(wanted);
  inspection.hovered = null;
  byId("stage").dataset.hasViews = String(views.length > 0);
  redrawMarks();
  showCard();
}

function isAlike(one, other) {
  return one.class === other.class && one.property === other.property && one.row === other.row && one.depth === other.depth;
}

function isInside(frame, x, y) {
  const [left, top, width, height] = frame;
  return x >= left && y >= top && x < left + width && y < top + height;
}

function isVisible(view) {
  for (let shown = view; shown; shown = inspection.views[shown.parent]) if (shown.hidden) return false;
  return true;
}

/** The index of the deepest view that fits at a place in points; of several the smallest, and then the one in front. */
function viewAt(x, y, fits = () => true) {
  const area = ({ frame }) => frame[2] * frame[3];
  const hits = inspection.views
    .map((view, index) => ({ view, index }))
    .filter(({ view }) => fits(view) && isInside(view.frame, x, y) && isVisible(view))
    .sort((a, b) => b.view.depth - a.view.depth || area(a.view) - area(b.view) || b.index - a.index);
  return hits[0]?.index ?? null;
}

const sides = {
  left: { axis: 0, sign: -1 },
  right: { axis: 0, sign: 1 },
  top: { axis: 1, sign: -1 },
  bottom: { axis: 1, sign: 1 },
};

const start = (frame, axis) => frame[axis];
const end = (frame, axis) => frame[axis] + frame[axis + 2];

/** The distance from an edge of a frame to the same edge of the frame around it. */
function inset(frame, outer, side) {
  const { axis, sign } = sides[side];
  return sign < 0 ? start(frame, axis) - start(outer, axis) : end(outer, axis) - end(frame, axis);
}

/** The nearest view beside a view at a side, among those in the same superview: `{ index, gap }`, or null. */
function viewBeside(index, side) {
  const { axis, sign } = sides[side];
  const cross = 1 - axis;
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

function childrenOf(index) {
  return inspection.views.flatMap((view, place) => (view.parent === index ? [place] : []));
}

/** The views around a view, the outermost first. */
function ancestorsOf(index) {
  const found = [];
  for (let place = inspection.views[index]?.parent; typeof place === "number"; place = inspection.views[place]?.parent) found.unshift(place);
  return found;
}

/** A view's name: its property if it has one, and otherwise its class. */
function nameOf(view) {
  return view.property ?? view.class;
}

/** A number of points with at most two decimals. */
function points(value) {
  return String(Math.round(value * 100) / 100);
}
