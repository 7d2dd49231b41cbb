// A picture among others: in the film strip or in the matrix.

/** The boxes by what they show, so that a picture stays until its successor is there. */
const boxes = new Map();

/**
 * A button with the picture of circumstances, which a click shows on the stage.
 * In a place that already has a picture, that one stays until the new one is decoded.
 */
function pictureBox(place, circumstances, caption, filled = () => {}) {
  const wanted = { entry: state.entry, circumstances, edits: new Map(state.edits) };
  const key = `${place} of ${state.entry}`;
  const box = boxes.get(key) ?? element("button", { className: "picture-box", type: "button" });
  boxes.set(key, box);
  box.onclick = () => go({ view: "stage", circumstances }, { isNewPlace: true });
  box.setAttribute("aria-label", `${caption}. Show on the stage`);
  box.style.setProperty("--points-wide", String(circumstances.width));
  box.filled = filled;
  const version = versionOf(wanted);
  if (box.dataset.version !== version) {
    box.dataset.version = version;
    whenVisible(box, async (isWanted) => {
      await fillBox(box, wanted, () => isWanted() && box.dataset.version === version);
      box.filled();
    });
  }
  return box;
}

async function fillBox(box, wanted, isWanted) {
  try {
    const tile = await tileOf(wanted, 0, isWanted);
    const image = await decodedImage(tile);
    if (!isWanted()) return;
    box.style.setProperty("--points-high", String(tile.high));
    box.replaceChildren(image, ...(tile.tiles > 1 ? [element("span", { className: "continues", textContent: `${number(tile.height)} points high` })] : []));
    box.dataset.height = String(tile.height);
  } catch (refusal) {
    if (!isWanted()) return;
    box.replaceChildren(element("span", { className: "no-picture", textContent: refusal.message }));
  }
}

/** The fields for the size of the compared pictures, in CSS pixels per point. */
function buildSizes() {
  const fields = document.querySelectorAll(".compare-size");
  const show = (size) => {
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
