// The appearance: light, dark, or the system's appearance.

/** @type {Record<string, { glyph: string, title: string }>} */
const themes = {
  system: { glyph: "◐", title: "Appearance: like the system" },
  light: { glyph: "☀", title: "Appearance: light" },
  dark: { glyph: "☾", title: "Appearance: dark" },
};

function buildTheme() {
  applyTheme(preferences.get("theme", "system"));
  byId("theme").addEventListener("click", nextTheme);
}

/** @param {string} name */
function applyTheme(name) {
  const theme = themes[name] ? name : "system";
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const button = byId("theme");
  button.dataset.value = theme;
  button.textContent = themes[theme].glyph;
  button.title = `${themes[theme].title} (t)`;
  button.setAttribute("aria-label", themes[theme].title);
}

function nextTheme() {
  const names = Object.keys(themes);
  const next = names[(names.indexOf(byId("theme").dataset.value ?? "") + 1) % names.length];
  preferences.set("theme", next);
  applyTheme(next);
}
