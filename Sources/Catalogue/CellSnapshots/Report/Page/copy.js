// Texts to copy.

/**
 * A command line with a button that copies it.
 * @param {string} line
 */
function commandLine(line) {
  const button = actionButton("Copy", () => copy(line, button), { className: "button copy" });
  return element("div", { className: "command" }, element("code", { textContent: line, dir: "ltr" }), button);
}

/**
 * The timers after which buttons have their own titles again.
 * @type {WeakMap<HTMLElement, ReturnType<typeof setTimeout>>}
 */
const copyTimers = new WeakMap();

/**
 * @param {string} text
 * @param {HTMLElement | null} button
 */
async function copy(text, button) {
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    isCopied = copyBySelection(text);
  }
  announce(isCopied ? "Copied" : "The browser does not allow copying; select the line instead");
  if (!button) return;
  const title = button.dataset.title ?? button.textContent ?? "";
  button.dataset.title = title;
  button.textContent = isCopied ? "Copied" : "Not allowed";
  clearTimeout(copyTimers.get(button));
  copyTimers.set(button, setTimeout(() => retitle(button, title), 1500));
}

/**
 * Gives a button a title that stays, even if the button says that something is copied.
 * @param {HTMLElement} button
 * @param {string} title
 */
function retitle(button, title) {
  clearTimeout(copyTimers.get(button));
  delete button.dataset.title;
  button.textContent = title;
}

/** @param {string} text */
function copyBySelection(text) {
  const area = element("textarea", { value: text, className: "visually-hidden" });
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  return isCopied;
}
