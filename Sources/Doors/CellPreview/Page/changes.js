// The changes of the last build, in groups of equal ones.

/** @type {{ read: Changes, outcomes: Map<string, Outcome>, accepting: Set<string>, shown: number }} */
const changes = {
  read: { build: 0, state: "none", entryCount: 0, finishedCount: 0, compared: 0, groups: [] },
  /** The outcomes of decisions, and the groups that are being accepted, by the names of their first snapshots. */
  outcomes: new Map(), accepting: new Set(), shown: 50,
};

async function readChanges() {
  const read = /** @type {Changes | null} */ (await asked("/changes").catch(() => null));
  if (!read) return;
  if (read.build !== changes.read.build) changes.outcomes.clear();
  changes.read = read;
  updateChanges();
}

function updateChanges() {
  const { state: name, groups, problem } = changes.read;
  const button = byId("changes-button");
  button.hidden = (name === "none" || name === "keeping") && !problem;
  button.textContent = problem ? "Not compared" : groups.length ? plural(groups.length, "change") : name === "comparing" ? "Comparing…" : "Nothing has changed";
  button.dataset.hasChanges = String(groups.length > 0);
  showActivity();
  if (state.view === "changes") showChanges();
}

function showChanges() {
  const { groups } = changes.read;
  /** @type {HTMLElement[]} */
  const parts = [element("p", { className: "quiet", textContent: changesTitle() })];
  parts.push(...groups.slice(0, changes.shown).map(changeGroup));
  if (groups.length > changes.shown) {
    parts.push(actionButton(`Show ${number(Math.min(50, groups.length - changes.shown))} more`, () => {
      changes.shown += 50;
      showChanges();
    }));
  }
  byId("changes").replaceChildren(...parts);
}

function changesTitle() {
  const { state: name, entryCount, finishedCount, compared, groups, problem, build: shown } = changes.read;
  if (problem) return `The pictures could not be compared: ${printable(problem)}`;
  if (name === "keeping") return `The pictures of this build are being kept for the comparison with the next one: ${number(finishedCount)} of ${plural(entryCount, "entry", "entries")}. The shown entry and width come first.`;
  if (name === "none") return "After each build, its pictures are compared with those of the build before. There is nothing to compare yet.";
  if (name === "comparing") return `The pictures of this build are being compared with those of the build before: ${number(finishedCount)} of ${plural(entryCount, "entry", "entries")}. The shown entry and width come first.`;
  const pictures = plural(compared, "picture");
  return groups.length ? `Build ${shown}, ${pictures} compared with those of the build before.` : `Nothing: build ${shown} draws ${pictures} like the build before.`;
}

/** The name by which outcomes know a group. */
function groupKey(/** @type {ChangeGroup} */ group) {
  return group.snapshots[0]?.name ?? group.sentence;
}

/** Only a drawn picture that is not the reference already can be accepted. */
function openNames(/** @type {ChangeGroup} */ group) {
  return group.snapshots.filter(({ actual, isAccepted }) => actual && !isAccepted).map(({ name }) => name);
}

function changeGroup(/** @type {ChangeGroup} */ group) {
  const names = openNames(group);
  const outcome = changes.outcomes.get(groupKey(group));
  const isAccepting = changes.accepting.has(groupKey(group));
  const accept = actionButton(isAccepting ? "Accepting…" : names.length === 1 ? "Accept the picture" : `Accept ${number(names.length)} pictures`, () => acceptGroup(group, names));
  accept.disabled = isAccepting;
  const wasAccepted = group.snapshots.some(({ isAccepted }) => isAccepted);
  const consequences = consequenceLines(group, 8).map((line) => element("li", { dir: "auto", textContent: line }));
  return element("article", { className: "change-group", "aria-busy": String(isAccepting) },
    element("header", { className: "section-title" },
      element("h3", { dir: "auto", textContent: group.sentence }),
      ...group.kinds.map((kind) => kindTag(kind)),
      ...(given.token && (names.length || isAccepting) ? [accept] : []),
      ...(wasAccepted && !names.length ? [element("span", { className: "kind", textContent: "accepted" })] : [])),
    ...(consequences.length ? [element("ul", { className: "consequences" }, ...consequences)] : []),
    ...(outcome ? [outcomeText(outcome)] : []),
    element("p", { className: "quiet" }, changePlaces(group)),
    element("ul", { className: "change-pictures" }, ...group.snapshots.slice(0, 12).map(changePictures)),
    ...(group.snapshots.length > 12 ? [element("p", { className: "quiet", textContent: `and ${plural(group.snapshots.length - 12, "more picture")}` })] : []));
}

function changePlaces(/** @type {ChangeGroup} */ { entries, widths }) {
  return `${listText(entries.map(printable), 4)}${widths.length ? `, at ${widths.join(", ")} points` : ""}`;
}

/** The pictures of two builds and their difference, as a button that shows the entry. */
function changePictures(/** @type {ChangedSnapshot} */ { entry, name, configuration, reference, actual, difference }) {
  const image = (/** @type {string | undefined} */ source, /** @type {string} */ title) => (source ? [element("figure", {}, element("img", { src: source, alt: `${title}: ${printable(name)}`, loading: "lazy" }), element("figcaption", { textContent: title }))] : []);
  const button = element("button", { className: "change-pair", type: "button", title: name, dataset: { style: configuration?.dark ? "dark" : "light" } },
    ...image(reference, "Before"), ...image(actual, "After"), ...image(difference, "Difference"),
    element("span", { className: "change-name" }, element("bdi", { textContent: name })));
  button.addEventListener("click", () => chooseEntry(entry, { view: "stage", circumstances: { ...usual, ...(configuration ?? state.circumstances) } }));
  return element("li", {}, button);
}

async function acceptGroup(/** @type {ChangeGroup} */ group, /** @type {string[]} */ names) {
  const key = groupKey(group);
  const { build: shown } = changes.read;
  changes.accepting.add(key);
  announce("Accepting");
  showChanges();
  /** @type {Outcome} */
  let outcome;
  try {
    const { refused, accepted } = /** @type {{ refused: RefusedPicture[], accepted: string[] }} */ (await posted("/changes/accept", { pictures: Object.fromEntries(group.snapshots.filter(({ name }) => names.includes(name)).map(({ name, actual }) => [name, actual])) }));
    const own = refused.filter(({ name }) => names.includes(name));
    outcome = { isAccepted: names.every((name) => accepted.includes(name)), refused: own, count: names.filter((name) => accepted.includes(name)).length };
  } catch (refusal) {
    outcome = { isAccepted: false, refused: [], count: 0, line: messageOf(refusal) };
  }
  changes.accepting.delete(key);
  announce(outcomeLine(outcome));
  // The outcome is about a build that may be gone.
  if (changes.read.build === shown) changes.outcomes.set(key, outcome);
  else changes.outcomes.delete(key);
  showChanges();
}

function outcomeLine(/** @type {Outcome} */ { line, count, refused }) {
  return line ?? `Accepted ${plural(count, "picture")}${refused.length ? `; ${number(refused.length)} refused` : ""}.`;
}

function outcomeText(/** @type {Outcome} */ outcome) {
  const reasons = outcome.refused.map(({ name, reason }) => element("li", { dir: "auto", textContent: `${name}: ${reason}` }));
  return element("div", { className: "outcome", dataset: { isAccepted: String(outcome.isAccepted) } },
    element("p", { textContent: outcomeLine(outcome) }), ...(reasons.length ? [element("ul", {}, ...reasons)] : []));
}
