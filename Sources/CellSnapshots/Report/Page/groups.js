// The groups of snapshots with the same explanation. Numbers are folded, because they differ between widths.

/** The titles of groups without an explanation, by their number and their verdict. */
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

/** All groups, the explained ones first and of these the largest; made at the first access. */
function changeGroups() {
  changeGroups.all ??= groupsOf(report.snapshots.filter((snapshot) => !snapshot.isPassing || snapshot.isRecorded));
  return changeGroups.all;
}

/** The group of a snapshot, or null if it passes. */
function groupOf(snapshot) {
  changeGroups.byName ??= new Map(changeGroups().flatMap((group) => group.snapshots.map(({ name }) => [name, group])));
  return changeGroups.byName.get(snapshot.name) ?? null;
}

function groupsOf(snapshots) {
  const groups = new Map();
  for (const snapshot of snapshots) {
    const texts = explanationTexts(snapshot);
    const key = texts.length ? texts.map(withoutNumbers).join("\n") : `\n${snapshot.state}`;
    const group = groups.get(key);
    if (group) group.snapshots.push(snapshot);
    else groups.set(key, { texts, kinds: kindsOf(snapshot), state: snapshot.state, snapshots: [snapshot] });
  }
  // Sorting is stable, so that groups of the same size stay in the order of the snapshots.
  const isUnexplained = ({ texts }) => texts.length === 0;
  return [...groups.values()].sort((a, b) => isUnexplained(a) - isUnexplained(b) || b.snapshots.length - a.snapshots.length);
}

function explanationTexts({ explanation }) {
  return (explanation?.lines ?? []).map(({ text }) => text);
}

function kindsOf({ explanation }) {
  return [...new Set((explanation?.lines ?? []).map(({ kind }) => kind))];
}

/** The text with a `#` for each number outside quotation marks. */
function withoutNumbers(text) {
  withoutNumbers.known ??= new Map();
  let pattern = withoutNumbers.known.get(text);
  if (pattern === undefined) {
    pattern = text.replace(/"[^"]*"?|#?[\p{Number}.]+/gu, (part) => (part.startsWith('"') ? part : "#"));
    withoutNumbers.known.set(text, pattern);
  }
  return pattern;
}

/** The lines of the first snapshot, at most three, and in how many snapshots their numbers differ. */
function groupTitle({ texts, state, snapshots }) {
  if (!texts.length) return [groupTitles[state]?.(snapshots.length) ?? plural(snapshots.length, "snapshot")];
  const lines = texts.slice(0, 3);
  if (texts.length > 3) lines.push(`and ${plural(texts.length - 3, "more change")}`);
  const same = texts.join("\n");
  const alike = snapshots.filter((snapshot) => explanationTexts(snapshot).join("\n") !== same).length;
  if (alike) lines[lines.length - 1] += `, and with other numbers in ${plural(alike, "more picture")}`;
  return lines;
}

function placesText({ texts, snapshots }) {
  const entries = [...new Set(snapshots.map(({ entry }) => entry))];
  const widths = [...new Set(snapshots.map(widthOf))].filter(Boolean).sort((a, b) => a - b);
  const places = [listText(entries.map(printable), 3)];
  if (widths.length) places.push(`at ${listText(widths.map(String), 8)} points`);
  // The title of a group without an explanation has the number.
  return texts.length ? `${plural(snapshots.length, "picture")}: ${places.join(", ")}` : places.join(", ");
}

/** The first texts, and the number of the others. */
function listText(texts, count) {
  const rest = texts.length - count;
  return rest > 0 ? `${texts.slice(0, count).join(", ")} and ${number(rest)} more` : texts.join(", ");
}

/** The width in points that a snapshot's name says, or null. */
function widthOf({ variant }) {
  return Number(/^\d+(\.\d+)?/.exec(variant)?.[0] ?? 0) || null;
}
