// The setup of the page.

buildTheme();
buildViews();
buildPictureStage();
buildHandle();
buildStrip();
buildToggles();
buildEntryList();
buildMatrix();
buildSizes();
buildMarks();
buildEditor();
buildDrawer();
buildPreviewKeys();
document.body.dataset.mode = isStatic ? "static" : "live";
addEventListener("popstate", restoreFromAddress);
addEventListener("hashchange", restoreFromAddress);
await openPage();

/** Reads the catalogue and shows the state of the address. */
async function openPage() {
  // Before the first program is built there is no catalogue, but there are events.
  buildStream();
  try {
    adoptCatalogue(isStatic ? given.catalogue : await asked("/catalogue"));
  } catch (refusal) {
    showFault(wantedNow(), refusal);
    return;
  }
  Object.assign(state, stateIn(location.hash));
  writeAddress();
  adoptedCatalogue();
  if (!isStatic && build.status.build > catalogue.build) reload();
}
