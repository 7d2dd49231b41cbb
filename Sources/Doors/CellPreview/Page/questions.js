// The questions about a picture besides its pixels: its views, its findings, its breakpoints and its controls.

const keyFor = (/** @type {Wanted} */ wanted) => queryText(parametersFor(wanted));

/** `{ size, views }` of a picture, or null if it is not known. */
const layoutOf = remembered(async (wanted, isWanted) => {
  if (isStatic) return shotFor(wanted)?.layout ?? null;
  return /** @type {Layout} */ (await asked(pathWith("/layout", parametersFor(wanted)), isWanted));
}, keyFor, 40);

const findingsOf = remembered(async (wanted, isWanted) => {
  if (isStatic) return [];
  return /** @type {Finding[]} */ ((await asked(pathWith("/findings", parametersFor(wanted)), isWanted)).findings);
}, keyFor, 200);

/** The groups of controls. Their values include the edits, so that the server is asked again after each edit. */
const controlsOf = remembered(async (wanted, isWanted) => {
  if (isStatic) return [];
  return /** @type {ControlGroup[]} */ ((await asked(pathWith("/controls", parametersFor(wanted)), isWanted)).groups);
}, keyFor, 40);

/** The widths between which breakpoints are looked for. */
function breakpointRange(/** @type {string | null} */ entry) {
  const widths = declaredWidths(entry);
  const from = Math.min(320, ...widths);
  const to = Math.max(768, ...widths);
  return { from: Math.max(Math.floor(from), catalogue.minimumWidth), to: Math.min(Math.ceil(to), catalogue.maximumWidth) };
}

/** The circumstances without width, which alone distinguish breakpoints. */
function withoutWidth(/** @type {Wanted} */ wanted) {
  return { ...wanted, circumstances: { ...wanted.circumstances, width: usual.width } };
}

const breakpointsOf = remembered(async (wanted, isWanted) => {
  if (isStatic) return drawnBreakpoints(wanted);
  const { from, to } = breakpointRange(wanted.entry);
  const parameters = parametersFor(wanted).filter(([name]) => name !== "width");
  parameters.push(["from", String(from)], ["to", String(to)]);
  return /** @type {Breakpoints} */ (await asked(pathWith("/breakpoints", parameters), isWanted));
}, (wanted) => keyFor(withoutWidth(wanted)), 100);
