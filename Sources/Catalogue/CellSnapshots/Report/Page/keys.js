// The actions of the keys.

const reviewKeys = [
  { keys: ["a"], shown: "a", title: "Accept the shown picture", act: () => selection.snapshot && decide("accepted", [selection.snapshot]) },
  { keys: ["l"], shown: "l", title: "Leave the shown picture", act: () => selection.snapshot && decide("left", [selection.snapshot]) },
  { keys: ["u"], shown: "u", title: "Undo the last decision", act: undo },
];

/** @type {Binding[]} */
const reportKeys = [
  { keys: ["j", "ArrowDown"], shown: "j ↓", title: "Next snapshot", act: () => select(nextListed(1)) },
  { keys: ["k", "ArrowUp"], shown: "k ↑", title: "Previous snapshot", act: () => select(nextListed(-1)) },
  { keys: ["f"], shown: "f", title: "Next failing snapshot", act: () => selectFailing(1) },
  { keys: ["F"], shown: "F", title: "Previous failing snapshot", act: () => selectFailing(-1) },
  ...Object.values(modes).map(({ value, title, key }) => ({ keys: [key], shown: key, title, act: () => chooseMode(value) })),
  { keys: ["ArrowLeft"], shown: "← →", title: "Move the slider, fade the onion skin", act: (event) => adjust(event, -1) },
  { keys: ["ArrowRight"], act: (event) => adjust(event, 1) },
  { keys: [" "], shown: "space", title: "Stop or continue blinking", act: () => blinkControl()?.click(), fits: () => Boolean(blinkControl()) },
  { keys: ["z"], shown: "z", title: "Next zoom", act: () => reportZooms.chooseNext() },
  { keys: ["n"], shown: "n", title: "Outline the next change", act: outlineNext },
  { keys: ["c"], shown: "c", title: "Copy the command that accepts it", act: copyAcceptLine },
  ...(report.review ? reviewKeys : []),
  { keys: ["/"], shown: "/", title: "Filter by entry", act: () => byId("search").select() },
  { keys: ["Escape"], shown: "esc", title: "Clear the outline; back to the overview", act: clearOutlineOrLeave },
  { keys: ["t"], shown: "t", title: "Light, dark, or like the system", act: nextTheme },
  { keys: ["?"], shown: "?", title: "These keys", act: () => byId("help").showModal() },
];

function buildReportKeys() {
  buildHelp(reportKeys);
  document.addEventListener("keydown", pressedInReport);
  byId("search").addEventListener("keydown", pressedInSnapshotSearch);
}

function pressedInReport(/** @type {KeyboardEvent} */ event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
  if (targetOf(event).closest("input[type=search], input[type=range], textarea")) return;
  // As usual, a button reacts to the space bar, and scrolled pictures react to the arrows.
  if (event.key === " " && targetOf(event).closest("button, a")) return;
  if (/^Arrow(Up|Down)$/.test(event.key) && event.target === byId("stage")) return;
  actOnKey(event, reportKeys);
}

function pressedInSnapshotSearch(/** @type {KeyboardEvent} */ event) {
  if (event.key === "Escape") {
    if (byId("search").value) searchSnapshots("");
    else byId("search").blur();
  } else if (event.key === "Enter" || event.key === "ArrowDown") {
    const isListed = selection.snapshot && snapshotList.visible.includes(selection.snapshot);
    byId("search").blur();
    select(isListed && event.key === "Enter" ? selection.snapshot : (snapshotList.visible[0] ?? null));
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/** Returns false if the browser should handle the arrows, which scroll. */
function adjust(/** @type {KeyboardEvent} */ event, /** @type {number} */ direction) {
  const { snapshot } = selection;
  if (!snapshot || !hasBoth(snapshot)) return false;
  const mode = modes[shownMode(snapshot)];
  if (!mode.adjust) return false;
  mode.adjust(direction * (event.shiftKey ? 10 : 2));
  return true;
}

function outlineNext() {
  const lines = selection.snapshot?.lines ?? [];
  const next = lines.findIndex((line, index) => index > (outline.line ?? -1) && hasFrame(line));
  const index = next < 0 ? lines.findIndex(hasFrame) : next;
  if (index >= 0 && index !== outline.line) toggleOutline(index);
}

function copyAcceptLine() {
  if (!selection.snapshot?.acceptPattern) return;
  copy(acceptLine([selection.snapshot]), byId("acceptance").querySelector("button.copy"));
}

function clearOutlineOrLeave() {
  if (outline.line !== null) toggleOutline(outline.line);
  else location.replace("#");
}
