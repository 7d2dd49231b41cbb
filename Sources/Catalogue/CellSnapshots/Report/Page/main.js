// The setup of the page.

buildTheme();
buildSnapshotList();
buildComparedStage();
buildReportKeys();
buildReview();
byId("previous").addEventListener("click", () => select(nextListed(-1)));
byId("next").addEventListener("click", () => select(nextListed(1)));
if (report.failing.length) snapshotList.filter = "failing";
updateSnapshotList();
addEventListener("hashchange", selectFromAddress);
selectFromAddress();
// A snapshot that the address names is listed, independent of the first filter.
if (selection.snapshot && !snapshotList.visible.includes(selection.snapshot)) filter("all");
