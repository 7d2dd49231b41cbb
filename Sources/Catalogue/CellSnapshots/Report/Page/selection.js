// The shown snapshot, which the address names: `#WallPost/short.320@2x`.

/** @type {{ snapshot: Snapshot | null, unknownName: string | null }} */
const selection = { snapshot: null, unknownName: null };

function select(/** @type {Snapshot | null | undefined} */ snapshot) {
  if (!snapshot) return;
  // The address is replaced, so that one step back leaves the report instead of going through all snapshots.
  location.replace(fragment(snapshot.name));
}

function selectFromAddress() {
  const name = decoded(location.hash.slice(1));
  selection.snapshot = report.byName.get(name) ?? null;
  selection.unknownName = name && !selection.snapshot ? name : null;
  showSelection();
}

function showSelection() {
  const { snapshot } = selection;
  document.body.dataset.page = snapshot ? "snapshot" : "overview";
  byId("overview").hidden = Boolean(snapshot);
  byId("snapshot").hidden = !snapshot;
  if (snapshot) showSnapshot(snapshot);
  else showOverview();
  markCurrentRow(snapshot);
  updatePosition();
  const pages = [snapshot?.name, "Snapshots"].filter(Boolean).join(" · ");
  document.title = report.failing.length ? `(${report.failing.length}) ${pages}` : pages;
  if (snapshot) announce(`${snapshot.name}, ${stateTitle(snapshot.state)}`);
}

function updatePosition() {
  const position = selection.snapshot ? snapshotList.visible.indexOf(selection.snapshot) : -1;
  byId("position").textContent = position < 0 ? "" : `${number(position + 1)} of ${number(snapshotList.visible.length)}`;
  byId("previous").disabled = !nextListed(-1);
  byId("next").disabled = !nextListed(1);
}

/** Chooses the next snapshot that fails; after the last comes the first. */
function selectFailing(/** @type {number} */ direction) {
  const fails = (/** @type {Snapshot} */ snapshot) => !snapshot.isPassing;
  const found = nextListed(direction, fails);
  if (found) return select(found);
  const failing = snapshotList.visible.filter(fails);
  select(direction > 0 ? failing[0] : failing.at(-1));
}
