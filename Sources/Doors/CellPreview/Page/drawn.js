// The pictures of an exported gallery, which are drawn already. They stand for those that a server would draw.

const shots = given.shots ?? [];

function shotsOf(/** @type {string | null} */ entry) {
  const index = entryNamed(entry)?.index;
  return shots.filter((shot) => shot.entry === index);
}

/** The number of circumstances besides the width that differ. */
function distance(/** @type {Partial<Circumstances>} */ one, /** @type {Partial<Circumstances>} */ other) {
  return circumstanceNames.filter((name) => name !== "width" && (one[name] ?? usual[name]) !== (other[name] ?? usual[name])).length;
}

/** The picture that is nearest to the circumstances: few differences first, then the nearest width. */
function nearestShot(/** @type {string | null} */ entry, /** @type {Circumstances} */ circumstances, fits = (/** @type {Shot} */ _) => true) {
  const cost = (/** @type {Shot} */ { configuration }) => [distance(configuration, circumstances), Math.abs(configuration.width - circumstances.width)];
  return shotsOf(entry).filter(fits).sort((a, b) => {
    const [one, other] = [cost(a), cost(b)];
    return one[0] - other[0] || one[1] - other[1];
  })[0] ?? null;
}

/** The widths that are drawn in otherwise equal circumstances. */
function drawnWidths(/** @type {string | null} */ entry, /** @type {Circumstances} */ circumstances) {
  const widths = shotsOf(entry).filter(({ configuration }) => distance(configuration, circumstances) === 0)
    .map(({ configuration }) => configuration.width);
  return [...new Set(widths)].sort((a, b) => a - b);
}

/** The circumstances with a value of an axis that a picture has, or null. */
function drawnWith(/** @type {Axis} */ axis, /** @type {string} */ value) {
  const fits = (/** @type {Shot} */ { configuration }) => axes[axis].valueIn({ ...usual, ...configuration }) === value;
  const shot = nearestShot(state.entry, axes[axis].change(state.circumstances, value), fits);
  return shot && { ...usual, ...shot.configuration };
}

function shotFor(/** @type {Pick<Wanted, "entry" | "circumstances">} */ { entry, circumstances }) {
  return shotsOf(entry).find(({ configuration }) => isSame(configuration, circumstances)) ?? null;
}

function drawnTile(/** @type {Wanted} */ wanted, /** @type {number} */ index) {
  const shot = wanted.isThumbnail ? nearestShot(wanted.entry, wanted.circumstances) : shotFor(wanted);
  const tile = shot?.tiles[index];
  if (!tile) throw new Refusal(404, "This gallery has no picture of it.");
  const [width, height] = shot.size;
  return { source: tile.path, width, height, tiles: shot.tiles.length, top: tile.top, high: tile.height };
}

/** The breakpoints of an exported gallery, which are those in the entry's first circumstances; or null. */
function drawnBreakpoints(/** @type {Wanted} */ { entry, circumstances }) {
  const known = entryNamed(entry);
  const isKnown = known?.configurations.length && distance(known.configurations[0], circumstances) === 0;
  return isKnown ? (given.breakpoints?.[known.index] ?? null) : null;
}
