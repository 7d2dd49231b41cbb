// The circumstances as axes: each has values, of which a picture has one. The toggles and the matrix use them.

/** @typedef {{ title: string, values: () => string[], valueIn: (circumstances: Circumstances) => string, change: (circumstances: Circumstances, value: string) => Circumstances, titleOf: (value: string) => string }} AxisKind */

/** @type {Record<"width" | "appearance" | "direction" | "textSize" | "language" | "ios" | "device" | "scale", AxisKind>} */
const axes = {
  width: {
    title: "Width",
    values: () => chosenWidths().map(String),
    valueIn: ({ width }) => String(width),
    change: (circumstances, value) => ({ ...circumstances, width: Number(value) }),
    titleOf: (value) => `${value} points`,
  },
  appearance: {
    title: "Appearance",
    values: () => ["light", "dark"],
    valueIn: ({ dark }) => (dark ? "dark" : "light"),
    change: (circumstances, value) => ({ ...circumstances, dark: value === "dark" }),
    titleOf: (value) => (value === "dark" ? "Dark" : "Light"),
  },
  direction: {
    title: "Direction",
    values: () => ["left", "right"],
    valueIn: ({ rightToLeft }) => (rightToLeft ? "right" : "left"),
    change: (circumstances, value) => ({ ...circumstances, rightToLeft: value === "right" }),
    titleOf: (value) => (value === "right" ? "Right to left" : "Left to right"),
  },
  textSize: {
    title: "Text size",
    values: () => catalogue.textSizes,
    valueIn: ({ textSize }) => textSize,
    change: (circumstances, value) => ({ ...circumstances, textSize: value }),
    titleOf: (value) => value,
  },
  language: {
    title: "Language",
    values: () => catalogue.languages,
    valueIn: ({ language }) => language,
    change: (circumstances, value) => ({ ...circumstances, language: value }),
    titleOf: (value) => languageTitle(value),
  },
  ios: {
    title: "iOS",
    values: () => catalogue.versions,
    valueIn: ({ ios }) => ios,
    change: (circumstances, value) => ({ ...circumstances, ios: value }),
    titleOf: (value) => `iOS ${value}`,
  },
  device: {
    title: "Device",
    values: () => ["", ...catalogue.devices.map(({ name }) => name)],
    valueIn: ({ device }) => device ?? "",
    change: (circumstances, value) => onDevice(circumstances, value),
    titleOf: (value) => value || "No device",
  },
  scale: {
    title: "Scale",
    values: () => ["1", "2", "3"],
    valueIn: ({ scale }) => String(scale),
    change: (circumstances, value) => ({ ...circumstances, scale: Number(value) }),
    titleOf: (value) => `${value}x`,
  },
};

const axisNames = /** @type {Axis[]} */ (Object.keys(axes));

function onDevice(/** @type {Circumstances} */ circumstances, /** @type {string} */ name) {
  const device = deviceNamed(name);
  if (!device) return { ...circumstances, device: null, scale: usual.scale };
  return { ...circumstances, device: device.name, width: device.width, scale: device.scale };
}

/** The values of an axis, with the present one even if the catalogue does not name it. */
function valuesOf(/** @type {Axis} */ axis) {
  const values = axes[axis].values();
  const present = axes[axis].valueIn(state.circumstances);
  return values.includes(present) ? values : [...values, present];
}

function languageTitle(/** @type {string} */ tag) {
  try {
    const name = new Intl.DisplayNames(["en"], { type: "language" }).of(tag);
    return name && name !== tag ? `${name} (${tag})` : tag;
  } catch {
    return tag;
  }
}
