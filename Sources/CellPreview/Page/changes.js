// The changes of the last build, in groups of equal ones.

const changes = { read: { state: "none", compared: 0, groups: [] }, outcomes: new Map(), shown: 50 };

async function readChanges() {
  const read = await asked("/changes").catch(() => null);
  if (!read) return;
  if (read.build !== changes.read.build) changes.outcomes.clear();
  changes.read = read;
  updateChanges();
}

function updateChanges() {
  const { state: name, groups, problem } = changes.read;
  const button = byId("changes-button");
  button.hidden = name === "none" && !problem;
  button.textContent = name === "comparing" ? "Comparing…" : problem ? "Not compared" : groups.length ? plural(groups.length, "change") : "Nothing has changed";
  button.dataset.hasChanges = String(groups.length > 0);
  if (state.view === "changes") showChanges();
}

function showChanges() {
  const { groups } = changes.read;
  const parts = [element("p", { className: "quiet", textContent: changesTitle() })];
  parts.push(...groups.slice(0, changes.shown).map(changeGroup));
  if (groups.length > changes.shown) {
    parts.push(smallButton(`Show ${number(Math.min(50, groups.length - changes.shown))} more`, () => {
      changes.shown += 50;
      showChanges();
    }));
  }
  byId("changes").replaceChildren(...parts);
}

function changesTitle() {
  const { state: name, compared, groups, problem, build: shown } = changes.read;
  if (problem) return `The pictures could not be compared: ${printable(problem)}`;
  if (name === "none") return "After each build, its pictures are compared with those of the build before. There is nothing to compare yet.";
  if (name === "comparing") return "The pictures of this build are being compared with those of the build before.";
  const pictures = plural(compared, "picture");
  return groups.length ? `Build ${shown}, ${pictures} compared with those of the build before.` : `Nothing: build ${shown} draws ${pictures} like the build before.`;
}

function changeGroup(group) {
  const names = group.snapshots.map(({ name }) => name);
  const outcome = changes.outcomes.get(group.sentence);
  const accept = smallButton(names.length === 1 ? "Accept the picture" : `Accept ${number(names.length)} pictures`, () => acceptGroup(group, names));
  accept.disabled = Boolean(outcome?.isAccepted);
  return element("article", { className: "change-group" },
    element("header", { className: "section-title" },
      element("h3", { dir: "auto", textContent: group.sentence }),
      ...group.kinds.map((kind) => element("span", { className: "kind", dataset: { kind }, textContent: kind })),
      ...(given.token && names.length ? [accept] : [])),
    ...(outcome ? [outcomeText(outcome)] : []),
    element("p", { className: "quiet" }, placesText(group)),
    element("ul", { className: "change-pictures" }, ...group.snapshots.slice(0, 12).map(changePictures)),
    ...(group.snapshots.length > 12 ? [element("p", { className: "quiet", textContent: `and ${plural(group.snapshots.length - 12, "more picture")}` })] : []));
}

function placesText({ entries, widths }) {
  const names = entries.slice(0, 4).map(printable).join(", ");
  const rest = entries.length > 4 ? ` and ${number(entries.length - 4)} more` : "";
  return `${names}${rest}${widths.length ? `, at ${widths.join(", ")} points` : ""}`;
}

/** The pictures of two builds and their difference, as a button that shows the entry. */
function changePictures({ entry, name, configuration, reference, actual, difference }) {
  const image = (source, title) => (source ? [element("figure", {}, element("img", { src: source, alt: `${title}: ${printable(name)}`, loading: "lazy" }), element("figcaption", { textContent: title }))] : []);
  const button = element("button", { className: "change-pair", type: "button", title: name },
    ...image(reference, "Before"), ...image(actual, "After"), ...image(difference, "Difference"),
    element("span", { className: "change-name" }, element("bdi", { textContent: name })));
  button.addEventListener("click", () => chooseEntry(entry, { view: "stage", circumstances: { ...usual, ...(configuration ?? state.circumstances) } }));
  return element("li", {}, button);
}

async function acceptGroup(group, names) {
  try {
    const { refused, accepted } = await posted("/changes/accept", { pictures: Object.fromEntries(group.snapshots.filter(({ name }) => names.includes(name)).map(({ name, actual }) => [name, actual])) });
    const own = refused.filter(({ name }) => names.includes(name));
    changes.outcomes.set(group.sentence, { isAccepted: names.every((name) => accepted.includes(name)), refused: own, count: names.filter((name) => accepted.includes(name)).length });
  } catch (refusal) {
    changes.outcomes.set(group.sentence, { isAccepted: false, refused: [], line: refusal.message });
  }
  announce(outcomeLine(changes.outcomes.get(group.sentence)));
  showChanges();
}

function outcomeLine({ line, count, refused }) {
  return line ?? `Accepted ${plural(count, "picture")}${refused.length ? `; ${number(refused.length)} refused` : ""}.`;
}

function outcomeText(outcome) {
  const reasons = outcome.refused.map(({ name, reason }) => element("li", { dir: "auto", textContent: `${name}: ${reason}` }));
  return element("div", { className: "outcome", dataset: { isAccepted: String(outcome.isAccepted) } },
    element("p", { textContent: outcomeLine(outcome) }), ...(reasons.length ? [element("ul", {}, ...reasons)] : []));
}
