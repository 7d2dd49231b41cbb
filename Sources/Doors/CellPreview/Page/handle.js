// The width: a handle at the picture's right edge, keys, and a field.

function buildHandle() {
  const handle = byId("handle");
  handle.addEventListener("pointerdown", startResizing);
  handle.addEventListener("keydown", resizeByKey);
  const field = byId("width");
  field.addEventListener("change", () => chooseWidth(field.value));
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter") chooseWidth(field.value);
    else if (event.key === "Escape") field.blur();
  });
}

/** The nearest width that can be shown. An exported gallery has only the drawn ones. */
function fittingWidth(/** @type {number | string} */ width) {
  const whole = widthWithinBounds(width);
  if (!isStatic) return whole;
  const drawn = drawnWidths(state.entry, state.circumstances);
  return drawn.sort((a, b) => Math.abs(a - whole) - Math.abs(b - whole))[0] ?? state.circumstances.width;
}

function chooseWidth(/** @type {number | string} */ width, options = {}) {
  const fitting = fittingWidth(width);
  if (fitting !== state.circumstances.width) go({ circumstances: { ...state.circumstances, width: fitting } }, options);
  else updateFrame();
}

function startResizing(/** @type {PointerEvent} */ event) {
  if (event.button !== 0) return;
  const handle = byId("handle");
  const from = { x: event.clientX, scrolled: byId("stage").scrollLeft, width: state.circumstances.width };
  const follow = (/** @type {PointerEvent} */ { clientX }) => {
    const moved = clientX - from.x + byId("stage").scrollLeft - from.scrolled;
    chooseWidth(from.width + moved / stage.pixelsPerPoint, { isMoving: true });
  };
  const finish = () => {
    document.body.classList.remove("is-resizing");
    stage.isDragging = false;
    writeAddress();
    updateFrame();
    updateAround();
    runTasks();
  };
  stage.isDragging = true;
  document.body.classList.add("is-resizing");
  followPointer(event, handle, follow, finish);
  handle.focus({ preventScroll: true });
  event.preventDefault();
}

function resizeByKey(/** @type {KeyboardEvent} */ event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { width } = state.circumstances;
  const step = event.shiftKey ? 10 : 1;
  const range = breakpointRange(state.entry);
  /** @type {Record<string, () => number>} */
  const targets = {
    ArrowRight: () => nextWidth(step), ArrowUp: () => nextWidth(step),
    ArrowLeft: () => nextWidth(-step), ArrowDown: () => nextWidth(-step),
    Home: () => range.from, End: () => range.to,
    PageUp: () => nextBreakpoint(width, 1), PageDown: () => nextBreakpoint(width, -1),
  };
  const target = targets[event.key]?.();
  if (target === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  chooseWidth(target, { isMoving: true });
  revealHandle();
  if (event.key.startsWith("Page")) announce([`${target} points`, ...textsAt(target)].map(printable).join("; "));
}

/** The width that is some points further. In an exported gallery it is at least the next drawn one. */
function nextWidth(/** @type {number} */ step) {
  const { width } = state.circumstances;
  if (!isStatic) return width + step;
  const drawn = drawnWidths(state.entry, state.circumstances);
  return step > 0 ? (drawn.find((other) => other >= width + 1) ?? width) : (drawn.filter((other) => other < width).at(-1) ?? width);
}

function revealHandle() {
  byId("handle").scrollIntoView({ block: "nearest", inline: "nearest" });
}
