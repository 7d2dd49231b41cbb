// The lines to copy for what the stage shows: the address, a command, an assertion and Markdown.

/** @type {Record<string, string>} */
const contentSizeCategories = {
  XS: "extraSmall", S: "small", M: "medium", L: "large", XL: "extraLarge", XXL: "extraExtraLarge", XXXL: "extraExtraExtraLarge",
  AX1: "accessibilityMedium", AX2: "accessibilityLarge", AX3: "accessibilityExtraLarge", AX4: "accessibilityExtraExtraLarge",
  AX5: "accessibilityExtraExtraExtraLarge",
};

function showCopies() {
  if (!state.entry) return;
  writeAddress();
  const lines = [
    ["Permalink", location.href],
    ["Command that draws it", renderLine()],
    ["Assertion for a test", assertionLine()],
    ["Markdown for a README or DocC", markdownLine()],
  ];
  const parts = lines.flatMap(([title, line]) => [element("h3", { textContent: title }), commandLine(line)]);
  const note = element("p", { className: "quiet", textContent: "Edits are part of the permalink only." });
  byId("copy-list").replaceChildren(...parts, ...(state.edits.size ? [note] : []));
  byId("copies").showModal();
}

/** The device if it has the width, so that the width needs no option; or null. */
function deviceOfWidth(/** @type {Circumstances} */ { device, width }) {
  const known = deviceNamed(device);
  return known?.width === width ? known : null;
}

/** `swift run snapshots render 'Feed/Post' --widths 375 --dark` */
function renderLine() {
  const { circumstances } = state;
  const { width, scale, dark, rightToLeft, textSize, language, ios } = circumstances;
  const known = deviceOfWidth(circumstances);
  const words = ["render", (state.entry ?? "").replace(/[*?[\\]/g, "\\$&"), ...(known ? ["--device", known.name] : ["--widths", String(width)])];
  if (scale !== (known?.scale ?? usual.scale)) words.push("--scale", String(scale));
  if (dark) words.push("--dark");
  if (rightToLeft) words.push("--rtl");
  if (textSize !== usual.textSize) words.push("--text-size", textSize);
  if (language !== usual.language) words.push("--language", language);
  if (ios !== usual.ios) words.push("--ios", ios);
  return [catalogue.program, ...words.map(shellWord)].join(" ");
}

function shellWord(/** @type {string} */ word) {
  return /^[A-Za-z0-9@%+=:,./_-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** `assertSnapshot(of: <#view#>, .widths(375), .dark)` */
function assertionLine() {
  const { circumstances } = state;
  const { width, scale, dark, rightToLeft, textSize, language, ios } = circumstances;
  const known = deviceOfWidth(circumstances);
  const settings = [known ? `.devices(.${swiftName(known.name)})` : `.widths(${width})`];
  if (scale !== (known?.scale ?? usual.scale)) settings.push(`.scale(${scale})`);
  if (dark) settings.push(".dark");
  if (rightToLeft) settings.push(".rightToLeft");
  if (textSize !== usual.textSize) settings.push(`.textSizes(.${contentSizeCategories[textSize] ?? textSize})`);
  if (language !== usual.language) settings.push(`.languages(${JSON.stringify(language)})`);
  if (ios !== usual.ios) settings.push(`.systemVersions(.iOS${ios})`);
  return `assertSnapshot(of: <#view#>, ${settings.join(", ")})`;
}

/** The name of a device in Swift: `iPhone16Pro` for iPhone 16 Pro. */
function swiftName(/** @type {string} */ name) {
  return name.split(" ").map((word, index) => (index ? word[0].toUpperCase() + word.slice(1) : word)).join("");
}

/** `![Feed/Post, 375 points wide, dark](Snapshots/Feed/Post.375@2x-dark.png)`, with the path that `render` writes if no reference has these circumstances. */
function markdownLine() {
  const { width, dark, rightToLeft } = state.circumstances;
  const alternative = [state.entry, `${width} points wide`, dark && "dark", rightToLeft && "right to left"].filter(Boolean).join(", ");
  const path = drawnPath() ?? `${hasReference() ? "Snapshots" : "out"}/${pictureName()}`;
  const encoded = path.split("/").map((part) => encodeURIComponent(part).replaceAll("%40", "@").replace(/[()]/g, (sign) => (sign === "(" ? "%28" : "%29"))).join("/");
  return `![${alternative.replace(/[[\]\\]/g, "\\$&")}](${encoded})`;
}

/** Whether the circumstances are among those in which the entry is recorded. */
function hasReference() {
  const declared = entryNamed(state.entry)?.configurations ?? [];
  return declared.some((configuration) => isSame({ ...usual, ...configuration }, state.circumstances));
}

/** The path of a picture of an exported gallery, or null. */
function drawnPath() {
  const path = isStatic ? shotFor(wantedNow())?.tiles[0]?.path : null;
  return path && !path.startsWith("data:") ? path : null;
}

/** The name of the reference's file: `Feed/Post.375@2x-dark.png`. */
function pictureName() {
  const { width, scale, dark, rightToLeft, textSize, language, ios, device } = state.circumstances;
  const entry = state.entry ?? "";
  const path = entry.includes("/") ? entry : `${entry}/${entry}`;
  const traits = [
    dark && "dark", rightToLeft && "rtl", textSize !== usual.textSize && textSize, language !== usual.language && language,
    ios !== usual.ios && `iOS${ios}`, device && device.replaceAll(" ", "-"),
  ].filter(Boolean);
  return `${path}.${width}${scale === 1 ? "" : `@${scale}x`}${traits.map((trait) => `-${trait}`).join("")}.png`;
}
