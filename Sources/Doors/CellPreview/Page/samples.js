// Sample texts that show what a label does with another text than usual.

/** @type {Record<string, string>} */
const accents = {
  a: "å", b: "ƀ", c: "ç", d: "ð", e: "é", f: "ƒ", g: "ĝ", h: "ĥ", i: "î", j: "ĵ", k: "ķ", l: "ļ", m: "ɱ", n: "ñ", o: "ö", p: "þ",
  q: "ǫ", r: "ŕ", s: "š", t: "ţ", u: "û", v: "ṽ", w: "ŵ", x: "ẋ", y: "ý", z: "ž",
  A: "Å", B: "Ɓ", C: "Ç", D: "Ð", E: "É", F: "Ƒ", G: "Ĝ", H: "Ĥ", I: "Î", J: "Ĵ", K: "Ķ", L: "Ļ", M: "Ṁ", N: "Ñ", O: "Ö", P: "Þ",
  Q: "Ǫ", R: "Ŕ", S: "Š", T: "Ţ", U: "Û", V: "Ṽ", W: "Ŵ", X: "Ẋ", Y: "Ý", Z: "Ž",
};

/** @type {{ title: string, text: (text: string) => string }[]} */
const samples = [
  { title: "Empty", text: () => "" },
  { title: "One long word", text: () => "Donaudampfschifffahrtsgesellschaftskapitän" },
  { title: "Three times", text: (text) => [text, text, text].join(" ") },
  { title: "Pseudo-language", text: pseudo },
  { title: "Arabic", text: (text) => repeated("هذا نص تجريبي يُكتب من اليمين إلى اليسار", text) },
  { title: "Hebrew", text: (text) => repeated("זהו טקסט לדוגמה שנכתב מימין לשמאל", text) },
  { title: "Emoji", text: (text) => repeated("👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 🇮🇸 ☕️", text) },
];

/** The text with accents, 40 percent longer and in brackets, so that cut ends are seen. */
function pseudo(/** @type {string} */ text) {
  const accented = [...text].map((sign) => accents[sign] ?? sign).join("");
  const missing = Math.ceil([...text].length * 0.4);
  return `[${accented} ${"lorem ipsum dolor ".repeat(Math.ceil(missing / 18) + 1).slice(0, missing).trim()}]`;
}

/** The sample as often as it takes to be as long as the text, but at least once. */
function repeated(/** @type {string} */ sample, /** @type {string} */ text) {
  const times = Math.max(1, Math.round([...text].length / [...sample].length));
  return Array(times).fill(sample).join(" ");
}
