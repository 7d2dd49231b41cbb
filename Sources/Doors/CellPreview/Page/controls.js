// The panel with the values that can be changed.

const panel = { hasControls: preferences.get("preview.controls", "no") === "yes" };

const requestControls = latestOnly(async (/** @type {Wanted} */ wanted, isWanted) => {
  const groups = await controlsOf(wanted, isWanted).catch(() => null);
  if (isWanted() && groups) showControls(groups);
});

function toggleControls() {
  // Only the stage has the panel.
  panel.hasControls = state.view !== "stage" || !panel.hasControls;
  preferences.set("preview.controls", panel.hasControls ? "yes" : "no");
  if (state.view !== "stage") go({ view: "stage" }, { isNewPlace: true });
  updateControls();
}

function updateControls() {
  const isShown = panel.hasControls && !isStatic;
  byId("controls").hidden = !isShown;
  updatePanel();
  if (isShown && state.entry) requestControls(wantedNow());
}

/** Shows the panel if one of its parts has something to show. */
function updatePanel() {
  byId("controls-button").setAttribute("aria-pressed", String(state.view === "stage" && !byId("controls").hidden));
  byId("panel").hidden = state.view !== "stage" || (byId("inspector").hidden && byId("controls").hidden);
}

/** The fields are made anew only if the controls themselves have changed, so that typing is not disturbed. */
function showControls(/** @type {ControlGroup[]} */ groups) {
  const shape = JSON.stringify(groups.map(({ title, controls }) => [title, controls.map(({ key, kind, choices, minimum, maximum }) => [key, kind, choices, minimum, maximum])]));
  const area = byId("controls");
  if (area.dataset.shape !== `${state.entry} ${shape}`) {
    area.dataset.shape = `${state.entry} ${shape}`;
    const sections = groups.map(({ title, controls }) => element("fieldset", { className: "control-group" }, element("legend", {}, element("bdi", { textContent: title })), ...controls.map(controlRow)));
    const empty = element("p", { className: "quiet", textContent: "This entry has no controls. A double click on a label in the picture edits its text." });
    area.replaceChildren(element("h2", { textContent: "Controls" }), ...(sections.length ? sections : [empty]));
  }
  for (const { key, value, kind } of groups.flatMap(({ controls }) => controls)) {
    const reset = /** @type {HTMLButtonElement | null} */ (partOf(byId("controls"), `[data-reset="${CSS.escape(key)}"]`));
    if (reset) reset.disabled = !state.edits.has(key);
    const field = fieldOf(key);
    if (!field || field === document.activeElement) continue;
    if (field instanceof HTMLInputElement && kind === "toggle") field.checked = value === "true";
    else field.value = kind === "date" ? value.replace(/(:\d\d)?(\.\d+)?Z$/, (_, seconds) => seconds ?? "") : value;
  }
}

function fieldOf(/** @type {string} */ key) {
  return /** @type {ControlField | null} */ (partOf(byId("controls"), `[data-key="${CSS.escape(key)}"]`));
}

function controlRow(/** @type {Control} */ control) {
  const field = controlField(control);
  field.dataset.key = control.key;
  const reset = element("button", { className: "icon-button", type: "button", title: "Reset", "aria-label": `Reset ${printable(control.title)}`, dataset: { reset: control.key }, textContent: "↺", disabled: true });
  reset.addEventListener("click", () => removeEdit(control.key));
  const isInline = control.kind === "toggle";
  return element("div", { className: "control" },
    element("label", { className: isInline ? "control-label is-inline" : "control-label" }, element("bdi", { textContent: control.title }), field), reset);
}

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} ControlField */

/** @type {Record<Control["kind"], (control: Control) => ControlField>} */
const controlFields = {
  text: () => element("textarea", { rows: 2, dir: "auto" }),
  toggle: () => element("input", { type: "checkbox" }),
  number: ({ minimum, maximum, step }) => element("input", { type: "number", min: String(minimum ?? ""), max: String(maximum ?? ""), step: String(step ?? "any") }),
  date: () => element("input", { type: "datetime-local", step: "1" }),
  choice: ({ choices }) => element("select", { className: "select" }, ...(choices ?? []).map((choice) => element("option", { value: choice, textContent: choice }))),
};

function controlField(/** @type {Control} */ control) {
  const field = (controlFields[control.kind] ?? controlFields.text)(control);
  field.addEventListener("input", () => {
    const value = valueIn(field, control.kind);
    if (value !== null) edit(control.key, value);
  });
  return field;
}

/** The value in a field as a text, or null if it is not complete. */
function valueIn(/** @type {ControlField} */ field, /** @type {string} */ kind) {
  if (field instanceof HTMLInputElement && kind === "toggle") return String(field.checked);
  if (!field.checkValidity() || (field.value === "" && kind !== "text")) return null;
  return kind === "date" ? `${field.value.length === 16 ? `${field.value}:00` : field.value}Z` : field.value;
}
