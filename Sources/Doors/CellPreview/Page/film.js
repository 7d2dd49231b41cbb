// All widths at once: the declared ones, and those at which something changes.

function showFilm() {
  const widths = chosenWidths();
  const declared = new Set(declaredWidths(state.entry));
  byId("film").replaceChildren(...widths.map((width) => filmFigure(width, declared.has(width))));
  forgetBoxes();
}

function filmFigure(/** @type {number} */ width, /** @type {boolean} */ isDeclared) {
  const circumstances = { ...state.circumstances, width };
  const { changes, cuts } = strip.breakpoints ?? noBreakpoints;
  const changed = changes.filter((change) => change.width === width).flatMap(({ texts }) => texts);
  const cut = cuts.filter(({ from, to }) => from <= width && width <= to).flatMap(({ texts }) => texts);
  const size = element("span", { className: "quiet" });
  const showSize = () => (size.textContent = box.dataset.height ? `× ${number(Number(box.dataset.height))}` : "");
  const box = pictureBox(`film ${width}`, circumstances, `${width} points`, showSize);
  showSize();
  const notes = [
    ...changed.slice(0, 4).map((text) => element("span", { className: "film-note", textContent: text })),
    ...cut.slice(0, 4).map((text) => element("span", { className: "film-note", dataset: { kind: "cut" }, textContent: text })),
  ];
  return element("figure", { className: "film-figure", dataset: { isCurrent: String(width === state.circumstances.width) } },
    element("figcaption", {}, element("strong", { textContent: String(width) }), " ", size,
      ...(isDeclared ? [element("span", { className: "kind", textContent: "declared" })] : [])),
    box, ...notes);
}
