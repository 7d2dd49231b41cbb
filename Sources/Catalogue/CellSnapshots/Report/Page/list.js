// The list of snapshots with its filters.

/** @type {{ filter: string, words: string[], rows: HTMLLIElement[], visible: Snapshot[] }} */
const snapshotList = { filter: "all", words: [], rows: [], visible: report.snapshots };

function buildSnapshotList() {
  snapshotList.rows = report.snapshots.map((snapshot) => {
    const link = element(
      "a", { href: fragment(snapshot.name), title: snapshot.name },
      element("span", { className: "glyph", dataset: { state: snapshot.state }, "aria-hidden": "true" },
        states[snapshot.state]?.glyph ?? "·"),
      element("bdi", { className: "entry", textContent: snapshot.title }),
      element("span", { className: "variant", textContent: snapshot.variant, dir: "ltr" }),
      element("span", { className: "visually-hidden", textContent: `, ${stateTitle(snapshot.state)}` }));
    return element("li", {}, link);
  });
  byId("list").append(...snapshotList.rows);
  buildFilters();
  byId("search").addEventListener("input", () => searchSnapshots(byId("search").value));
  byId("copy-listed").addEventListener("click", () => {
    copy(acceptLine(snapshotList.visible.filter((snapshot) => snapshot.acceptPattern)), byId("copy-listed"));
  });
}

/**
 * The filters that go by something else than the state. A filter that fits every snapshot, or none, is not offered.
 * @type {{ value: string, title: string, fits: (snapshot: Snapshot) => boolean }[]}
 */
const groupFilters = [
  { value: "failing", title: "Failing", fits: (snapshot) => !snapshot.isPassing },
  { value: "drawn", title: "Drawn", fits: ({ state }) => state !== "notAffected" },
  { value: "base", title: "Against the base", fits: ({ isOfBase }) => Boolean(isOfBase) },
];

function buildFilters() {
  const counts = new Map();
  for (const { state } of report.snapshots) counts.set(state, (counts.get(state) ?? 0) + 1);
  const choices = [{ value: "all", title: "All", count: report.snapshots.length }];
  for (const { value, title, fits } of groupFilters) {
    const count = report.snapshots.filter(fits).length;
    if (count && (value === "failing" || count < report.snapshots.length)) choices.push({ value, title, count });
  }
  for (const state of [...Object.keys(states), ...counts.keys()]) {
    if (!counts.has(state) || choices.some(({ value }) => value === state)) continue;
    choices.push({ value: state, title: stateTitle(state), count: counts.get(state) });
  }
  byId("filters").replaceChildren(...choices.map(({ value, title, count }) => {
    const button = element(
      "button", { type: "button", dataset: { value, state: value } }, title,
      element("span", { className: "count", textContent: number(count) }));
    button.addEventListener("click", () => filter(value));
    return button;
  }));
}

function filter(/** @type {string} */ value) {
  snapshotList.filter = value;
  updateSnapshotList();
}

function searchSnapshots(/** @type {string} */ text) {
  snapshotList.words = searchedWords(text);
  updateSnapshotList();
}

function isListed(/** @type {Snapshot} */ snapshot) {
  const { filter } = snapshotList;
  const fits = groupFilters.find(({ value }) => value === filter)?.fits ?? (({ state }) => filter === "all" || filter === state);
  return fits(snapshot) && snapshotList.words.every((word) => snapshot.searchText.includes(word));
}

function updateSnapshotList() {
  snapshotList.visible = report.snapshots.filter((snapshot) => {
    const isVisible = isListed(snapshot);
    const row = snapshotList.rows[snapshot.index];
    if (row.hidden === isVisible) row.hidden = !isVisible;
    return isVisible;
  });
  for (const button of partsOf(byId("filters"), "button")) {
    button.setAttribute("aria-pressed", String(button.dataset.value === snapshotList.filter));
  }
  byId("list-empty").hidden = snapshotList.visible.length > 0 || report.snapshots.length === 0;
  updateListFooter();
  updatePosition();
}

function updateListFooter() {
  const count = snapshotList.visible.filter((snapshot) => snapshot.acceptPattern).length;
  byId("list-footer").hidden = count === 0;
  const button = byId("copy-listed");
  retitle(button, count === 1 ? "Copy the command that accepts the listed snapshot" : `Copy the command that accepts the ${number(count)} listed snapshots`);
  button.title = count > 0 && count <= 20 ? acceptLine(snapshotList.visible.filter((snapshot) => snapshot.acceptPattern)) : "";
}

function markCurrentRow(/** @type {Snapshot | null} */ snapshot) {
  byId("list").querySelector("[aria-current]")?.removeAttribute("aria-current");
  const link = snapshot && partOf(snapshotList.rows[snapshot.index], "a");
  if (!link) return;
  const hasFocus = byId("list").contains(document.activeElement);
  link.setAttribute("aria-current", "true");
  link.scrollIntoView({ block: "nearest" });
  if (hasFocus) link.focus();
}

/** The next listed snapshot that fits, from the chosen one in a direction; null at the end. */
function nextListed(/** @type {number} */ direction, fits = (/** @type {Snapshot} */ _) => true) {
  const from = selection.snapshot ? selection.snapshot.index : direction > 0 ? -1 : report.snapshots.length;
  for (let index = from + direction; index >= 0 && index < report.snapshots.length; index += direction) {
    const snapshot = report.snapshots[index];
    if (!snapshotList.rows[index].hidden && fits(snapshot)) return snapshot;
  }
  return null;
}
