// The findings at this width: numbers on the picture, and a list below it.

/** @type {{ list: Finding[] }} */
const found = { list: [] };

const requestFindings = latestOnly(async (/** @type {Wanted} */ wanted, isWanted) => {
  const findings = await findingsOf(wanted, isWanted).catch(() => []);
  if (!isWanted()) return;
  found.list = findings;
  showFindings();
});

function showFindings() {
  byId("findings").hidden = found.list.length === 0;
  byId("findings-title").textContent = `${plural(found.list.length, "finding")} at ${state.circumstances.width} points`;
  byId("finding-list").replaceChildren(...found.list.map(findingLine));
  showFindingBadges();
}

function findingLine(/** @type {Finding} */ { rule, text, view }, /** @type {number} */ index) {
  const content = [
    element("span", { className: "finding-number", textContent: String(index + 1) }),
    kindTag("data", rule),
    element("span", { className: "line-text", dir: "auto", textContent: text }),
  ];
  if (typeof view !== "number") return element("li", { className: "finding" }, ...content);
  const button = element("button", { className: "finding", type: "button" }, ...content);
  button.addEventListener("click", () => inspectView(view));
  relate(button, [view]);
  return element("li", {}, button);
}

/** Badges at the views of the findings, as soon as the views are known. */
function showFindingBadges() {
  const places = new Map();
  const badges = found.list.flatMap(({ view, text }, index) => {
    const frame = hasCurrentViews() ? viewWith(view)?.frame : null;
    if (!frame || view === undefined) return [];
    const [x, y] = frame;
    // Several findings of a view are beside each other.
    const key = `${x} ${y}`;
    const order = places.get(key) ?? 0;
    places.set(key, order + 1);
    const badge = element("button", {
      className: "finding-badge", type: "button", title: text, "aria-label": `Finding ${index + 1}: ${printable(text)}`, textContent: String(index + 1),
      style: { "--x": String(x), "--y": String(y), "--order": String(order) },
    });
    badge.addEventListener("click", () => inspectView(view));
    return [badge];
  });
  byId("badges").replaceChildren(...badges);
}

/** Inspects a view of a finding. */
function inspectView(/** @type {number} */ index) {
  if (!state.isInspecting) go({ isInspecting: true });
  inspection.pinned = null;
  pin(index);
  if (inspection.views[index]) revealFrame(inspection.views[index].frame);
}
