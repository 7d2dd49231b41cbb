// The actions of the keys.

/** @type {Binding[]} */
const previewKeys = [
  { keys: ["j"], shown: "j", title: "Next entry", act: () => stepEntry(1) },
  { keys: ["k"], shown: "k", title: "Previous entry", act: () => stepEntry(-1) },
  { keys: ["/"], shown: "/", title: "Filter entries", act: focusSearch },
  ...views.map(({ value, title, key }) => ({ keys: [key], shown: key, title, act: () => partOf(byId("views"), `[data-value="${value}"]`)?.click() })),
  { keys: ["w"], shown: "w", title: "The width's handle", act: focusHandle },
  { keys: [], shown: "← →", title: "At the handle: one point; with shift, ten" },
  { keys: [], shown: "PgUp PgDn", title: "At the handle: the next breakpoint" },
  { keys: ["d"], shown: "d", title: "Light or dark", act: () => stepValue("appearance", 1, { wraps: true }) },
  { keys: ["r"], shown: "r", title: "Layout direction", act: () => stepValue("direction", 1, { wraps: true }) },
  { keys: ["+", "="], shown: "+", title: "Larger text", act: () => stepValue("textSize", 1) },
  { keys: ["-"], shown: "-", title: "Smaller text", act: () => stepValue("textSize", -1) },
  { keys: ["z"], shown: "z", title: "Next zoom", act: () => previewZooms.chooseNext() },
  { keys: ["i"], shown: "i", title: "Inspect", act: toggleInspecting },
  { keys: ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"], shown: "↑ ↓", title: "While a view is pinned: the next view", act: ({ key }) => walk(key) },
  { keys: ["p"], shown: "p", title: "Pin the outermost view", act: () => pinFirst() },
  { keys: ["e"], shown: "e", title: "Edit the pinned view's text", act: () => editPinned() },
  { keys: ["o"], shown: "o", title: "Controls", act: toggleControls, fits: () => !isStatic },
  { keys: ["c"], shown: "c", title: "Lines to copy", act: showCopies },
  { keys: ["Escape"], shown: "esc", title: "Unpin the view; stop inspecting", act: closeOrUnpin },
  { keys: ["t"], shown: "t", title: "The page's own appearance", act: nextTheme },
  { keys: ["?"], shown: "?", title: "These keys", act: () => byId("help").showModal() },
];

function buildPreviewKeys() {
  buildHelp(previewKeys);
  byId("skip").addEventListener("click", focusHandle);
  byId("search").addEventListener("keydown", pressedInEntrySearch);
  byId("editor").addEventListener("keydown", pressedInEditor);
  document.addEventListener("keydown", pressedInPreview);
}

function pressedInPreview(/** @type {KeyboardEvent} */ event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (byId("help").open || byId("copies").open) return;
  // After a dialog is closed, the focus may still be in it for a moment.
  if (targetOf(event).closest("input, textarea, select, dialog[open]")) return;
  actOnKey(event, previewKeys);
}

function pressedInEntrySearch(/** @type {KeyboardEvent} */ event) {
  if (event.key === "Escape") {
    if (byId("search").value) searchEntries("");
    else if (document.body.classList.contains("has-drawer")) closeDrawer();
    else byId("search").blur();
  } else if (event.key === "Enter") {
    chooseEntry(entryList.rows.find(({ item }) => !item.hidden)?.entry);
    closeDrawer();
  } else if (event.key === "ArrowDown") {
    entryList.rows.find(({ item }) => !item.hidden)?.link.focus();
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

function pressedInEditor(/** @type {KeyboardEvent} */ event) {
  if (event.key !== "Escape" && !(event.key === "Enter" && (event.ctrlKey || event.metaKey))) return;
  event.preventDefault();
  event.stopPropagation();
  byId("editor").close();
  byId("stage").focus({ preventScroll: true });
}

function focusSearch() {
  if (isNarrow.matches) openDrawer();
  byId("search").select();
}

function focusHandle() {
  if (state.view !== "stage") go({ view: "stage" });
  byId("handle").focus();
}

/** Pins the view that the keys start from: the one under the pointer, or the outermost. */
function pinFirst() {
  if (!state.isInspecting) go({ isInspecting: true, view: "stage" });
  if (inspection.pinned === null && inspection.views.length) pin(inspection.hovered ?? 0);
}

function editPinned() {
  if (inspection.pinned !== null) editView(inspection.pinned);
}

function closeOrUnpin() {
  if (byId("editor").open) byId("editor").close();
  else if (document.body.classList.contains("has-drawer")) closeDrawer();
  else if (inspection.pinned !== null) pin(inspection.pinned);
  else if (state.isInspecting) go({ isInspecting: false });
}
