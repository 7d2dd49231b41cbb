// The list of groups on the report's first page.

const shownGroups = { count: 50 };

function changeList() {
  const groups = changeGroups();
  const rows = element("ul", { className: "groups" }, ...groups.slice(0, shownGroups.count).map(groupRow));
  const rest = groups.length - shownGroups.count;
  if (rest <= 0) return [element("h2", { textContent: "What changed" }), rows];
  const more = actionButton(`Show ${number(Math.min(rest, 50))} more of ${plural(rest, "group")}`, () => {
    shownGroups.count += 50;
    showOverview();
  }, { id: "more-groups" });
  return [element("h2", { textContent: "What changed" }), rows, element("p", {}, more)];
}

function groupRow(/** @type {Group} */ group) {
  const [first] = group.snapshots;
  const link = element("a", { className: "group-text", href: fragment(first.name) },
    ...[groupTitle(group), ...consequenceLines(group, 5)].map((text) => element("span", { className: "group-line", dir: "auto", textContent: text })),
    element("span", { className: "quiet group-places", dir: "auto", textContent: groupPlaces(group) }));
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    select(first);
  });
  return element("li", { className: "group" },
    groupPictures(first),
    element("div", { className: "group-body" },
      link,
      element("div", { className: "group-tools" }, ...group.kinds.map((kind) => kindTag(kind)), ...groupButtons(group))));
}

function groupButtons(/** @type {Group} */ group) {
  const acceptable = group.snapshots.filter((snapshot) => snapshot.acceptPattern);
  // What was recorded is decided already.
  if (report.review) return group.snapshots.every(({ isPassing }) => isPassing) ? [] : decisionButtons(group.snapshots, groupTitle(group));
  if (!acceptable.length) return [];
  const title = acceptable.length === 1 ? "Copy the command that accepts it" : `Copy the command that accepts the ${number(acceptable.length)}`;
  const copying = actionButton(title, () => copy(acceptLine(acceptable), copying));
  if (acceptable.length <= 20) copying.title = acceptLine(acceptable);
  return [copying];
}

/**
 * The tasks that load the small pictures.
 * @type {WeakMap<Element, () => void>}
 */
const thumbnails = new WeakMap();

const thumbnailSight = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    thumbnailSight.unobserve(target);
    thumbnails.get(target)?.();
  }
}, { rootMargin: "200px" });

/** The size of the small pictures in CSS pixels, which is also in the styles. */
const thumbnail = { width: 92, height: 64 };

/** The part of a picture that the first line with a frame is about, or the top of the picture, as styles. */
function changedPart(/** @type {Snapshot} */ snapshot, /** @type {Role} */ role) {
  const size = pointSize(pictureOf(snapshot, role));
  const whole = thumbnail.width / Math.max(size.width, 1);
  const frame = snapshot.lines.flatMap((line) => frames(line, role))[0] ?? { x: 0, y: 0, width: size.width, height: 0 };
  // The frame is as large as it fits with some points around it, but never larger than on a screen.
  const fitting = Math.min(thumbnail.width / (Math.abs(frame.width) + 32), thumbnail.height / (Math.abs(frame.height) + 32));
  const scale = Math.min(Math.max(whole, fitting), Math.max(whole, 1));
  const offset = (/** @type {number} */ start, /** @type {number} */ length, /** @type {number} */ room, /** @type {number} */ all) => Math.min(0, Math.max(room - all * scale, room / 2 - (start + length / 2) * scale));
  const [x, y] = [offset(frame.x, frame.width, thumbnail.width, size.width), offset(frame.y, frame.height, thumbnail.height, size.height)];
  return { "background-size": `${size.width * scale}px ${size.height * scale}px`, "background-position": `${x}px ${y}px` };
}

/** The reference and the actual picture of a snapshot, which are loaded when they come into sight. */
function groupPictures(/** @type {Snapshot} */ snapshot) {
  const pictures = rolesOf(snapshot).map((role) => {
    const picture = element("span", { className: "group-picture", role: "img", "aria-label": roleTitle(snapshot, role), dataset: { style: isDark(snapshot) ? "dark" : "light" }, style: changedPart(snapshot, role) });
    thumbnails.set(picture, () => picture.style.setProperty("background-image", `url("${pictureSource(pictureOf(snapshot, role))}")`));
    thumbnailSight.observe(picture);
    return element("span", { className: "group-figure" }, picture, element("span", { className: "quiet", "aria-hidden": "true", textContent: roleTitle(snapshot, role) }));
  });
  return element("div", { className: "group-pictures" }, ...pictures);
}
