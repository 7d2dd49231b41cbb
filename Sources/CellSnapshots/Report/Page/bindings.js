// Keys that do something, and the words of the search.

/** Fills the dialog about the keys, and opens it by its button. */
function buildHelp(bindings) {
  byId("keys").replaceChildren(...bindings.filter(({ shown }) => shown).map(({ shown, title }) => {
    const caps = shown.split(" ").map((cap) => element("kbd", { textContent: cap }));
    return element("div", {}, element("dt", {}, ...caps), element("dd", { textContent: title }));
  }));
  byId("help-button").addEventListener("click", () => byId("help").showModal());
}

/** Does what a pressed key is bound to. An action that returns false leaves the key to the browser. */
function actOnKey(event, bindings) {
  const binding = bindings.find(({ keys, fits }) => keys.includes(event.key) && (fits?.() ?? true));
  if (binding && binding.act(event) !== false) event.preventDefault();
}

/** The words of a search, in lower case. The field has the text even if a filter or a key has set it. */
function searchedWords(text) {
  if (byId("search").value !== text) byId("search").value = text;
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}
