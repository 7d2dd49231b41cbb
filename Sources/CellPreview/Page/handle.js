// The width: a handle at the picture's right edge, keys, and a field.

function buildHandle() {
  const handle = byId("handle");
  handle.addEventListener("pointerdown", startResizing);
  handle.addEventListener("keydown", resizeByKey);
  byId("width").addEventListener("change", (event) => chooseWidth(event.target.value));
  byId("width").addEventListener("keydown", (event) => {
    if (event.key === "Enter") chooseWidth(event.target.value);
    else if (event.key === "Escape") event.target.blur();
  });
}

/** The nearest width that can be shown. An exported gallery has only the drawn ones. */
function fittingWidth(width) {
  const whole = widthWithinBounds(width);
  if (!isStatic) return whole;
  const drawn = drawnWidths(state.entry, state.circumstances);
  return drawn.sort((a, b) => Math.abs(a - whole) - Math.abs(b - whole))[0] ?? state.circumstances.width;
}

function chooseWidth(width, options = {}) {
  const fitting = fittingWidth(width);
  if (fitting !== state.circumstances.width) go({ circumstances: { ...state.circumstances, width: fitting } }, options);
  else updateFrame();
}

function startResizing(event) {
  if (event.button !== 0) return;
  const handle = byId("handle");
  const from = { x: event.clientX, scrolled: byId("stage").scrollLeft, width: state.circumstances.width };
  const follow = ({ clientX }) => {
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

function resizeByKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { width } = state.circumstances;
  const step = event.shiftKey ? 10 : 1;
  const range = breakpointRange(state.entry);
  const target = {
    ArrowRight: () => nextWidth(step), ArrowUp: () => nextWidth(step),
    ArrowLeft: () => nextWidth(-step), ArrowDown: () => nextWidth(-step),
    Home: () => range.from, End: () => range.to,
    PageUp: () => nextBreakpoint(width, 1), PageDown: () => nextBreakpoint(width, -1),
  }[event.key]?.();
  if (target === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  chooseWidth(target, { isMoving: true });
  revealHandle();
  if (event.key.startsWith("Page")) announce([`${target} points`, ...textsAt(target)].map(printable).join("; "));
}

/** The width that is some points further. In an exported gallery it is at least the next drawn one. */
function nextWidth(step) {
  const { width } = state.circumstances;
  if (!isStatic) return width + step;
  const drawn = drawnWidths(state.entry, state.circumstances);
  return step > 0 ? (drawn.find((other) => other >= width + 1) ?? width) : (drawn.findLast((other) => other < width) ?? width);
}

function revealHandle() {
  byId("handle").scrollIntoView({ block: "nearest", inline: "nearest" });
}
