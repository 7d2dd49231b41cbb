// The setup of the page.

applyTheme(preferences.get("theme", "system"));
byId("theme").addEventListener("click", nextTheme);
buildList();
buildStage();
buildKeys();
buildReview();
byId("previous").addEventListener("click", () => select(neighbour(-1)));
byId("next").addEventListener("click", () => select(neighbour(1)));
if (report.failing.length) list.filter = "failing";
updateList();
addEventListener("hashchange", readAddress);
readAddress();
// A snapshot that the address names is listed, independent of the first filter.
if (selection.snapshot && !list.visible.includes(selection.snapshot)) filter("all");
