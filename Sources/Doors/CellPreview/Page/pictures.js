// The pictures as the server draws them. A picture has tiles below each other; a low one has a single tile.

const maximumHeld = 400;

/**
 * The tiles by their addresses, the least recently used first.
 * @type {Map<string, Tile>}
 */
const heldTiles = new Map();

/**
 * The parameters of a request for an entry.
 * @returns {Parameter[]}
 */
function parametersFor(/** @type {Wanted} */ { entry, circumstances, edits }) {
  return [["entry", entry], ...parametersOf(circumstances), ...editParameters(edits)];
}

/**
 * The picture that the state asks for.
 * @returns {Wanted}
 */
function wantedNow() {
  return { entry: state.entry ?? "", circumstances: { ...state.circumstances }, edits: new Map(state.edits) };
}

/**
 * The tile of a picture with an index from 0: `{ source, width, height, tiles, top, high }`. All but the number of tiles
 * are in points.
 * Throws `Refusal`.
 * @returns {Promise<Tile>}
 */
async function tileOf(/** @type {Wanted} */ wanted, /** @type {number} */ index, /** @type {IsWanted | undefined} */ isWanted) {
  if (isStatic) return drawnTile(wanted, index);
  const parameters = parametersFor(wanted);
  // The server counts tiles from 1.
  if (index > 0) parameters.push(["tile", String(index + 1)]);
  if (wanted.isThumbnail) parameters.push(["thumbnail", "1"]);
  const path = pathWith("/picture", parameters);
  const key = `${buildKey()} ${path}`;
  const known = heldTiles.get(key);
  if (known) {
    heldTiles.delete(key);
    heldTiles.set(key, known);
    return known;
  }
  const response = await responseFrom(path, {}, isWanted);
  const [width, height] = numbersIn(response, "X-CellSnap-Size");
  const [top, high] = numbersIn(response, "X-CellSnap-Tile");
  const tiles = Number(response.headers.get("X-CellSnap-Tiles") ?? 1);
  const tile = { source: URL.createObjectURL(await response.blob()), width, height, tiles, top: top ?? 0, high: high ?? height };
  hold(key, tile);
  return tile;
}

function numbersIn(/** @type {Response} */ response, /** @type {string} */ header) {
  return (response.headers.get(header) ?? "").split("x").filter(Boolean).map(Number);
}

function hold(/** @type {string} */ key, /** @type {Tile} */ tile) {
  const replaced = heldTiles.get(key);
  if (replaced) URL.revokeObjectURL(replaced.source);
  heldTiles.delete(key);
  heldTiles.set(key, tile);
  for (const [oldest, { source }] of heldTiles) {
    if (heldTiles.size <= maximumHeld) break;
    // An image that shows the tile has already decoded it.
    URL.revokeObjectURL(source);
    heldTiles.delete(oldest);
  }
}

/** An image of a tile, decoded, so that it appears with the next frame. */
async function decodedImage(/** @type {Tile} */ tile, alt = "") {
  const image = element("img", { alt, draggable: false, src: tile.source });
  try {
    await image.decode();
  } catch {
    throw new Refusal(0, isStatic ? "A picture is not beside this page: keep its folder together." : "The picture cannot be shown.");
  }
  return image;
}
