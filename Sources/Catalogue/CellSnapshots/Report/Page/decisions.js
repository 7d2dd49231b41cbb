// The decisions of a review in the page: marks in the list, and buttons.

/** Shows the decisions about the snapshots with these names, and the state of the review. */
function showDecisions(/** @type {string[]} */ names) {
  for (const name of names) {
    const snapshot = report.byName.get(name);
    if (snapshot) markDecision(snapshot);
  }
  const label = document.activeElement?.closest("[data-decision], .undo")?.getAttribute("aria-label");
  if (!selection.snapshot) showOverview();
  else showAcceptance(selection.snapshot);
  // The buttons are made anew; the focus stays at the same one.
  if (label) partOf(byId("main"), `button[aria-label="${CSS.escape(label)}"]`)?.focus();
}

function markDecision(/** @type {Snapshot} */ snapshot) {
  const link = snapshotList.rows[snapshot.index].firstElementChild;
  link?.querySelector(".decision")?.remove();
  const decision = decisionOf(snapshot);
  if (decision) link?.append(element("span", { className: "decision", dataset: { decision }, textContent: decisionTitles[decision] }));
}

/** @type {Decision[]} */
const decisions = ["accepted", "left"];

const decisionTitles = { accepted: "Accepted", left: "Left" };

/** Buttons that decide about snapshots. The label says which, for those who do not see where the buttons are. */
function decisionButtons(/** @type {Snapshot[]} */ snapshots, /** @type {string} */ label) {
  const count = snapshots.length > 1 ? ` ${number(snapshots.length)}` : "";
  return decisions.map((decision) => {
    const title = decision === "accepted" ? "Accept" : "Leave";
    const button = actionButton(`${title}${count}`, () => decide(decision, snapshots), { "aria-label": `${title}: ${printable(label)}`, dataset: { decision } });
    if (snapshots.length === 1 && snapshots[0] === selection.snapshot) {
      const key = decision === "accepted" ? "a" : "l";
      button.title = `${title} (${key})`;
      button.setAttribute("aria-keyshortcuts", key);
    }
    button.disabled = !snapshots.some((snapshot) => canDecide(decision, snapshot));
    return button;
  });
}

/** The decisions about the shown snapshot, its width and all with the same cause. */
function decisionRows(/** @type {Snapshot} */ snapshot) {
  const group = groupOf(snapshot)?.snapshots ?? [snapshot];
  const width = widthOf(snapshot);
  const sameWidth = width ? group.filter((other) => widthOf(other) === width) : [];
  const decision = decisionOf(snapshot);
  /** @type {[title: string, snapshots: Snapshot[]][]} */
  const rows = [[decision ? `This snapshot: ${decisionTitles[decision].toLowerCase()}` : "This snapshot", [snapshot]]];
  if (sameWidth.length > 1 && sameWidth.length < group.length) rows.push([`At ${width} points, same cause`, sameWidth]);
  if (group.length > 1) rows.push(["Same cause", group]);
  return element("div", { className: "decisions" },
    ...rows.map(([title, snapshots]) => element("div", { className: "decision-row" },
      element("span", { className: "decision-title", textContent: title }), ...decisionButtons(snapshots, title))),
    ...refusalNotes((name) => group.some((other) => other.name === name)), element("div", { className: "decision-row" }, undoButton()));
}

/** How far the review is, with the button that undoes the last decision. */
function reviewBar() {
  const open = report.failing.filter((snapshot) => !decisionOf(snapshot)).length;
  const text = `${number(review.accepted.size)} accepted, ${number(review.left.size)} left, ${number(open)} to decide`;
  return element("div", {}, element("div", { className: "review-bar" }, element("p", { className: "quiet", textContent: text }), element("a", { className: "button", href: "/", textContent: "Open the preview" }), undoButton()), ...refusalNotes());
}

/** The problem of the last request, and the refusals of the last decision. */
function refusalNotes(isAbout = (/** @type {string} */ _) => true) {
  const lines = review.refused.filter(({ name }) => isAbout(name)).map(({ name, reason }) => `${name}: ${reason}`);
  if (review.problem) lines.unshift(review.problem);
  if (!lines.length) return [];
  return [element("ul", { className: "notice refusals" }, ...lines.slice(0, 20).map((line) => element("li", { dir: "auto", textContent: line })))];
}

function undoButton() {
  const title = review.undoable ? `Undo (${number(review.undoable)})` : "Undo";
  return actionButton(title, undo, { className: "button undo", "aria-label": "Undo the last decision", title: "Undo the last decision (u)", "aria-keyshortcuts": "u", disabled: review.undoable === 0 });
}
