// Keys that do something, and the words of the search.

/**
 * Keys that do the same, with their row in the dialog about keys. An action that returns false leaves the key to the
 * browser.
 * @typedef {{ keys: string[], shown?: string, title?: string, act?: (event: KeyboardEvent) => unknown, fits?: () => boolean }} Binding
 */

/**
 * Fills the dialog about the keys, and opens it by its button.
 * @param {Binding[]} bindings
 */
function buildHelp(bindings) {
  byId("keys").replaceChildren(...bindings.flatMap(({ shown, title }) => {
    if (!shown) return [];
    const caps = shown.split(" ").map((cap) => element("kbd", { textContent: cap }));
    return [element("div", {}, element("dt", {}, ...caps), element("dd", { textContent: title }))];
  }));
  byId("help-button").addEventListener("click", () => byId("help").showModal());
}

/**
 * Does what a pressed key is bound to.
 * @param {KeyboardEvent} event
 * @param {Binding[]} bindings
 */
function actOnKey(event, bindings) {
  const binding = bindings.find(({ keys, fits }) => keys.includes(event.key) && (fits?.() ?? true));
  if (binding && binding.act?.(event) !== false) event.preventDefault();
}

/**
 * The words of a search, in lower case. The field has the text even if a key has set it.
 * @param {string} text
 */
function searchedWords(text) {
  if (byId("search").value !== text) byId("search").value = text;
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}
