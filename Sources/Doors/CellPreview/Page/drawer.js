// The list of entries on a narrow screen, where it is a drawer.

function buildDrawer() {
  byId("open-sidebar").addEventListener("click", openDrawer);
  byId("close-sidebar").addEventListener("click", closeDrawer);
  byId("scrim").addEventListener("click", closeDrawer);
  isNarrow.addEventListener("change", closeDrawer);
  byId("sidebar").inert = isNarrow.matches;
}

function openDrawer() {
  document.body.classList.add("has-drawer");
  byId("sidebar").inert = false;
  byId("main").inert = true;
  byId("scrim").hidden = false;
  byId("open-sidebar").setAttribute("aria-expanded", "true");
  byId("search").focus();
}

function closeDrawer() {
  const wasOpen = document.body.classList.contains("has-drawer");
  document.body.classList.remove("has-drawer");
  byId("sidebar").inert = isNarrow.matches;
  byId("main").inert = false;
  byId("scrim").hidden = true;
  byId("open-sidebar").setAttribute("aria-expanded", "false");
  if (wasOpen) byId("open-sidebar").focus();
}
