// The breakpoints of the entry over the width: the height as a curve, a mark for each change, a band where texts are cut.

/** @type {{ breakpoints: Breakpoints | null }} */
const strip = { breakpoints: null };

/** @type {Breakpoints} */
const noBreakpoints = { from: 0, to: 0, heights: [], changes: [], cuts: [] };

const requestBreakpoints = latestOnly(async (/** @type {Wanted} */ wanted, isWanted) => {
  const found = await breakpointsOf(wanted, isWanted).catch(() => null);
  if (isWanted()) showStrip(found);
});

function buildStrip() {
  byId("strip").addEventListener("pointerdown", followInStrip);
}

/** Forgets the breakpoints of another entry; the strip keeps its place until the new ones are there. */
function forgetStrip() {
  strip.breakpoints = null;
  outdateStrip();
}

/** Marks the breakpoints as breakpoints of other circumstances until the new ones are there. */
function outdateStrip() {
  byId("strip").classList.add("is-stale");
}

function showStrip(/** @type {Breakpoints | null} */ breakpoints) {
  strip.breakpoints = breakpoints;
  byId("strip").hidden = !breakpoints;
  byId("strip").classList.remove("is-stale");
  if (!breakpoints) return;
  const { changes, cuts } = breakpoints;
  byId("strip").replaceChildren(
    heightCurve(breakpoints),
    ...cuts.map((cut) => cutBand(cut)),
    ...changes.map((change) => changeMark(change)),
    element("div", { className: "strip-cursor", id: "strip-cursor", "aria-hidden": "true" }),
    ...stripLabels(breakpoints),
    element("span", { className: "strip-label", dataset: { place: "note" }, id: "strip-note" }));
  moveStripCursor();
  if (state.view === "widths") showFilm();
}

/** The place of a width in the strip, in percent. */
function placeInStrip(/** @type {number} */ width) {
  const { from, to } = strip.breakpoints ?? noBreakpoints;
  return to > from ? ((width - from) / (to - from)) * 100 : 0;
}

/** The height over the width, with straight lines between the measured widths. */
function heightCurve(/** @type {Breakpoints} */ { from, to, heights }) {
  const highest = Math.max(1, ...heights.map(([, height]) => height));
  const place = (/** @type {number} */ width, /** @type {number} */ height) => `${width},${100 - (height / highest) * 92}`;
  const points = heights.map(([width, height]) => place(width, height));
  // The last height holds until the end of the range.
  const last = heights.at(-1);
  if (last) points.push(place(to, last[1]));
  const area = `M${from},100 L${points.join(" L")} L${to},100 Z`;
  return drawing("svg", { class: "curve", viewBox: `${from} 0 ${Math.max(to - from, 1)} 100`, preserveAspectRatio: "none", "aria-hidden": "true" },
    drawing("path", { class: "curve-area", d: area }),
    drawing("path", { class: "curve-line", d: `M${points.join(" L")}`, "vector-effect": "non-scaling-stroke" }));
}

function cutBand(/** @type {Cut} */ { from, to, texts }) {
  const start = placeInStrip(from);
  const style = { left: `${start}%`, width: `${Math.max(placeInStrip(to + 1) - start, 0.3)}%` };
  const label = `${from} to ${to} points: ${texts.join("; ")}`;
  // There may be hundreds of bands and marks, so the keys reach them from the handle and not one by one.
  const band = element("button", { className: "cut", type: "button", tabIndex: -1, title: label, "aria-label": label, style });
  band.addEventListener("click", () => chooseWidth(to));
  return band;
}

function changeMark(/** @type {Breakpoint} */ { width, texts }) {
  const label = `${width} points: ${texts.join("; ")}`;
  const mark = element("button", { className: "change-mark", type: "button", tabIndex: -1, title: label, "aria-label": label, style: { left: `${placeInStrip(width)}%` } });
  mark.addEventListener("click", () => chooseWidth(width));
  return mark;
}

function stripLabels(/** @type {Breakpoints} */ { from, to, heights }) {
  const all = heights.map(([, height]) => height);
  const range = all.length ? `${number(Math.min(...all))} to ${number(Math.max(...all))} points high` : "";
  return [
    element("span", { className: "strip-label", dataset: { place: "start" }, textContent: String(from) }),
    element("span", { className: "strip-label", dataset: { place: "middle" }, textContent: range }),
    element("span", { className: "strip-label", dataset: { place: "end" }, textContent: String(to) }),
  ];
}

function moveStripCursor() {
  const [cursor, label] = [partOf(byId("strip"), "#strip-cursor"), partOf(byId("strip"), "#strip-note")];
  if (!cursor || !label || !strip.breakpoints) return;
  const place = placeInStrip(state.circumstances.width);
  cursor.hidden = place < 0 || place > 100;
  cursor.style.setProperty("left", `${place}%`);
  const note = textsAt(state.circumstances.width).join("; ");
  label.textContent = printable(note);
  byId("strip").classList.toggle("has-note", note !== "");
}

/** The changes at a width, and the texts that are cut there. */
function textsAt(/** @type {number} */ width) {
  const { changes, cuts } = strip.breakpoints ?? noBreakpoints;
  return [...changes.filter((change) => change.width === width), ...cuts.filter((cut) => cut.from <= width && width <= cut.to)]
    .flatMap(({ texts }) => texts);
}

/** The next breakpoint in a direction, or the end of the range. */
function nextBreakpoint(/** @type {number} */ width, /** @type {number} */ direction) {
  const range = breakpointRange(state.entry);
  const marks = stripWidths();
  if (direction > 0) return marks.find((mark) => mark > width) ?? Math.max(range.to, width);
  return marks.filter((mark) => mark < width).at(-1) ?? Math.min(range.from, width);
}

/** The widths at which something changes, in rising order. */
function stripWidths() {
  const { changes, cuts, from, to } = strip.breakpoints ?? noBreakpoints;
  const widths = [...changes.map(({ width }) => width), ...cuts.flatMap((cut) => [cut.from, cut.to + 1])];
  return [...new Set(widths)].filter((width) => width > from && width <= to).sort((a, b) => a - b);
}

/** The widths worth a look: the declared ones and those at which something changes. */
function chosenWidths() {
  if (isStatic) return drawnWidths(state.entry, state.circumstances);
  const widths = [...declaredWidths(state.entry), ...stripWidths()];
  return [...new Set(widths)].sort((a, b) => a - b);
}

function followInStrip(/** @type {PointerEvent} */ event) {
  if (event.button !== 0 || targetOf(event).closest("button") || !strip.breakpoints) return;
  const target = byId("strip");
  const follow = (/** @type {PointerEvent} */ { clientX }) => {
    const { left, width } = target.getBoundingClientRect();
    const { from, to } = strip.breakpoints ?? noBreakpoints;
    const part = Math.min(Math.max((clientX - left) / width, 0), 1);
    chooseWidth(from + part * (to - from), { isMoving: true });
  };
  followPointer(event, target, follow, writeAddress);
  follow(event);
}
