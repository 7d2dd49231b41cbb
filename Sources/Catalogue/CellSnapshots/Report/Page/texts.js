// Texts: what is printed of foreign texts, numbers, lists, and names in addresses.

/**
 * The text with control characters, bidirectional controls and invisible characters spelled out.
 * @param {string | number} text
 */
function printable(text) {
  return String(text).replace(/[\u0000-\u001F\u007F-\u009F\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu, (sign) => {
    const short = new Map([["\t", "\\t"], ["\n", "\\n"], ["\r", "\\r"]]).get(sign);
    return short ?? `\\u{${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
  });
}

/** @param {number} value */
function number(value) {
  return value.toLocaleString("en-US");
}

/**
 * @param {number} count
 * @param {string} one
 */
function plural(count, one, many = `${one}s`) {
  return `${number(count)} ${count === 1 ? one : many}`;
}

/**
 * The first texts, and the number of the other texts.
 * @param {string[]} texts
 * @param {number} count
 */
function listText(texts, count) {
  const rest = texts.length - count;
  return rest > 0 ? `${texts.slice(0, count).join(", ")} and ${number(rest)} more` : texts.join(", ");
}

/**
 * A change after the cause, and the number of pictures with it.
 * @typedef {{ text: string, count: number }} Consequence
 */

/**
 * The changes after the cause, up to a number of them, with the number of pictures if they are not in all.
 * @param {{ consequences: Consequence[], snapshots: unknown[] }} group
 * @param {number} count
 */
function consequenceLines({ consequences, snapshots }, count) {
  const lines = consequences.slice(0, count).map((change) => (change.count < snapshots.length ? `${change.text}, in ${number(change.count)} of ${plural(snapshots.length, "picture")}` : change.text));
  if (consequences.length > count) lines.push(`and ${plural(consequences.length - count, "more change")}`);
  return lines;
}

/**
 * A path for an address; its slashes stay.
 * @param {string} path
 */
function encodedPath(path) {
  return path.split("/").map(encodeURIComponent).join("/");
}

/**
 * A text of an address without its escapes. A percent sign that encodes nothing leaves the text as it is.
 * @param {string} text
 */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
