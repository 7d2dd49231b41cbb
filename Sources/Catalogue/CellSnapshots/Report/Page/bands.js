// Rows of a table that are at different heights in two pictures, aligned as in the difference picture.

/** The number of pixels per point of both pictures. */
function scaleOf(/** @type {Snapshot} */ { actual, reference }) {
  const scale = (actual ?? reference)?.scale ?? 0;
  return scale > 0 ? scale : 1;
}

/** The height of all aligned rows of both pictures, in points. */
function bandedHeight(/** @type {Snapshot} */ snapshot) {
  const last = snapshot.bands?.at(-1);
  return ((last?.y ?? 0) + (last?.height ?? 0)) / scaleOf(snapshot);
}

/** A picture cut into the rows that both pictures have and those that it has alone. */
function bandedPicture(/** @type {Snapshot} */ snapshot, /** @type {Role} */ role) {
  const scale = scaleOf(snapshot);
  const { width, height } = pointSize(pictureOf(snapshot, role));
  const source = `url("${pictureSource(pictureOf(snapshot, role))}")`;
  const rows = (snapshot.bands ?? []).flatMap((band) => {
    const start = startIn(band, role);
    if (start === null) return [];
    const style = { "--y": String(band.y / scale), "--high": String(band.height / scale), "--from": String(start / scale) };
    return [element("div", { className: "band", style })];
  });
  const box = element(
    "div",
    {
      className: "picture banded", dataset: { role }, role: "img", "aria-label": `${roleTitle(snapshot, role)}: ${snapshot.name}`,
      style: {
        "--points-wide": String(width), "--points-high": String(bandedHeight(snapshot)),
        "--picture-high": String(height), "--picture": source,
      },
    },
    ...rows);
  return box;
}

/** The top of a band in a picture, in pixels; null if the picture does not have it. */
function startIn(/** @type {Band} */ band, /** @type {PictureRole} */ role) {
  return (role === "reference" ? band.referenceY : band.actualY) ?? null;
}

/** A rectangle of a picture moved to the aligned rows, in points; unchanged if there are no rows. */
function among(/** @type {Snapshot} */ snapshot, /** @type {Role} */ role, /** @type {Rect} */ rect) {
  if (!snapshot.bands) return rect;
  const [top, bottom] = [bandedPlace(snapshot, role, rect.y, false), bandedPlace(snapshot, role, rect.y + rect.height, true)];
  return { ...rect, y: top, height: Math.max(bottom - top, 0) };
}

/** - isEnd: whether the place is the end of something. Between two bands, an end belongs to the upper one. */
function bandedPlace(/** @type {Snapshot} */ snapshot, /** @type {Role} */ role, /** @type {number} */ y, /** @type {boolean} */ isEnd) {
  const scale = scaleOf(snapshot);
  const place = y * scale;
  let last = null;
  for (const band of snapshot.bands ?? []) {
    const start = startIn(band, role);
    if (start === null) continue;
    last = { band, start };
    const end = start + band.height;
    if (place < end || (isEnd && place <= end)) break;
  }
  return last ? (last.band.y + place - last.start) / scale : y;
}
