// The card of the inspected view.

/** @type {{ related: number[] }} */
const card = {
  /** The views that are outlined because a line of the card is about them. */
  related: [],
};

/** The index of the view on the card: the pinned one, and otherwise the one under the pointer. */
function shownView() {
  return inspection.pinned ?? inspection.hovered;
}

function showCard() {
  card.related = [];
  byId("inspector").hidden = !state.isInspecting;
  updatePanel();
  if (!state.isInspecting) return;
  const index = shownView();
  const view = viewWith(index);
  byId("inspector").replaceChildren(...(view && index !== null ? cardOf(view, index) : [cardHint()]));
}

function cardHint() {
  const text = inspection.views.length
    ? "Point at a view. A click pins it; the arrow keys then walk through the views."
    : isStatic ? "This gallery has no layout of the picture." : "The views of the picture are not known yet.";
  return element("div", { className: "card-hint" }, element("h2", { textContent: "Inspector" }), element("p", { className: "quiet", textContent: text }));
}

function cardOf(/** @type {ShownView} */ view, /** @type {number} */ index) {
  const facts = element("dl", { className: "card-facts" });
  const add = (/** @type {string} */ title, /** @type {(Node | string)[]} */ ...content) => facts.append(fact(title, ...content));
  const said = (/** @type {string} */ title, /** @type {string | number | null | undefined} */ value) => {
    if (!isEmpty(value)) add(title, printable(value));
  };
  const [x, y, width, height] = view.frame;
  said("Property", view.property);
  said("Row", view.row);
  said("Frame", view.isShown ? `${points(x)}, ${points(y)} · ${points(width)} × ${points(height)}` : "not finite");
  if (view.hidden) said("Hidden", "yes");
  said("Text", view.text);
  said("Lines", view.lines);
  for (const [name, value] of Object.entries(view.attributes ?? {})) add(name, ...swatchOf(value), printable(value));
  said("Placed by", view.step);
  for (const side of sideNames) add(side[0].toUpperCase() + side.slice(1), distanceText(view, index, side));
  return [cardTitle(view, index), trail(index), facts, ...constraintList(view), ...childList(index)];
}

function cardTitle(/** @type {ShownView} */ view, /** @type {number} */ index) {
  const isPinned = inspection.pinned === index;
  const buttons = [actionButton(isPinned ? "Unpin" : "Pin", () => pin(index))];
  if (view.editKey && !isStatic) buttons.unshift(actionButton("Edit text", () => editView(index)));
  return element("div", { className: "section-title" }, element("h2", {}, element("bdi", { textContent: view.class })), ...buttons);
}

/** A square in a colour: `#0A60FFFF`. */
function swatchOf(/** @type {string} */ value) {
  if (!/^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$/.test(value)) return [];
  return [element("span", { className: "colour", style: { "background-color": value }, "aria-hidden": "true" })];
}

function distanceText(/** @type {ShownView} */ view, /** @type {number} */ index, /** @type {Side} */ side) {
  const outer = viewWith(view.parent);
  const near = viewBeside(index, side);
  const parts = outer ? [`${points(inset(view.frame, outer.frame, side))} to the superview`] : [];
  if (near) parts.push(`${points(near.gap)} to ${printable(nameOf(inspection.views[near.index]))}`);
  return parts.join(", ") || "no superview";
}

/** The views around the view, as buttons. */
function trail(/** @type {number} */ index) {
  const names = ancestorsOf(index).map((place) => viewButton(place));
  return element("div", { className: "trail", role: "group", "aria-label": "Superviews" }, ...names);
}

function constraintList(/** @type {ShownView} */ { constraints }) {
  if (!constraints?.length) return [];
  const lines = constraints.map(({ text, views, places }) => {
    const line = element("li", { className: "constraint", tabIndex: 0, dataset: { decides: String(places.length > 0) } },
      element("code", { textContent: text, dir: "ltr" }),
      ...places.map((place) => kindTag("geometry", place)));
    relate(line, views);
    return line;
  });
  return [
    element("h3", { textContent: "Constraints" }),
    element("p", { className: "quiet", textContent: constraints.some(({ places }) => places.length) ? "A mark says what the constraint has decided." : "None of them has decided a place." }),
    element("ul", { className: "constraints" }, ...lines),
  ];
}

function childList(/** @type {number} */ index) {
  const children = childrenOf(index);
  if (!children.length) return [];
  const shown = children.slice(0, 60);
  const rest = children.length - shown.length;
  return [
    element("h3", { textContent: "Subviews" }),
    element("div", { className: "trail", role: "group", "aria-label": "Subviews" }, ...shown.map(viewButton)),
    ...(rest ? [element("p", { className: "quiet", textContent: `and ${number(rest)} more` })] : []),
  ];
}
