// The data in the document, and the catalogue of the program, which each build replaces.

/** @type {PageData} */
const given = JSON.parse(byId("data").textContent || "{}");
const isStatic = given.mode === "static";

/** Whether the list is a drawer; the same width is in the styles. */
const isNarrow = matchMedia("(max-width: 860px)");

/** @type {Catalogue & { byName: Map<string, Entry & { index: number }> }} */
const catalogue = {
  program: "", name: "Snapshots", build: 0, canBuild: false, hasReview: false, entries: [],
  textSizes: [], languages: [], versions: [], devices: [], minimumWidth: 1, maximumWidth: 2048, byName: new Map(),
};

/** A text that distinguishes responses of the program as it is now from earlier ones. */
function buildKey() {
  return `${build.epoch}.${catalogue.build}`;
}

function adoptCatalogue(/** @type {Catalogue} */ read) {
  Object.assign(catalogue, read);
  catalogue.byName = new Map(catalogue.entries.map((entry, index) => [entry.name, { ...entry, index }]));
}

function entryNamed(/** @type {string | null} */ name) {
  return catalogue.byName.get(name ?? "") ?? null;
}

function deviceNamed(/** @type {string | null | undefined} */ name) {
  return catalogue.devices.find((device) => device.name === name) ?? null;
}

/** The widths that an entry declares, in rising order. */
function declaredWidths(/** @type {string | null} */ name) {
  const widths = (entryNamed(name)?.configurations ?? []).map(({ width }) => width);
  return [...new Set(widths)].sort((a, b) => a - b);
}
