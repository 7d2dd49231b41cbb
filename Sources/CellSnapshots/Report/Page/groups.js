// The groups of snapshots with the same explanation. Numbers are folded, because they differ between widths.

const shownGroups = { count: 50 };

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

function changeList() {
  const groups = changeGroups();
  const rows = element("ul", { className: "groups" }, ...groups.slice(0, shownGroups.count).map(groupRow));
  const rest = groups.length - shownGroups.count;
  if (rest <= 0) return [element("h2", { textContent: "What changed" }), rows];
  const more = element("button", { className: "button", type: "button", id: "more-groups", textContent: `Show ${number(Math.min(rest, 50))} more of ${plural(rest, "group")}` });
  more.addEventListener("click", () => {
    shownGroups.count += 50;
    showOverview();
  });
  return [element("h2", { textContent: "What changed" }), rows, element("p", {}, more)];
}

function groupRow(group) {
  const [first] = group.snapshots;
  const link = element("a", { className: "group-text", href: fragment(first.name) },
    ...groupTitle(group).map((text) => element("span", { className: "group-line", dir: "auto", textContent: text })),
    element("span", { className: "quiet group-places", dir: "auto", textContent: placesText(group) }));
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    select(first);
  });
  return element("li", { className: "group" },
    groupPictures(first),
    element("div", { className: "group-body" },
      link,
      element("div", { className: "group-tools" }, ...group.kinds.map(kindTag), ...groupButtons(group))));
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

function groupButtons(group) {
  const acceptable = group.snapshots.filter((snapshot) => snapshot.acceptPattern);
  if (report.review) return decisionButtons(group.snapshots, groupTitle(group)[0]);
  if (!acceptable.length) return [];
  const copying = element("button", { className: "button", type: "button", textContent: acceptable.length === 1 ? "Copy the command that accepts it" : `Copy the command that accepts the ${number(acceptable.length)}` });
  if (acceptable.length <= 20) copying.title = acceptLine(acceptable);
  copying.addEventListener("click", () => copy(acceptLine(acceptable), copying));
  return [copying];
}

const thumbnailSight = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    thumbnailSight.unobserve(target);
    target.style.setProperty("background-image", `url("${target.source}")`);
  }
}, { rootMargin: "200px" });

/** The size of the small pictures in CSS pixels, which is also in the styles. */
const thumbnail = { width: 92, height: 64 };

/** The part of a picture that the first line with a frame is about, or the top of the picture, as styles. */
function changedPart(snapshot, role) {
  const size = pointSize(snapshot[role]);
  const whole = thumbnail.width / Math.max(size.width, 1);
  const frame = snapshot.lines.flatMap((line) => frames(line, role))[0] ?? { x: 0, y: 0, width: size.width, height: 0 };
  // The frame is as large as it fits with some points around it, but never larger than on a screen.
  const fitting = Math.min(thumbnail.width / (Math.abs(frame.width) + 32), thumbnail.height / (Math.abs(frame.height) + 32));
  const scale = Math.min(Math.max(whole, fitting), Math.max(whole, 1));
  const offset = (start, length, room, all) => Math.min(0, Math.max(room - all * scale, room / 2 - (start + length / 2) * scale));
  const [x, y] = [offset(frame.x, frame.width, thumbnail.width, size.width), offset(frame.y, frame.height, thumbnail.height, size.height)];
  return { "background-size": `${size.width * scale}px ${size.height * scale}px`, "background-position": `${x}px ${y}px` };
}

/** The reference and the actual picture of a snapshot, which are loaded when they come into sight. */
function groupPictures(snapshot) {
  const pictures = ["reference", "actual"].filter((role) => snapshot[role]).map((role) => {
    const picture = element("span", { className: "group-picture", role: "img", "aria-label": roleTitle(snapshot, role), style: changedPart(snapshot, role) });
    Object.defineProperty(picture, "source", { get: () => pictureSource(snapshot[role]) });
    thumbnailSight.observe(picture);
    return element("span", { className: "group-figure" }, picture, element("span", { className: "quiet", "aria-hidden": "true", textContent: roleTitle(snapshot, role) }));
  });
  return element("div", { className: "group-pictures" }, ...pictures);
}
