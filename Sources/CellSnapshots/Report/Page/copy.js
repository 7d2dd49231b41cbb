// Texts to copy.

/** A command line with a button that copies it. */
function commandLine(line, label = "Copy") {
  const button = actionButton(label, () => copy(line, button), { className: "button copy" });
  return element("div", { className: "command" }, element("code", { textContent: line, dir: "ltr" }), button);
}

/** The timers after which buttons have their own titles again. */
const copyTimers = new WeakMap();

async function copy(text, button) {
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    isCopied = copyBySelection(text);
  }
  announce(isCopied ? "Copied" : "The browser does not allow copying; select the line instead");
  if (!button) return;
  const title = button.dataset.title ?? button.textContent;
  button.dataset.title = title;
  button.textContent = isCopied ? "Copied" : "Not allowed";
  clearTimeout(copyTimers.get(button));
  copyTimers.set(button, setTimeout(() => {
    button.textContent = title;
    delete button.dataset.title;
  }, 1500));
}

/** Keeps the earlier title of a button from coming back, since the button has another one now. */
function forgetTitle(button) {
  clearTimeout(copyTimers.get(button));
  delete button.dataset.title;
}

function copyBySelection(text) {
  const area = element("textarea", { value: text, className: "visually-hidden" });
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  return isCopied;
}
