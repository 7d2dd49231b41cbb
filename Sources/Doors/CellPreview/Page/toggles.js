// The toggles of the circumstances.

/**
 * What shows the chosen value of an axis: two buttons, or a field.
 * @type {{ presses: Map<Axis, ReturnType<typeof segments>>, fields: Map<Axis, HTMLSelectElement> }}
 */
const toggles = { presses: new Map(), fields: new Map() };

/** @type {Axis[]} */
const fieldAxes = ["textSize", "language", "device", "ios", "scale"];

function buildToggles() {
  const pair = (/** @type {Axis} */ axis, /** @type {string} */ key) => {
    const container = element("div", { className: "segments", role: "group", "aria-label": axes[axis].title });
    toggles.presses.set(axis, segments(container, axes[axis].values().map((value) => ({ value, title: axes[axis].titleOf(value), key })), (value) => chooseValue(axis, value)));
    return container;
  };
  byId("circumstances").replaceChildren(
    pair("appearance", "d"), pair("direction", "r"), ...fieldAxes.map(axisField));
}

/** A field that chooses a value of an axis. */
function axisField(/** @type {Axis} */ axis) {
  const field = element("select", { id: `choose-${axis}`, className: "select" });
  toggles.fields.set(axis, field);
  field.addEventListener("change", () => chooseValue(axis, field.value));
  return element("label", { className: "field" }, axes[axis].title, field);
}

function chooseValue(/** @type {Axis} */ axis, /** @type {string} */ value) {
  const circumstances = isStatic ? drawnWith(axis, value) : axes[axis].change(state.circumstances, value);
  if (!circumstances) return updateToggles();
  go({ circumstances });
  announce(`${axes[axis].title}: ${axes[axis].titleOf(value)}`);
}

function updateToggles() {
  for (const [axis, press] of toggles.presses) {
    press(axes[axis].valueIn(state.circumstances), (value) => isOffered(axis, value));
  }
  for (const [axis, field] of toggles.fields) {
    const values = valuesOf(axis).filter((value) => isOffered(axis, value));
    const known = [...field.options].map((option) => option.value);
    if (known.join("\n") !== values.join("\n")) {
      field.replaceChildren(...values.map((value) => element("option", { value, textContent: axes[axis].titleOf(value) })));
    }
    field.value = axes[axis].valueIn(state.circumstances);
    if (field.parentElement) field.parentElement.hidden = values.length < 2;
  }
}

/** Whether a value can be chosen: an exported gallery offers what is drawn. */
function isOffered(/** @type {Axis} */ axis, /** @type {string} */ value) {
  return !isStatic || Boolean(drawnWith(axis, value));
}

/** Chooses the next value of an axis in a direction, if there is one. */
function stepValue(/** @type {Axis} */ axis, /** @type {number} */ direction, { wraps = false } = {}) {
  const values = valuesOf(axis).filter((value) => isOffered(axis, value));
  const place = values.indexOf(axes[axis].valueIn(state.circumstances)) + direction;
  const value = values[wraps ? (place + values.length) % values.length : place];
  if (value !== undefined) chooseValue(axis, value);
}
