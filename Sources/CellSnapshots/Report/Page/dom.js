// Elements of the page.

const byId = (id) => document.getElementById(id);

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

function actionButton(title, act, properties = {}) {
  const button = element("button", { className: "button", type: "button", textContent: title, ...properties });
  button.addEventListener("click", act);
  return button;
}

/** The mark of a kind of changes or findings. */
function kindTag(kind, text = kind) {
  return element("span", { className: "kind", dataset: { kind }, textContent: text });
}

/** A title and its content, for a list of facts. */
function fact(title, ...content) {
  return element("div", {}, element("dt", { textContent: title }), element("dd", { dir: "auto" }, ...content));
}

function isEmpty(value) {
  return value === undefined || value === null || value === "";
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

/** Calls a function for each move of a pressed pointer, and another one when the pointer is released. */
function followPointer(event, target, follow, finish = () => {}) {
  const ends = ["pointerup", "pointercancel", "lostpointercapture"];
  const stop = () => {
    target.removeEventListener("pointermove", follow);
    for (const end of ends) target.removeEventListener(end, stop);
    finish();
  };
  target.addEventListener("pointermove", follow);
  for (const end of ends) target.addEventListener(end, stop);
  try {
    target.setPointerCapture(event.pointerId);
  } catch {
    // The pointer is already gone, so there is nothing to follow.
  }
}
