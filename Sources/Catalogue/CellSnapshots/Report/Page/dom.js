// Elements of the page.

/**
 * An element of the page's markup.
 * @template {keyof PageElements} Name
 * @param {Name} id
 */
const byId = (id) => /** @type {PageElements[Name]} */ (document.getElementById(id));

const shownProperties = new Set(["textContent", "title", "alt"]);

/**
 * The properties of an element, which may include `dataset`, `style` and `aria-…`.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @typedef {Partial<Omit<HTMLElementTagNameMap[Tag], "dataset" | "style">> & { dataset?: Record<string, string>, style?: Record<string, string>, role?: string, [name: `aria-${string}`]: string }} Properties
 */

/**
 * An element with properties and children.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Properties<Tag>} properties
 * @param {(Node | string)[]} children
 */
function element(tag, properties = {}, ...children) {
  const { dataset = {}, style = {}, ...others } = properties;
  const made = document.createElement(tag);
  Object.assign(made.dataset, dataset);
  for (const [name, value] of Object.entries(style)) made.style.setProperty(name, value);
  for (const [name, value] of Object.entries(others)) {
    if (name.includes("-") || name === "role") made.setAttribute(name, String(value));
    else Object.assign(made, { [name]: shownProperties.has(name) ? printable(String(value)) : value });
  }
  made.append(...children);
  return made;
}

/**
 * @param {string} title
 * @param {(event: MouseEvent) => void} act
 * @param {Properties<"button">} properties
 */
function actionButton(title, act, properties = {}) {
  const button = element("button", { className: "button", type: "button", textContent: title, ...properties });
  button.addEventListener("click", act);
  return button;
}

/**
 * The mark of a kind of changes or findings.
 * @param {string} kind
 */
function kindTag(kind, text = kind) {
  return element("span", { className: "kind", dataset: { kind }, textContent: text });
}

/**
 * A title and its content, for a list of facts.
 * @param {string} title
 * @param {(Node | string)[]} content
 */
function fact(title, ...content) {
  return element("div", {}, element("dt", { textContent: title }), element("dd", { dir: "auto" }, ...content));
}

/**
 * @param {unknown} value
 * @returns {value is "" | null | undefined}
 */
function isEmpty(value) {
  return value === undefined || value === null || value === "";
}

/**
 * The first part of an element that fits a selector, or null.
 * @param {Element} whole
 * @param {string} selector
 */
function partOf(whole, selector) {
  return /** @type {HTMLElement | null} */ (whole.querySelector(selector));
}

/**
 * All parts of an element that fit a selector.
 * @param {Element} whole
 * @param {string} selector
 */
function partsOf(whole, selector) {
  return /** @type {HTMLElement[]} */ ([...whole.querySelectorAll(selector)]);
}

/**
 * The element that an event of the page is at.
 * @param {Event} event
 */
function targetOf(event) {
  return /** @type {HTMLElement} */ (event.target);
}

/** @param {string} text */
function announce(text) {
  byId("announcer").textContent = text;
}

/**
 * Makes a button for each choice, and returns a function that presses one of them and disables others.
 * @template {string} Value
 * @param {HTMLElement} container
 * @param {{ value: Value, title: string, key?: string }[]} choices
 * @param {(value: Value) => void} choose
 */
function segments(container, choices, choose) {
  const buttons = new Map(choices.map(({ value, title, key }) => {
    const button = element("button", { type: "button", textContent: title, dataset: { value } });
    if (key) {
      button.title = `${title} (${key})`;
      button.setAttribute("aria-keyshortcuts", key);
    }
    button.addEventListener("click", () => choose(value));
    return [value, button];
  }));
  container.replaceChildren(...buttons.values());
  return (/** @type {string} */ chosen, /** @type {(value: Value) => boolean} */ available = () => true) => {
    for (const [value, button] of buttons) {
      button.setAttribute("aria-pressed", String(value === chosen));
      button.disabled = !available(value);
    }
  };
}

/**
 * Calls a function for each move of a pressed pointer, and another one when the pointer is released.
 * @param {PointerEvent} event
 * @param {HTMLElement} target
 * @param {(event: PointerEvent) => void} follow
 * @param {() => void} finish
 */
function followPointer(event, target, follow, finish = () => {}) {
  const ends = /** @type {const} */ (["pointerup", "pointercancel", "lostpointercapture"]);
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
