// The run as the page uses it. All other code reads `report` and never changes it.

/** @type {Record<string, { title: string, glyph: string }>} */
const states = {
  crashed: { title: "Crashed", glyph: "✕" },
  timedOut: { title: "Timed out", glyph: "◷" },
  notDrawn: { title: "Not drawn", glyph: "∅" },
  different: { title: "Different", glyph: "≠" },
  missing: { title: "Missing", glyph: "?" },
  unreadable: { title: "Unreadable", glyph: "!" },
  otherRenderer: { title: "Other renderer", glyph: "A" },
  added: { title: "Added", glyph: "+" },
  renamed: { title: "Renamed", glyph: "→" },
  similar: { title: "Similar", glyph: "≈" },
  recorded: { title: "Recorded", glyph: "●" },
  identical: { title: "Identical", glyph: "=" },
  notAffected: { title: "Not affected", glyph: "·" },
};

/** The states of snapshots that pass. */
const passingStates = new Set(["recorded", "identical", "similar", "added", "renamed", "notAffected"]);

const report = readReport(JSON.parse(byId("data").textContent ?? "null"));

function readReport(/** @type {ReportData | null} */ data) {
  /** @type {Run} */
  const run = data?.run ?? { snapshots: [], dead: [], patterns: [] };
  const snapshots = run.snapshots.map((result, index) => readSnapshot(result, index, data?.acceptPatterns[index] ?? null));
  return {
    run,
    isReadable: Boolean(data?.run),
    snapshots,
    failing: snapshots.filter((snapshot) => !snapshot.isPassing),
    acceptable: snapshots.filter((snapshot) => snapshot.acceptPattern),
    byName: new Map(snapshots.map((snapshot) => [snapshot.name, snapshot])),
    acceptCommand: data?.acceptCommand ?? "",
    pruneCommand: data?.pruneCommand ?? "",
    shards: [...(run.shards ?? [])].sort((a, b) => a.index - b.index),
    groups: data?.groups ?? [],
    missingShards: data?.missingShards ?? [],
    references: data?.references ?? null,
    /** `{ token }` if a server reviews the run. */
    review: data?.review ?? null,
  };
}

/** @type {{ all: Record<string, string> | null }} */
const held = { all: null };

/** The pictures inside this page by their paths, parsed at the first access. */
function heldPictures() {
  held.all ??= /** @type {Record<string, string>} */ (JSON.parse(byId("pictures").textContent || "{}"));
  return held.all;
}

const holdsPictures = (byId("pictures").textContent ?? "").length > 2;

/** The source for an image of a picture. */
function pictureSource(/** @type {Picture} */ picture) {
  const text = heldPictures()[picture.path];
  return text ? `data:image/png;base64,${text}` : encodedPath(picture.path);
}

/** @returns {Snapshot} */
function readSnapshot(/** @type {Result} */ result, /** @type {number} */ index, /** @type {string | null} */ acceptPattern) {
  const path = result.entry.includes("/") ? result.entry : `${result.entry}/${result.entry}`;
  const isNamedByEntry = result.name.startsWith(`${path}.`);
  const state = result.isRecorded ? "recorded" : result.verdict;
  return {
    ...result,
    index,
    title: isNamedByEntry ? result.entry : result.name,
    variant: isNamedByEntry ? result.name.slice(path.length + 1) : "",
    state,
    isPassing: passingStates.has(state),
    lines: result.explanation?.lines.length ? result.explanation.lines : changedPlaces(result),
    acceptPattern,
    bands: result.comparison?.segments?.length ? result.comparison.segments : null,
    searchText: `${result.name}\n${result.entry}`.toLowerCase(),
  };
}

/** Lines with the places of different pixels, for a change that no view explains. */
function changedPlaces(/** @type {Result} */ { comparison, reference, actual }) {
  // After a comparison row by row, places are in the difference picture only.
  if (!comparison || !reference || !actual || comparison.rows.length) return [];
  const scale = actual.scale > 0 ? actual.scale : 1;
  return comparison.boundingBoxes.slice(0, 20).map(({ x, y, width, height }) => {
    /** @type {EncodedFrame} */
    const place = [[x / scale, y / scale], [width / scale, height / scale]];
    const text = `${number(width)} × ${number(height)} at ${number(x)}, ${number(y)}`;
    return { text, kind: "pixels", referenceFrame: place, actualFrame: place };
  });
}

function stateTitle(/** @type {string} */ state) {
  return states[state]?.title ?? state;
}

/** The command line that accepts these snapshots. */
function acceptLine(/** @type {Snapshot[]} */ snapshots) {
  if (snapshots.length > 1 && snapshots.length === report.acceptable.length) return report.acceptCommand;
  return [report.acceptCommand, ...snapshots.map((snapshot) => snapshot.acceptPattern)].join(" ");
}

/** A frame in points from an encoded `CGRect`, or null if it cannot be shown. */
function readFrame(/** @type {EncodedFrame | undefined} */ frame) {
  if (!frame) return null;
  const [[x, y], [width, height]] = frame;
  return [x, y, width, height].every(Number.isFinite) ? { x, y, width, height } : null;
}

/** A picture of a snapshot that has one. */
function pictureOf(/** @type {Snapshot} */ snapshot, /** @type {PictureRole} */ role) {
  const picture = snapshot[role];
  if (!picture) throw new Error(`${snapshot.name} has no picture: ${role}`);
  return picture;
}

/** @type {Role[]} */
const roles = ["reference", "actual"];

/** The roles in which a snapshot has a picture, without the difference. */
function rolesOf(/** @type {Snapshot} */ snapshot) {
  return roles.filter((role) => snapshot[role]);
}

/** The size of a picture in points. */
function pointSize(/** @type {Omit<Picture, "path">} */ picture) {
  const scale = picture.scale > 0 ? picture.scale : 1;
  return { width: picture.width / scale, height: picture.height / scale };
}

function fragment(/** @type {string} */ name) {
  return `#${encodedPath(name).replaceAll("%40", "@")}`;
}
