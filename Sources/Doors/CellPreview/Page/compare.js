// A picture among others: in the film strip or in the matrix.

/**
 * The boxes by what they show, so that a picture stays until its successor is there.
 * @type {Map<string, HTMLButtonElement>}
 */
const boxes = new Map();

/**
 * What follows after a box has its picture.
 * @type {WeakMap<HTMLElement, () => void>}
 */
const boxTasks = new WeakMap();

/**
 * A button with the picture of circumstances, which a click shows on the stage.
 * In a place that already has a picture, that one stays until the new one is decoded.
 */
function pictureBox(/** @type {string} */ place, /** @type {Circumstances} */ circumstances, /** @type {string} */ caption, filled = () => {}) {
  const wanted = { entry: state.entry ?? "", circumstances, edits: new Map(state.edits) };
  const key = `${place} of ${state.entry}`;
  const box = boxes.get(key) ?? element("button", { className: "picture-box", type: "button" });
  boxes.set(key, box);
  box.onclick = () => go({ view: "stage", circumstances }, { isNewPlace: true });
  box.setAttribute("aria-label", `${caption}. Show on the stage`);
  box.style.setProperty("--points-wide", String(circumstances.width));
  boxTasks.set(box, filled);
  const version = versionOf(wanted);
  if (box.dataset.version !== version) {
    box.dataset.version = version;
    whenVisible(box, async (isWanted) => {
      await fillBox(box, wanted, () => isWanted() && box.dataset.version === version);
      boxTasks.get(box)?.();
    });
  }
  return box;
}

async function fillBox(/** @type {HTMLElement} */ box, /** @type {Wanted} */ wanted, /** @type {IsWanted} */ isWanted) {
  try {
    const tile = await tileOf(wanted, 0, isWanted);
    const image = await decodedImage(tile);
    if (!isWanted()) return;
    box.style.setProperty("--points-high", String(tile.high));
    box.replaceChildren(image, ...(tile.tiles > 1 ? [element("span", { className: "continues", textContent: `${number(tile.height)} points high` })] : []));
    box.dataset.height = String(tile.height);
  } catch (refusal) {
    if (!isWanted()) return;
    box.replaceChildren(element("span", { className: "no-picture", textContent: messageOf(refusal) }));
  }
}

/** The fields for the size of the compared pictures, in CSS pixels per point. */
function buildSizes() {
  const fields = /** @type {HTMLInputElement[]} */ (partsOf(document.body, ".compare-size"));
  const show = (/** @type {string} */ size) => {
    for (const field of fields) field.value = size;
    byId("main").style.setProperty("--compare-size", size);
  };
  for (const field of fields) {
    field.addEventListener("input", () => {
      preferences.set("preview.size", field.value);
      show(field.value);
    });
  }
  show(preferences.get("preview.size", isNarrow.matches ? "0.45" : "0.6"));
}

/** Forgets the boxes of other entries. */
function forgetBoxes() {
  for (const [key, box] of boxes) if (!box.isConnected) boxes.delete(key);
}
