// The five views of two pictures.

const hasBoth = ({ reference, actual }) => Boolean(reference && actual);

const modes = {
  side: {
    value: "side", title: "Side by side", key: "1",
    isAvailable: () => true,
    build: (snapshot) => ["reference", "actual"]
      .filter((role) => snapshot[role])
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
function stacked(snapshot, ...front) {
  const sizes = [snapshot.reference, snapshot.actual].map(pointSize);
  if (snapshot.bands) sizes.push({ width: 0, height: bandedHeight(snapshot) });
  const layer = snapshot.bands ? bandedPicture : pictureElement;
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
    layer(snapshot, "reference", { hasOutlines: false }),
    layer(snapshot, "actual", { hasOutlines: false }),
    element("div", { className: "outlines", dataset: { role: "both" } }),
    ...front);
  return figure(["reference", "actual"].map((role) => caption(snapshot, role)), stack);
}

const stack = () => byId("stage").querySelector(".stack");
const percent = (value) => Math.min(Math.max(value, 0), 100);

function sliderHandle() {
  const handle = element(
    "div",
    { className: "divider", tabIndex: 0, role: "slider", "aria-label": "Divider", "aria-valuemin": "0", "aria-valuemax": "100", "aria-valuenow": String(Math.round(view.split)) },
    element("div", { className: "knob", "aria-hidden": "true" }));
  queueMicrotask(() => handle.parentElement?.addEventListener("pointerdown", startDragging));
  return handle;
}

function startDragging(event) {
  if (event.button !== 0) return;
  const target = event.currentTarget;
  const follow = ({ clientX }) => {
    const { left, width } = target.getBoundingClientRect();
    setSplit(((clientX - left) / width) * 100);
  };
  followPointer(event, target, follow);
  target.querySelector(".divider").focus({ preventScroll: true });
  event.preventDefault();
  follow(event);
}

function setSplit(value) {
  view.split = percent(value);
  stack()?.style.setProperty("--split", String(view.split));
  byId("stage").querySelector(".divider")?.setAttribute("aria-valuenow", String(Math.round(view.split)));
}

function opacityControl(snapshot) {
  const range = element("input", { type: "range", min: "0", max: "100", step: "1", value: String(view.opacity), id: "opacity" });
  range.addEventListener("input", () => setOpacity(Number(range.value)));
  return element("label", { className: "opacity" }, roleTitle(snapshot, "reference"), range, roleTitle(snapshot, "actual"));
}

function setOpacity(value) {
  view.opacity = percent(value);
  stack()?.style.setProperty("--opacity", String(view.opacity / 100));
  if (byId("opacity")) byId("opacity").value = String(view.opacity);
}

/** The button that stops and starts the blinking. If the user prefers reduced motion, it starts stopped. */
function blinkButton() {
  const button = element("button", { className: "button", type: "button", id: "blink", title: "Stop or continue (space)" });
  const isUnwelcome = matchMedia("(prefers-reduced-motion: reduce)").matches;
  setBlinking(button, !isUnwelcome);
  button.addEventListener("click", () => setBlinking(button, view.timer === null));
  return button;
}

function setBlinking(button, isOn) {
  clearInterval(view.timer);
  view.timer = isOn ? setInterval(() => showActual(!view.isActualShown), 600) : null;
  button.textContent = isOn ? "Stop" : "Blink";
  showActual(isOn ? true : !view.isActualShown);
}

function showActual(isShown) {
  view.isActualShown = isShown;
  byId("stage").dataset.shown = isShown ? "actual" : "reference";
}
