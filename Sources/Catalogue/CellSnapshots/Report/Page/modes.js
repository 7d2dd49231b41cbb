// The five views of two pictures.

const hasBoth = (/** @type {Snapshot} */ { reference, actual }) => Boolean(reference && actual);

/**
 * - build: Makes the figures.
 * - control: Makes what is beside the buttons of the modes.
 * - adjust: Moves or fades by an amount.
 * @typedef {{ value: ModeName, title: string, key: string, isAvailable: (snapshot: Snapshot) => boolean, build: (snapshot: Snapshot) => Node[], control?: (snapshot: Snapshot) => Node[], adjust?: (amount: number) => void }} Mode
 * @typedef {"side" | "slider" | "onion" | "blink" | "difference"} ModeName
 */

/** @type {Record<ModeName, Mode>} */
const modes = {
  side: {
    value: "side", title: "Side by side", key: "1",
    isAvailable: () => true,
    build: (snapshot) => rolesOf(snapshot)
      .map((role) => figure([caption(snapshot, role)], pictureElement(snapshot, role))),
  },
  slider: {
    value: "slider", title: "Slider", key: "2",
    isAvailable: hasBoth,
    build: (snapshot) => [stacked(snapshot, sliderHandle())],
    adjust: (amount) => setSplit(view.split + amount),
  },
  onion: {
    value: "onion", title: "Onion skin", key: "3",
    isAvailable: hasBoth,
    build: (snapshot) => [stacked(snapshot)],
    control: (snapshot) => [opacityControl(snapshot)],
    adjust: (amount) => setOpacity(view.opacity + amount),
  },
  blink: {
    value: "blink", title: "Blink", key: "4",
    isAvailable: hasBoth,
    build: (snapshot) => [stacked(snapshot)],
    control: () => [blinkButton()],
  },
  difference: {
    value: "difference", title: "Difference", key: "5",
    isAvailable: ({ difference }) => Boolean(difference),
    build: (snapshot) => [figure([caption(snapshot, "difference")], pictureElement(snapshot, "difference"))],
  },
};

/** Both pictures in one place, the actual one in front. After a comparison row by row, equal rows are aligned. */
function stacked(/** @type {Snapshot} */ snapshot, /** @type {Node[]} */ ...front) {
  const sizes = roles.map((role) => pointSize(pictureOf(snapshot, role)));
  if (snapshot.bands) sizes.push({ width: 0, height: bandedHeight(snapshot) });
  const layer = (/** @type {Role} */ role) => (snapshot.bands ? bandedPicture(snapshot, role) : pictureElement(snapshot, role, { hasOutlines: false }));
  const stack = element(
    "div",
    {
      className: "stack",
      style: {
        "--points-wide": String(Math.max(...sizes.map(({ width }) => width))),
        "--points-high": String(Math.max(...sizes.map(({ height }) => height))),
        "--split": String(view.split),
        "--opacity": String(view.opacity / 100),
      },
    },
    layer("reference"),
    layer("actual"),
    element("div", { className: "outlines", dataset: { role: "both" } }),
    ...front);
  return figure(roles.map((role) => caption(snapshot, role)), stack);
}

const stack = () => partOf(byId("stage"), ".stack");
const blinkControl = () => partOf(byId("mode-control"), "#blink");
const percent = (/** @type {number} */ value) => Math.min(Math.max(value, 0), 100);

function sliderHandle() {
  const handle = element(
    "div",
    { className: "divider", tabIndex: 0, role: "slider", "aria-label": "Divider", "aria-valuemin": "0", "aria-valuemax": "100", "aria-valuenow": String(Math.round(view.split)) },
    element("div", { className: "knob", "aria-hidden": "true" }));
  queueMicrotask(() => handle.parentElement?.addEventListener("pointerdown", startDragging));
  return handle;
}

function startDragging(/** @type {PointerEvent} */ event) {
  if (event.button !== 0) return;
  const target = /** @type {HTMLElement} */ (event.currentTarget);
  const follow = (/** @type {PointerEvent} */ { clientX }) => {
    const { left, width } = target.getBoundingClientRect();
    setSplit(((clientX - left) / width) * 100);
  };
  followPointer(event, target, follow);
  partOf(target, ".divider")?.focus({ preventScroll: true });
  event.preventDefault();
  follow(event);
}

function setSplit(/** @type {number} */ value) {
  view.split = percent(value);
  stack()?.style.setProperty("--split", String(view.split));
  byId("stage").querySelector(".divider")?.setAttribute("aria-valuenow", String(Math.round(view.split)));
}

function opacityControl(/** @type {Snapshot} */ snapshot) {
  const range = element("input", { type: "range", min: "0", max: "100", step: "1", value: String(view.opacity), id: "opacity" });
  range.addEventListener("input", () => setOpacity(Number(range.value)));
  return element("label", { className: "opacity" }, roleTitle(snapshot, "reference"), range, roleTitle(snapshot, "actual"));
}

function setOpacity(/** @type {number} */ value) {
  view.opacity = percent(value);
  stack()?.style.setProperty("--opacity", String(view.opacity / 100));
  const range = /** @type {HTMLInputElement | null} */ (partOf(byId("mode-control"), "#opacity"));
  if (range) range.value = String(view.opacity);
}

/** The button that stops and starts the blinking. If the user prefers reduced motion, it starts stopped. */
function blinkButton() {
  const button = element("button", { className: "button", type: "button", id: "blink", title: "Stop or continue (space)" });
  const isUnwelcome = matchMedia("(prefers-reduced-motion: reduce)").matches;
  setBlinking(button, !isUnwelcome);
  button.addEventListener("click", () => setBlinking(button, view.timer === undefined));
  return button;
}

function setBlinking(/** @type {HTMLButtonElement} */ button, /** @type {boolean} */ isOn) {
  clearInterval(view.timer);
  view.timer = isOn ? setInterval(() => showActual(!view.isActualShown), 600) : undefined;
  button.textContent = isOn ? "Stop" : "Blink";
  showActual(isOn ? true : !view.isActualShown);
}

function showActual(/** @type {boolean} */ isShown) {
  view.isActualShown = isShown;
  byId("stage").dataset.shown = isShown ? "actual" : "reference";
}
