// Edits: texts of labels and values of controls, which replace the entry's own.

/** @type {{ key: string | null, original: string }} */
const editor = { key: null, original: "" };

function buildEditor() {
  byId("editor-text").addEventListener("input", () => edit(editor.key, byId("editor-text").value));
  const buttons = samples.map(({ title, text }) => actionButton(title, () => editTo(text(editor.original))));
  const reset = actionButton("Reset", () => {
    removeEdit(editor.key);
    byId("editor-text").value = editor.original;
  });
  byId("samples").replaceChildren(...buttons, reset);
}

function editTo(/** @type {string} */ text) {
  byId("editor-text").value = text;
  edit(editor.key, text);
}

function edit(/** @type {string | null} */ key, /** @type {string} */ value) {
  if (key === null) return;
  const edits = new Map(state.edits);
  edits.set(key, value);
  go({ edits }, { isMoving: true });
}

function removeEdit(/** @type {string | null} */ key) {
  if (key === null) return;
  const edits = new Map(state.edits);
  edits.delete(key);
  go({ edits });
}

/** Opens the editor for the label that was clicked twice. */
async function editUnder(/** @type {MouseEvent} */ event) {
  if (isStatic || !state.entry || targetOf(event).closest("button")) return;
  const place = { clientX: event.clientX, clientY: event.clientY };
  const wanted = wantedNow();
  if (!hasCurrentViews()) adoptViews(shownViews((await layoutOf(wanted).catch(() => null))?.views ?? []), wanted);
  // Another view may be in front of the label, so only views with a text count.
  const editable = viewUnder(place, ({ editKey }) => editKey);
  if (editable === null) return announce("There is no text to edit here");
  editView(editable);
}

function editView(/** @type {number} */ index) {
  const view = inspection.views[index];
  if (!view?.editKey || isStatic) return;
  editor.key = view.editKey;
  // The samples are made of the text before the edit, as far as the page has seen it.
  editor.original = originals.get(`${state.entry}\n${view.editKey}`) ?? view.text ?? "";
  if (!state.edits.has(view.editKey)) editor.original = view.text ?? "";
  originals.set(`${state.entry}\n${view.editKey}`, editor.original);
  byId("editor-title").textContent = printable(`${nameOf(view)}${view.row ? `, row ${view.row}` : ""}`);
  byId("editor-text").value = state.edits.get(view.editKey) ?? view.text ?? "";
  const { left, top, bottom } = frameOnScreen(view.frame);
  const dialog = byId("editor");
  dialog.show();
  const { width, height } = dialog.getBoundingClientRect();
  const y = bottom + 8 + height < innerHeight ? bottom + 8 : Math.max(8, top - height - 8);
  dialog.style.setProperty("left", `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`);
  dialog.style.setProperty("top", `${Math.min(y, Math.max(8, innerHeight - height - 8))}px`);
  byId("editor-text").select();
}

/**
 * The texts of labels before they were edited, by entry and key.
 * @type {Map<string, string>}
 */
const originals = new Map();

function frameOnScreen(/** @type {Frame} */ [x, y, , height]) {
  const { left, top } = byId("sheet").getBoundingClientRect();
  const unit = stage.pixelsPerPoint;
  return { left: left + x * unit, top: top + y * unit, bottom: top + (y + height) * unit };
}

/** The edits as chips, each with a button that removes it. */
function showChips() {
  byId("chips").hidden = state.edits.size === 0;
  const chips = [...state.edits].map(([key, value]) => {
    const name = key.replace(/^(text:|control:|model:[^.]*\.)/, "");
    const remove = element("button", { className: "chip-remove", type: "button", "aria-label": `Remove the edit of ${printable(name)}`, textContent: "✕" });
    remove.addEventListener("click", () => removeEdit(key));
    return element("li", { className: "chip", title: key }, element("bdi", { className: "chip-name", textContent: name }), element("bdi", { className: "chip-text", textContent: value === "" ? "empty" : value }), remove);
  });
  if (chips.length > 1) chips.push(element("li", {}, actionButton("Remove all", () => go({ edits: new Map() }))));
  byId("chips").replaceChildren(...chips);
}
