// The groups of snapshots with the same cause, as the run gives them.

/**
 * The titles of groups without an explanation, by their number and their verdict.
 * @type {Record<string, (count: number) => string>}
 */
const groupTitles = {
  crashed: (count) => `${number(count)} crashed`,
  timedOut: (count) => `${number(count)} timed out`,
  notDrawn: (count) => `${number(count)} could not be drawn`,
  different: (count) => `${number(count)} ${count === 1 ? "differs" : "differ"} only in pixels`,
  missing: (count) => `${number(count)} ${count === 1 ? "has" : "have"} no reference`,
  unreadable: (count) => `${number(count)} ${count === 1 ? "has an unreadable reference" : "have unreadable references"}`,
  otherRenderer: (count) => `${number(count)} ${count === 1 ? "was" : "were"} drawn by another renderer`,
  recorded: (count) => `${number(count)} ${count === 1 ? "was" : "were"} recorded`,
};

/** @type {{ all: Group[] | null, byName: Map<string, Group> | null }} */
const madeGroups = { all: null, byName: null };

/** All groups: first what could not be drawn, then the explained ones, and of these the largest first. Made at the first access. */
function changeGroups() {
  madeGroups.all ??= report.groups.map(readGroup).sort((a, b) => groupRank(a) - groupRank(b) || (groupRank(a) === 1 ? b.snapshots.length - a.snapshots.length : 0));
  return madeGroups.all;
}

/** Sorting is stable, so that other groups stay in the order of the snapshots. */
function groupRank(/** @type {Pick<Group, "state" | "cause">} */ { state, cause }) {
  if (state === "crashed" || state === "timedOut" || state === "notDrawn") return 0;
  return cause === null ? 2 : 1;
}

function readGroup(/** @type {ReportData["groups"][number]} */ { snapshots: indices, consequences }) {
  const snapshots = indices.map((index) => report.snapshots[index]);
  return { snapshots, consequences, state: snapshots[0].state, cause: causeOf(snapshots[0]), kinds: [...new Set(snapshots.flatMap(kindsOf))] };
}

/** The group of a snapshot, or null if it passes. */
function groupOf(/** @type {Snapshot} */ snapshot) {
  madeGroups.byName ??= new Map(changeGroups().flatMap((group) => group.snapshots.map(({ name }) => [name, group])));
  return madeGroups.byName.get(snapshot.name) ?? null;
}

/** The first change of a snapshot in words, or null. Another renderer is no change of a view. */
function causeOf(/** @type {Snapshot} */ { explanation, rendererChanges }) {
  return rendererChanges ? null : (explanation?.lines[0]?.text ?? null);
}

function kindsOf(/** @type {Snapshot} */ { explanation }) {
  return (explanation?.lines ?? []).map(({ kind }) => kind);
}

/** The cause in the words of the first snapshot, and in how many snapshots its words or numbers differ. */
function groupTitle(/** @type {Group} */ { cause, state, snapshots }) {
  if (cause === null) return [groupTitles[state]?.(snapshots.length) ?? plural(snapshots.length, "snapshot"), snapshots[0].rendererChanges?.join("; ") ?? snapshots[0].message].filter(Boolean).join(": ");
  const others = snapshots.filter((snapshot) => causeOf(snapshot) !== cause).length;
  return others ? `${cause}, and similarly in ${plural(others, "more picture")}` : cause;
}

function groupPlaces(/** @type {Group} */ { cause, snapshots }) {
  const entries = [...new Set(snapshots.map(({ entry }) => entry))];
  const widths = [...new Set(snapshots.flatMap((snapshot) => widthOf(snapshot) ?? []))].sort((a, b) => a - b);
  const places = [listText(entries.map(printable), 3)];
  if (widths.length) places.push(`at ${listText(widths.map(String), 8)} points`);
  // The title of a group without an explanation has the number.
  return cause !== null ? `${plural(snapshots.length, "picture")}: ${places.join(", ")}` : places.join(", ");
}

/** Whether the name says that the picture was drawn in dark mode. */
function isDark(/** @type {Snapshot} */ { variant }) {
  return variant.split("-").includes("dark");
}

/** The width in points that a snapshot's name says, or null. */
function widthOf(/** @type {Snapshot} */ { variant }) {
  return Number(/^\d+(\.\d+)?/.exec(variant)?.[0] ?? 0) || null;
}
