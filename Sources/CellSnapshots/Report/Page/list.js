// The list of snapshots with its filters.

const list = { filter: "all", words: [], rows: [], visible: report.snapshots };

function buildList() {
  list.rows = report.snapshots.map((snapshot) => {
    const link = element(
      "a", { href: fragment(snapshot.name), title: snapshot.name },
      element("span", { className: "glyph", dataset: { state: snapshot.state }, "aria-hidden": "true" },
        states[snapshot.state]?.glyph ?? "·"),
      element("bdi", { className: "entry", textContent: snapshot.title }),
      element("span", { className: "variant", textContent: snapshot.variant, dir: "ltr" }),
      element("span", { className: "visually-hidden", textContent: `, ${stateTitle(snapshot.state)}` }));
    return element("li", {}, link);
  });
  byId("list").append(...list.rows);
  buildFilters();
  byId("search").addEventListener("input", (event) => search(event.target.value));
  byId("copy-listed").addEventListener("click", (event) => {
    copy(acceptLine(list.visible.filter((snapshot) => snapshot.acceptPattern)), event.currentTarget);
  });
}

function buildFilters() {
  const counts = new Map();
  for (const { state } of report.snapshots) counts.set(state, (counts.get(state) ?? 0) + 1);
  const choices = [{ value: "all", title: "All", count: report.snapshots.length }];
  if (report.failing.length) choices.push({ value: "failing", title: "Failing", count: report.failing.length });
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

function filter(value) {
  list.filter = value;
  updateList();
}

function search(text) {
  list.words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (byId("search").value !== text) byId("search").value = text;
  updateList();
}

function isListed(snapshot) {
  const fits = list.filter === "all" || list.filter === snapshot.state || (list.filter === "failing" && !snapshot.isPassing);
  return fits && list.words.every((word) => snapshot.searchText.includes(word));
}

function updateList() {
  list.visible = report.snapshots.filter((snapshot) => {
    const isVisible = isListed(snapshot);
    const row = list.rows[snapshot.index];
    if (row.hidden === isVisible) row.hidden = !isVisible;
    return isVisible;
  });
  for (const button of byId("filters").children) {
    button.setAttribute("aria-pressed", String(button.dataset.value === list.filter));
  }
  byId("list-empty").hidden = list.visible.length > 0 || report.snapshots.length === 0;
  updateListFooter();
  updatePosition();
}

function updateListFooter() {
  const count = list.visible.filter((snapshot) => snapshot.acceptPattern).length;
  byId("list-footer").hidden = count === 0;
  const button = byId("copy-listed");
  clearTimeout(button.timer);
  delete button.dataset.title;
  button.textContent = count === 1 ? "Copy the command that accepts the listed snapshot" : `Copy the command that accepts the ${number(count)} listed snapshots`;
  button.title = count > 0 && count <= 20 ? acceptLine(list.visible.filter((snapshot) => snapshot.acceptPattern)) : "";
}

function markCurrentRow(snapshot) {
  byId("list").querySelector("[aria-current]")?.removeAttribute("aria-current");
  const link = snapshot && list.rows[snapshot.index].firstElementChild;
  if (!link) return;
  const hasFocus = byId("list").contains(document.activeElement);
  link.setAttribute("aria-current", "true");
  link.scrollIntoView({ block: "nearest" });
  if (hasFocus) link.focus();
}

/** The next listed snapshot that fits, from the chosen one in a direction; null at the end. */
function neighbour(direction, fits = () => true) {
  const from = selection.snapshot ? selection.snapshot.index : direction > 0 ? -1 : report.snapshots.length;
  for (let index = from + direction; index >= 0 && index < report.snapshots.length; index += direction) {
    const snapshot = report.snapshots[index];
    if (!list.rows[index].hidden && fits(snapshot)) return snapshot;
  }
  return null;
}
