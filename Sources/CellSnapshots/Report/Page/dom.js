// Elements, numbers in texts, text to copy and announcements.

const byId = (id) => document.getElementById(id);

/** The text with control characters, bidirectional controls and invisible characters spelled out. */
function printable(text) {
  return String(text).replace(/[\u0000-\u001F\u007F-\u009F\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu, (sign) => {
    const short = { "\t": "\\t", "\n": "\\n", "\r": "\\r" }[sign];
    return short ?? `\\u{${sign.codePointAt(0).toString(16).toUpperCase()}}`;
  });
}

const shownProperties = new Set(["textContent", "title", "alt"]);

/** An element with children and properties, which may include `dataset`, `style` and `aria-…`. */
function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name === "dataset") Object.assign(made.dataset, value);
    else if (name === "style") for (const [key, text] of Object.entries(value)) made.style.setProperty(key, text);
    else if (name.includes("-") || name === "role") made.setAttribute(name, value);
    else made[name] = shownProperties.has(name) ? printable(value) : value;
  }
  made.append(...children);
  return made;
}

function number(value) {
  return value.toLocaleString("en-US");
}

function plural(count, one, many = `${one}s`) {
  return `${number(count)} ${count === 1 ? one : many}`;
}

/** A command line with a button that copies it. */
function commandLine(line, label = "Copy") {
  const button = element("button", { className: "button copy", type: "button", textContent: label });
  button.addEventListener("click", () => copy(line, button));
  return element("div", { className: "command" }, element("code", { textContent: line, dir: "ltr" }), button);
}

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
  clearTimeout(button.timer);
  button.timer = setTimeout(() => {
    button.textContent = title;
    delete button.dataset.title;
  }, 1500);
}

function copyBySelection(text) {
  const area = element("textarea", { value: text, className: "visually-hidden" });
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  return isCopied;
}

function announce(text) {
  byId("announcer").textContent = text;
}

/** Makes a button for each choice, and returns a function that presses one of them and disables others. */
function segments(container, choices, choose) {
  const buttons = choices.map(({ value, title, key }) => {
    const button = element("button", { type: "button", textContent: title, dataset: { value } });
    if (key) {
      button.title = `${title} (${key})`;
      button.setAttribute("aria-keyshortcuts", key);
    }
    button.addEventListener("click", () => choose(value));
    return button;
  });
  container.replaceChildren(...buttons);
  return (chosen, available = () => true) => {
    for (const button of buttons) {
      button.setAttribute("aria-pressed", String(button.dataset.value === chosen));
      button.disabled = !available(button.dataset.value);
    }
  };
}

/** The settings that all reports share, if the browser lets a page from disk store anything. */
const preferences = {
  get(name, fallback) {
    try {
      return localStorage.getItem(`cellsnap.${name}`) ?? fallback;
    } catch {
      return fallback;
    }
  },
  set(name, value) {
    try {
      localStorage.setItem(`cellsnap.${name}`, value);
    } catch {
      // The caller keeps the value for this page only.
    }
  },
};
