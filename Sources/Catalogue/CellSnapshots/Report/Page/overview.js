// The result of the run, shown while no snapshot is chosen.

function showOverview() {
  const { run, snapshots, failing } = report;
  byId("overview-title").textContent = overviewTitle();
  const parts = [];
  if (!report.isReadable) parts.push(notice("This report contains no run; write it again from run.json."));
  if (selection.unknownName) parts.push(notice("This run has no snapshot called ", selection.unknownName, "."));
  if (run.isComplete === false) parts.push(notice("The run did not finish: this report lacks the snapshots that it did not reach."));
  for (const index of report.missingShards) {
    parts.push(notice(`Shard ${index} of ${report.shards[0].count} is missing: its snapshots are not in this report.`));
  }
  if (snapshots.length) parts.push(verdictBar());
  if (failing.length) {
    const button = actionButton("Show the first failing snapshot ", () => selectFailing(1), { className: "button primary" });
    button.append(element("kbd", { textContent: "f" }));
    parts.push(element("p", {}, button));
  }
  if (report.review) parts.push(reviewBar());
  if (changeGroups().length) parts.push(...changeList());
  parts.push(runFacts(run));
  if (!holdsPictures && snapshots.some(({ reference, actual }) => reference || actual)) {
    parts.push(element("p", { className: "quiet", textContent: "The pictures are in the folder images beside this page; keep both together." }));
  }
  if (report.acceptable.length && !report.review) {
    parts.push(
      element("h2", { textContent: `Accept all ${number(report.acceptable.length)}` }),
      element("p", { className: "quiet", textContent: "Moves the pictures of this run to the references, without rendering again." }),
      commandLine(report.acceptable.length > 1 ? report.acceptCommand : acceptLine(report.acceptable)));
  }
  if (run.base) parts.push(...removedSnapshots(run.base));
  if (run.dead.length) parts.push(...deadReferences(run));
  byId("overview-content").replaceChildren(...parts);
}

function overviewTitle() {
  const { snapshots, failing } = report;
  if (!snapshots.length) return "No snapshots";
  if (!failing.length) return snapshots.length === 1 ? "The snapshot passes" : `All ${number(snapshots.length)} snapshots pass`;
  return `${number(failing.length)} of ${plural(snapshots.length, "snapshot")} ${failing.length === 1 ? "fails" : "fail"}`;
}

function notice(/** @type {string[]} */ ...texts) {
  const parts = texts.map((text, index) => (index % 2 ? element("bdi", { textContent: text }) : text));
  return element("p", { className: "notice" }, ...parts);
}

/** A bar with a part for each verdict, and a legend. */
function verdictBar() {
  const found = partsOf(byId("filters"), "button").flatMap(({ dataset: { value } }) => (value && value in states ? [value] : []));
  const bar = element("div", { className: "bar", "aria-hidden": "true" });
  const legend = element("ul", { className: "bar-legend" });
  for (const state of found) {
    const count = report.snapshots.filter((snapshot) => snapshot.state === state).length;
    bar.append(element("span", { dataset: { state }, style: { "flex-grow": String(count) } }));
    const button = element("button", { type: "button", className: "bar-entry" },
      element("strong", { textContent: number(count) }), badge(state));
    button.addEventListener("click", () => filter(state));
    legend.append(element("li", {}, button));
  }
  return element("div", {}, bar, legend);
}

function runFacts(/** @type {Run} */ run) {
  const facts = element("dl", { className: "facts" });
  addFact(facts, "References", run.references);
  if (run.base) {
    addFact(facts, "Base", `${run.base.revision} (${run.base.commit.slice(0, 8)})`);
    addFact(facts, "Pictures of the base", `${number(run.base.storedCount)} from the store, ${number(run.base.drawnCount)} drawn`);
  }
  addFact(facts, "Rule", run.rule);
  if (run.decodesReferences !== undefined) {
    addFact(facts, "Compared", run.decodesReferences ? "pixels of every reference" : "hashes of the references, and pixels if the hashes differ");
  }
  addFact(facts, "Entries", run.patterns.length ? run.patterns.join(", ") : "all");
  if (report.shards.length) addFact(facts, "Shards", shardText());
  else if (run.shard) addFact(facts, "Shard", `${run.shard.index} of ${run.shard.count}`);
  addFact(facts, "CellSnap", run.program);
  return facts;
}

function shardText() {
  const indices = report.shards.map(({ index }) => index).join(", ");
  return `${indices} of ${report.shards[0].count}`;
}

function addFact(/** @type {HTMLElement} */ facts, /** @type {string} */ title, /** @type {string | null | undefined} */ value) {
  if (!isEmpty(value)) facts.append(fact(title, printable(value)));
}

/** The pictures and entries that only the base has. */
function removedSnapshots(/** @type {Base} */ { unmatched, removedEntries }) {
  const known = new Set(unmatched.map(({ entry }) => entry));
  const names = [...unmatched.map(({ name }) => name), ...removedEntries.filter((entry) => !known.has(entry))];
  if (!names.length) return [];
  return [
    element("h2", { textContent: `${number(names.length)} removed since the base` }),
    element("ul", { className: "paths" }, ...names.map((name) => element("li", {}, element("bdi", { textContent: printable(name) })))),
  ];
}

function deadReferences(/** @type {Run} */ run) {
  return [
    element("h2", { textContent: run.dead.length === 1 ? "1 dead reference" : `${number(run.dead.length)} dead references` }),
    element("p", { className: "quiet", textContent: "No entry produces them any more." }),
    element("ul", { className: "paths" }, ...run.dead.map((path) => element("li", {}, element("bdi", { textContent: path })))),
    commandLine(report.pruneCommand),
  ];
}
