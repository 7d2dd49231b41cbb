// The circumstances of a picture, as values and as parameters of an address.

/** @type {Circumstances} */
const usual = {
  width: 375, scale: 2, dark: false, rightToLeft: false, textSize: "L", language: "en", ios: "26", device: null,
};

/** @type {{ [Name in keyof Circumstances]: (text: string) => Circumstances[Name] }} */
const readers = {
  width: (text) => (Number(text) > 0 ? Number(text) : usual.width),
  scale: (text) => (Number(text) > 0 ? Number(text) : usual.scale),
  dark: (text) => text === "1",
  rightToLeft: (text) => text === "1",
  textSize: String,
  language: String,
  ios: String,
  device: String,
};

const circumstanceNames = /** @type {(keyof Circumstances)[]} */ (Object.keys(usual));

/**
 * The circumstances as pairs of a name and a text, without those that are usual.
 * @returns {Parameter[]}
 */
function parametersOf(/** @type {Circumstances} */ circumstances) {
  return circumstanceNames
    // A device has its own width and scale, so both are always said beside it.
    .filter((name) => circumstances[name] !== usual[name] || (circumstances.device && /width|scale/.test(name)))
    .map((name) => [name, circumstances[name] === true ? "1" : String(circumstances[name])]);
}

/** Pairs of a name and a text as a query: `width=375&edit=text:0.title=Milk`. Spaces are `%20`. */
function queryText(/** @type {Parameter[]} */ parameters) {
  const encoded = (/** @type {string} */ text) => encodeURIComponent(text).replace(/%(2F|3A|3D|2C|40)/g, decodeURIComponent);
  return parameters.map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value)}`).join("&");
}

/** - parameters: `URLSearchParams`, which may have other parameters too. */
function circumstancesIn(/** @type {URLSearchParams} */ parameters) {
  const read = { ...usual };
  for (const [name, reader] of Object.entries(readers)) {
    const text = parameters.get(name);
    if (text !== null) Object.assign(read, { [name]: reader(text) });
  }
  const device = deviceNamed(read.device);
  if (device && !parameters.has("width")) read.width = device.width;
  if (device && !parameters.has("scale")) read.scale = device.scale;
  return read;
}

function keyOf(/** @type {Partial<Circumstances>} */ circumstances) {
  return queryText(parametersOf({ ...usual, ...circumstances }));
}

function isSame(/** @type {Partial<Circumstances>} */ one, /** @type {Partial<Circumstances>} */ other) {
  return keyOf(one) === keyOf(other);
}

/** The circumstances in words, without those that are usual: `375 · dark · AX3`. */
function titleOf(/** @type {Circumstances} */ { width, scale, dark, rightToLeft, textSize, language, ios, device }) {
  const parts = [device && `${device},`, String(width)];
  const traits = [
    scale !== usual.scale && `@${scale}x`, dark && "dark", rightToLeft && "right to left",
    textSize !== usual.textSize && textSize, language !== usual.language && language, ios !== usual.ios && `iOS ${ios}`,
  ];
  return [parts.filter(Boolean).join(" "), ...traits.filter(Boolean)].join(" · ");
}

function widthWithinBounds(/** @type {number | string} */ width) {
  const whole = Math.round(Number(width));
  if (!Number.isFinite(whole)) return usual.width;
  return Math.min(Math.max(whole, Math.ceil(catalogue.minimumWidth)), Math.floor(catalogue.maximumWidth));
}
