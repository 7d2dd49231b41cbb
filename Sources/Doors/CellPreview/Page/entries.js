// The list of entries with its search.

/** @type {{ rows: EntryRow[], words: string[], marked: string | null }} */
const entryList = { rows: [], words: [], marked: null };

function buildEntryList() {
  byId("search").addEventListener("input", () => searchEntries(byId("search").value));
  byId("entries").addEventListener("click", (event) => {
    const link = targetOf(event).closest("a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    chooseEntry(link.dataset.entry);
    closeDrawer();
  });
}

/** Makes the rows of all entries; rows of entries that stay are kept with their thumbnails. */
function showEntries() {
  const kept = new Map(entryList.rows.map((row) => [row.entry, row]));
  entryList.rows = catalogue.entries.map(({ name }) => kept.get(name) ?? entryRow(name));
  const items = [];
  let group = "";
  for (const row of entryList.rows) {
    if (row.group !== group) {
      group = row.group;
      items.push(element("li", { className: "group", role: "presentation", dataset: { group } }, element("bdi", { textContent: group })));
    }
    items.push(row.item);
  }
  const { scrollTop } = byId("list-scroll");
  byId("entries").replaceChildren(...items);
  byId("list-scroll").scrollTop = scrollTop;
  for (const row of entryList.rows) whenVisible(row.thumbnail, () => showThumbnail(row));
  updateEntryList();
  markCurrentEntry();
}

function entryRow(/** @type {string} */ name) {
  const place = name.indexOf("/");
  const group = place > 0 ? name.slice(0, place) : "";
  const thumbnail = element("span", { className: "thumbnail", "aria-hidden": "true" });
  const link = element("a", { href: `#${encodedPath(name)}`, title: name, dataset: { entry: name } },
    thumbnail, element("bdi", { className: "entry", textContent: place > 0 ? name.slice(place + 1) : name }));
  return { entry: name, group, item: element("li", { className: "row" }, link), link, thumbnail, searchText: name.toLowerCase() };
}

async function showThumbnail(/** @type {EntryRow} */ { entry, thumbnail }) {
  const wanted = { entry, circumstances: firstCircumstances(entry), edits: new Map(), isThumbnail: true };
  try {
    thumbnail.replaceChildren(await decodedImage(await tileOf(wanted, 0, () => thumbnail.isConnected)));
    thumbnail.classList.remove("is-broken");
  } catch {
    // The stage says why there is no picture.
    thumbnail.classList.add("is-broken");
  }
}

/** The circumstances that an entry is shown in at first: the most usual ones that it declares. */
function firstCircumstances(/** @type {string} */ name) {
  const declared = (entryNamed(name)?.configurations ?? []).map((configuration) => ({ ...usual, ...configuration }));
  const unusual = (/** @type {Circumstances} */ circumstances) => parametersOf(circumstances).length;
  return declared.sort((a, b) => unusual(a) - unusual(b))[0] ?? { ...usual };
}

function searchEntries(/** @type {string} */ text) {
  entryList.words = searchedWords(text);
  updateEntryList();
}

function updateEntryList() {
  const groups = new Set();
  for (const row of entryList.rows) {
    const isListed = entryList.words.every((word) => row.searchText.includes(word));
    if (row.item.hidden === isListed) row.item.hidden = !isListed;
    if (isListed) groups.add(row.group);
  }
  for (const heading of partsOf(byId("entries"), ".group")) {
    heading.hidden = !groups.has(heading.dataset.group ?? "");
  }
  byId("list-empty").hidden = groups.size > 0;
}

function chooseEntry(/** @type {string | undefined} */ name, /** @type {Partial<State>} */ changes = {}) {
  if (!name) return;
  const circumstances = isStatic ? { ...usual, ...nearestShot(name, state.circumstances)?.configuration } : state.circumstances;
  const view = state.view === "changes" ? "stage" : state.view;
  const isOther = name !== state.entry;
  go({ entry: name, view, edits: isOther ? new Map() : state.edits, circumstances, ...changes }, { isNewPlace: true });
  if (isOther) announce(printable(name));
}

/** Chooses the next listed entry in a direction. */
function stepEntry(/** @type {number} */ direction) {
  const rows = entryList.rows.filter(({ item }) => !item.hidden);
  const place = rows.findIndex(({ entry }) => entry === state.entry);
  chooseEntry(rows[place < 0 ? 0 : place + direction]?.entry);
}

function markCurrentEntry() {
  byId("entries").querySelector("[aria-current]")?.removeAttribute("aria-current");
  const row = entryList.rows.find(({ entry }) => entry === state.entry);
  if (!row) return;
  const hasFocus = byId("entries").contains(document.activeElement);
  row.link.setAttribute("aria-current", "page");
  // After a build the same entry is marked again, and the list stays where it is.
  if (entryList.marked !== state.entry) row.link.scrollIntoView({ block: "nearest" });
  entryList.marked = state.entry;
  if (hasFocus) row.link.focus({ preventScroll: true });
}
