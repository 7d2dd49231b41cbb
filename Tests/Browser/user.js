// What a test does on a page as a user, and the notes of what is seen. Each test of a page has these lines before its own.

/**
 * The texts that the test compares, by their names.
 * @type {Record<string, string>}
 */
export const seen = {};

/** The errors of the page. */
export const problems = /** @type {{ problems: string[] }} */ (/** @type {unknown} */ (window)).problems;

/** The time in which the page shows what an action changes. */
export const pace = { milliseconds: 40 };

export const wait = (milliseconds = pace.milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The type of the first element that fits a selector. The page's markup says the types of elements with an identifier.
 * @template {string} Selector
 * @typedef {Selector extends `#${infer Name extends keyof PageElements}` ? PageElements[Name] : HTMLElement} Fitting
 */

/**
 * The first element that fits a selector. Throws if there is none.
 * @template {string} Selector
 * @param {Selector} selector
 */
export function one(selector) {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return /** @type {Fitting<Selector>} */ (found);
}

/** The elements that fit a selector. */
export const all = (/** @type {string} */ selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);

/** The elements that fit a selector and are visible. */
export const visible = (/** @type {string} */ selector) =>
  /** @type {(HTMLElement & { checkVisibility: () => boolean })[]} */ (all(selector)).filter((item) => item.checkVisibility());

/** The value of a field that the page's script made. */
export const valueOf = (/** @type {string} */ selector) => /** @type {HTMLInputElement | HTMLSelectElement} */ (one(selector)).value;

/** The texts of the elements that fit a selector. */
export const texts = (/** @type {string} */ selector) => all(selector).map((item) => item.textContent ?? "");

/** The number of elements that have no name for whoever does not see them. */
export const unnamed = (/** @type {string} */ selector) =>
  /** @type {(HTMLElement & { alt?: string, labels?: NodeList })[]} */ (all(selector)).filter(
    (item) => !(item.textContent?.trim() || item.ariaLabel || item.title || item.alt || item.labels?.length || item.getAttribute("aria-labelledby"))
  ).length;

/** Notes what a step shows, or why it failed, and goes on. */
export async function note(/** @type {string} */ name, /** @type {() => unknown} */ step) {
  try {
    seen[name] = String(await step());
  } catch (error) {
    seen[name] = `failed: ${error}`;
  }
}

/** Presses a key where the keyboard's focus is. */
export async function press(/** @type {string} */ key, /** @type {KeyboardEventInit} */ options = {}) {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options }));
  await wait();
}

export async function click(/** @type {string} */ selector) {
  one(selector).click();
  await wait();
}

/** Types a text into the search. */
export async function type(/** @type {string} */ text) {
  one("#search").value = text;
  one("#search").dispatchEvent(new Event("input", { bubbles: true }));
  await wait();
}

/** Sends an event of the pointer to an element, at a place in it. */
export function point(/** @type {string} */ kind, /** @type {Element} */ target, /** @type {number} */ x, /** @type {number} */ y) {
  const { left, top } = target.getBoundingClientRect();
  const event = { bubbles: true, cancelable: true, button: 0, pointerId: 1, clientX: left + x, clientY: top + y };
  target.dispatchEvent(new (kind === "click" ? MouseEvent : PointerEvent)(kind, event));
}

/**
 * Goes to an address, and waits until the page shows it.
 * @returns {Promise<unknown>}
 */
export const go = (/** @type {string} */ hash) => new Promise((resolve) => {
  if (location.hash === (hash && `#${hash}`)) return resolve(undefined);
  addEventListener("hashchange", resolve, { once: true });
  location.hash = hash;
});

/**
 * Waits until the page has an element that fits a selector.
 * @returns {Promise<unknown>}
 */
export const appears = (/** @type {string} */ selector) => new Promise((resolve) => {
  const look = () => document.querySelector(selector) && resolve(undefined);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  look();
});

/** Waits until all pictures are loaded, or cannot be. */
export const pictures = () => Promise.all([...document.images].map((image) => image.complete ||
  new Promise((resolve) => ["load", "error"].forEach((name) => image.addEventListener(name, resolve)))));

/** Writes the notes into the page, where the test reads them. */
export function writeNotes() {
  const notes = document.createElement("pre");
  notes.id = "seen";
  notes.textContent = encodeURIComponent(JSON.stringify(seen));
  document.body.append(notes);
}
