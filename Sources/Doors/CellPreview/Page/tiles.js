// The tiles of a tall picture. They end at rows, so the place of a tile is only known when it is loaded.

/**
 * The index of the tile to load next, so that the tiles cover a place: the best guess between the known ones.
 * Null if a tile covers the place, or none can.
 *
 * - loaded: The known tiles by their indices: `{ top, high }` in points. The first one is always known.
 */
function nextTile(/** @type {Map<number, { top: number, high: number }>} */ loaded, /** @type {number} */ place, /** @type {{ tiles: number, height: number }} */ { tiles, height }) {
  let before = { index: -1, bottom: 0 };
  let after = { index: tiles, top: height };
  for (const [index, { top, high }] of loaded) {
    if (top <= place && place < top + high) return null;
    if (top <= place && index > before.index) before = { index, bottom: top + high };
    if (top > place && index < after.index) after = { index, top };
  }
  const count = after.index - before.index - 1;
  if (count < 1) return null;
  const share = (place - before.bottom) / Math.max(after.top - before.bottom, 1);
  return before.index + 1 + Math.min(Math.max(Math.floor(share * count), 0), count - 1);
}

/** The first place in a range that no tile covers, or null. */
function uncoveredPlace(/** @type {Map<number, { top: number, high: number }>} */ loaded, /** @type {number} */ from, /** @type {number} */ to) {
  let place = from;
  for (const { top, high } of [...loaded.values()].sort((a, b) => a.top - b.top)) {
    if (top > place) break;
    place = Math.max(place, top + high);
  }
  return place < to ? place : null;
}

/** Loads the tiles that cover a range of a picture into a map by their indices. Throws `Refusal`. */
async function cover(/** @type {Wanted} */ wanted, /** @type {Map<number, LoadedTile>} */ loaded, /** @type {number} */ from, /** @type {number} */ to, /** @type {IsWanted} */ isWanted) {
  const first = loaded.get(0);
  if (!first) return;
  // Each round loads a tile, so that there cannot be more rounds than tiles.
  for (let round = 0; round < first.tiles && isWanted(); round += 1) {
    const place = uncoveredPlace(loaded, from, Math.min(to, first.height));
    const index = place === null ? null : nextTile(loaded, place, first);
    if (index === null) return;
    loaded.set(index, await loadedTile(wanted, index, isWanted));
  }
}

/** A tile with its decoded image. */
async function loadedTile(/** @type {Wanted} */ wanted, /** @type {number} */ index, /** @type {IsWanted} */ isWanted) {
  const tile = await tileOf(wanted, index, isWanted);
  return { ...tile, image: await decodedImage(tile) };
}

/**
 * The part of the picture that is in sight or almost, in points.
 * @returns {[from: number, to: number]}
 */
function rangeInSight() {
  const { scrollTop, clientHeight } = byId("stage");
  const unit = stage.pixelsPerPoint;
  return [Math.max(0, (scrollTop - 300) / unit), (scrollTop + clientHeight + 300) / unit];
}

function tileElement(/** @type {LoadedTile} */ { top, high, image }) {
  return element("div", { className: "tile", style: { "--top": String(top), "--high": String(high) } }, image);
}

/** Loads and shows what has been scrolled into sight. */
const requestTiles = latestOnly(async (/** @type {ShownPicture} */ picture, isWanted) => {
  if (picture !== stage.shown) return;
  const before = new Set(picture.loaded.keys());
  // A tile that cannot be loaded stays empty; the next scrolling tries again.
  await cover(picture.wanted, picture.loaded, ...rangeInSight(), isWanted).catch(() => {});
  if (picture !== stage.shown) return;
  byId("tiles").append(...[...picture.loaded].filter(([index]) => !before.has(index)).map(([, tile]) => tileElement(tile)));
});
