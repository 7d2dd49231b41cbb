// The panel with the values that can be changed.

const panel = { hasControls: preferences.get("preview.controls", "no") === "yes" };

const requestControls = latestOnly(async (wanted, isWanted) => {
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
function showControls(groups) {
  const shape = JSON.stringify(groups.map(({ title, controls }) => [title, controls.map(({ key, kind, choices, minimum, maximum }) => [key, kind, choices, minimum, maximum])]));
  const area = byId("controls");
  if (area.dataset.shape !== `${state.entry} ${shape}`) {
    area.dataset.shape = `${state.entry} ${shape}`;
    const sections = groups.map(({ title, controls }) => element("fieldset", { className: "control-group" }, element("legend", {}, element("bdi", { textContent: title })), ...controls.map(controlRow)));
    const empty = element("p", { className: "quiet", textContent: "This entry has no controls. A double click on a label in the picture edits its text." });
    area.replaceChildren(element("h2", { textContent: "Controls" }), ...(sections.length ? sections : [empty]));
  }
  for (const { key, value, kind } of groups.flatMap(({ controls }) => controls)) {
    byId("controls").querySelector(`[data-reset="${CSS.escape(key)}"]`).disabled = !state.edits.has(key);
    const field = fieldOf(key);
    if (field === document.activeElement) continue;
    if (kind === "toggle") field.checked = value === "true";
    else field.value = kind === "date" ? value.replace(/(:\d\d)?(\.\d+)?Z$/, (_, seconds) => seconds ?? "") : value;
  }
}

function fieldOf(key) {
  return byId("controls").querySelector(`[data-key="${CSS.escape(key)}"]`);
}

function controlRow(control) {
  const field = controlField(control);
  field.dataset.key = control.key;
  const reset = element("button", { className: "icon-button", type: "button", title: "Reset", "aria-label": `Reset ${printable(control.title)}`, dataset: { reset: control.key }, textContent: "↺", disabled: true });
  reset.addEventListener("click", () => removeEdit(control.key));
  const isInline = control.kind === "toggle";
  return element("div", { className: "control" },
    element("label", { className: isInline ? "control-label is-inline" : "control-label" }, element("bdi", { textContent: control.title }), field), reset);
}

const controlFields = {
  text: () => element("textarea", { rows: 2, dir: "auto" }),
  toggle: () => element("input", { type: "checkbox" }),
  number: ({ minimum, maximum, step }) => element("input", { type: "number", min: minimum ?? "", max: maximum ?? "", step: step ?? "any" }),
  date: () => element("input", { type: "datetime-local", step: 1 }),
  choice: ({ choices }) => element("select", { className: "select" }, ...(choices ?? []).map((choice) => element("option", { value: choice, textContent: choice }))),
};

function controlField(control) {
  const field = (controlFields[control.kind] ?? controlFields.text)(control);
  field.addEventListener("input", () => {
    const value = valueIn(field, control.kind);
    if (value !== null) edit(control.key, value);
  });
  return field;
}

/** The value in a field as a text, or null if it is not complete. */
function valueIn(field, kind) {
  if (kind === "toggle") return String(field.checked);
  if (!field.checkValidity() || (field.value === "" && kind !== "text")) return null;
  return kind === "date" ? `${field.value.length === 16 ? `${field.value}:00` : field.value}Z` : field.value;
}
