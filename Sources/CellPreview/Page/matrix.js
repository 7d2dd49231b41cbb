// A matrix of any two circumstances.

const matrixAxes = ["width", "appearance", "direction", "textSize", "language", "ios", "device"];

function buildMatrix() {
  const field = (role, title) => {
    const select = element("select", { className: "select", id: `matrix-${role}` },
      ...matrixAxes.map((axis) => element("option", { value: axis, textContent: axes[axis].title })));
    select.addEventListener("change", () => chooseAxis(role, select.value));
    return element("label", { className: "field" }, title, select);
  };
  const swap = element("button", { className: "button", type: "button", textContent: "Swap" });
  swap.addEventListener("click", () => go({ rows: state.columns, columns: state.rows }));
  byId("matrix-choice").replaceChildren(field("rows", "Rows"), field("columns", "Columns"), swap);
}

/** Chooses an axis; if the other role has it, the two are swapped. */
function chooseAxis(role, axis) {
  const other = role === "rows" ? "columns" : "rows";
  go(state[other] === axis ? { [role]: axis, [other]: state[role] } : { [role]: axis });
}

function showMatrix() {
  byId("matrix-rows").value = state.rows;
  byId("matrix-columns").value = state.columns;
  const [rows, columns] = [valuesInMatrix(state.rows), valuesInMatrix(state.columns)];
  const head = element("tr", {}, element("td", {}), ...columns.map((value) => element("th", { scope: "col", textContent: axes[state.columns].titleOf(value) })));
  const lines = rows.map((row) => element("tr", {},
    element("th", { scope: "row", textContent: axes[state.rows].titleOf(row) }),
    ...columns.map((column) => element("td", {}, matrixCell(row, column)))));
  byId("matrix").replaceChildren(element("table", { className: "matrix" }, element("thead", {}, head), element("tbody", {}, ...lines)));
  forgetBoxes();
}

/** The values of an axis worth a row or a column. Without a device, only the other values of a device axis are. */
function valuesInMatrix(axis) {
  const values = valuesOf(axis).filter((value) => axis !== "device" || value);
  return values.filter((value) => isOffered(axis, value));
}

function matrixCell(row, column) {
  // A device brings its own width and scale, so it comes before other circumstances.
  const steps = [[state.rows, row], [state.columns, column]].sort(([one], [other]) => (other === "device") - (one === "device"));
  const circumstances = steps.reduce((present, [axis, value]) => axes[axis].change(present, value), state.circumstances);
  if (isStatic && !shotFor({ entry: state.entry, circumstances })) {
    return element("span", { className: "no-picture", textContent: "Not drawn" });
  }
  return pictureBox(`matrix ${state.rows} ${row} ${state.columns} ${column}`, circumstances, `${axes[state.rows].titleOf(row)}, ${axes[state.columns].titleOf(column)}`);
}
