// A matrix of any two circumstances.

/** @type {Axis[]} */
const matrixAxes = ["width", "appearance", "direction", "textSize", "language", "ios", "device"];

/** @type {{ rows: HTMLSelectElement, columns: HTMLSelectElement }} */
const matrixFields = { rows: matrixField("rows"), columns: matrixField("columns") };

function matrixField(/** @type {"rows" | "columns"} */ role) {
  const field = element("select", { className: "select", id: `matrix-${role}` },
    ...matrixAxes.map((axis) => element("option", { value: axis, textContent: axes[axis].title })));
  field.addEventListener("change", () => chooseAxis(role, /** @type {Axis} */ (field.value)));
  return field;
}

function buildMatrix() {
  byId("matrix-choice").replaceChildren(
    element("label", { className: "field" }, "Rows", matrixFields.rows),
    element("label", { className: "field" }, "Columns", matrixFields.columns),
    actionButton("Swap", () => go({ rows: state.columns, columns: state.rows })));
}

/** Chooses an axis; if the other role has it, the two are swapped. */
function chooseAxis(/** @type {"rows" | "columns"} */ role, /** @type {Axis} */ axis) {
  const other = role === "rows" ? "columns" : "rows";
  go(state[other] === axis ? { [role]: axis, [other]: state[role] } : { [role]: axis });
}

function showMatrix() {
  matrixFields.rows.value = state.rows;
  matrixFields.columns.value = state.columns;
  const [rows, columns] = [valuesInMatrix(state.rows), valuesInMatrix(state.columns)];
  const head = element("tr", {}, element("td", {}), ...columns.map((value) => element("th", { scope: "col", textContent: axes[state.columns].titleOf(value) })));
  const lines = rows.map((row) => element("tr", {},
    element("th", { scope: "row", textContent: axes[state.rows].titleOf(row) }),
    ...columns.map((column) => element("td", {}, matrixCell(row, column)))));
  byId("matrix").replaceChildren(element("table", { className: "matrix" }, element("thead", {}, head), element("tbody", {}, ...lines)));
  forgetBoxes();
}

/** The values of an axis worth a row or a column. Without a device, only the other values of a device axis are. */
function valuesInMatrix(/** @type {Axis} */ axis) {
  const values = valuesOf(axis).filter((value) => axis !== "device" || value);
  return values.filter((value) => isOffered(axis, value));
}

function matrixCell(/** @type {string} */ row, /** @type {string} */ column) {
  // A device brings its own width and scale, so it comes before other circumstances.
  /** @type {[axis: Axis, value: string][]} */
  const steps = [[state.rows, row], [state.columns, column]];
  steps.sort(([one], [other]) => Number(other === "device") - Number(one === "device"));
  const circumstances = steps.reduce((present, [axis, value]) => axes[axis].change(present, value), state.circumstances);
  if (isStatic && !shotFor({ entry: state.entry ?? "", circumstances })) {
    return element("span", { className: "no-picture", textContent: "Not drawn" });
  }
  return pictureBox(`matrix ${state.rows} ${row} ${state.columns} ${column}`, circumstances, `${axes[state.rows].titleOf(row)}, ${axes[state.columns].titleOf(column)}`);
}
