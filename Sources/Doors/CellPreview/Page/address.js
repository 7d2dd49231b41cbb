// The state of the page, which the address names: `#Feed/Post?width=360&dark=1&edit=text:0.title=Milk`.

/** @type {State} */
const state = {
  view: "stage", entry: null, circumstances: { ...usual }, edits: new Map(),
  isInspecting: false, rows: "appearance", columns: "width",
};

const viewNames = /** @type {const} */ (["stage", "widths", "matrix", "changes"]);

function address() {
  const parameters = parametersOf(state.circumstances);
  if (state.view !== "stage") parameters.push(["view", state.view]);
  if (state.view === "matrix") parameters.push(["rows", state.rows], ["columns", state.columns]);
  if (state.isInspecting) parameters.push(["inspect", "1"]);
  parameters.push(...editParameters(state.edits));
  const query = queryText(parameters);
  return `#${encodedPath(state.entry ?? "")}${query ? `?${query}` : ""}`;
}

/** The edits as parameters: `edit=KEY=VALUE`. The key has escapes for its own equals and percent signs. */
/** @returns {Parameter[]} */
function editParameters(/** @type {Map<string, string>} */ edits) {
  return [...edits].map(([key, value]) => ["edit", `${key.replace(/[%=]/g, encodeURIComponent)}=${value}`]);
}

/**
 * The state that an address names. What it leaves out is usual.
 * @returns {State}
 */
function stateIn(/** @type {string} */ hash) {
  const [path, ...query] = hash.replace(/^#/, "").split("?");
  const parameters = new URLSearchParams(query.join("?"));
  const name = decoded(path);
  const axis = (/** @type {string | null} */ text, /** @type {Axis} */ fallback) => axisNames.find((axis) => axis === text) ?? fallback;
  return {
    view: viewNames.find((view) => view === parameters.get("view")) ?? "stage",
    entry: name || catalogue.entries[0]?.name || null,
    circumstances: [...parameters].length || name ? circumstancesIn(parameters) : firstCircumstances(catalogue.entries[0]?.name ?? ""),
    edits: editsIn(parameters),
    isInspecting: parameters.get("inspect") === "1",
    rows: axis(parameters.get("rows"), "appearance"),
    columns: axis(parameters.get("columns"), "width"),
  };
}

function editsIn(/** @type {URLSearchParams} */ parameters) {
  return new Map(parameters.getAll("edit").map((edit) => {
    const place = edit.indexOf("=");
    return place < 0 ? [decoded(edit), ""] : [decoded(edit.slice(0, place)), edit.slice(place + 1)];
  }));
}

/** @type {{ timer: ReturnType<typeof setTimeout> | undefined }} */
const writing = { timer: undefined };

/** Writes the state into the address. While something moves, the last state is written after a moment. */
function writeAddress({ isNewPlace = false, isMoving = false } = {}) {
  clearTimeout(writing.timer);
  if (isMoving) {
    writing.timer = setTimeout(writeAddress, 200);
  } else if (isNewPlace && location.hash !== address()) {
    history.pushState(null, "", address());
  } else {
    history.replaceState(null, "", address());
  }
}

function restoreFromAddress() {
  clearTimeout(writing.timer);
  if (location.hash !== "" && location.hash === address()) return;
  const before = { ...state };
  Object.assign(state, stateIn(location.hash));
  showState(before);
}

/** Changes parts of the state, writes the address and shows what has changed. */
function go(/** @type {Partial<State>} */ changes, options = {}) {
  const before = { ...state };
  Object.assign(state, changes);
  writeAddress(options);
  showState(before);
}
