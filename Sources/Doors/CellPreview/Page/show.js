// The page for a state. Only the parts that differ from the state before are made anew.

/** @type {{ value: ViewName, title: string, key: string }[]} */
const views = [
  { value: "stage", title: "Stage", key: "1" },
  { value: "widths", title: "All widths", key: "2" },
  { value: "matrix", title: "Matrix", key: "3" },
  { value: "changes", title: "Changes", key: "4" },
];

/** @type {ReturnType<typeof segments>} */
let pressView;

function buildViews() {
  const offered = isStatic ? views.filter(({ value }) => value !== "changes") : views;
  pressView = segments(byId("views"), offered, (view) => go({ view }, { isNewPlace: view !== state.view }));
  byId("inspect-button").addEventListener("click", toggleInspecting);
  byId("controls-button").addEventListener("click", toggleControls);
  byId("controls-button").hidden = isStatic;
  byId("inspect-button").hidden = isStatic && !shots.some(({ layout }) => layout);
  byId("copy-button").addEventListener("click", showCopies);
  byId("changes-button").addEventListener("click", () => {
    go({ view: "changes" }, { isNewPlace: true });
    closeDrawer();
    byId("title").focus();
  });
}

function toggleInspecting() {
  go({ isInspecting: state.view !== "stage" || !state.isInspecting, view: "stage" });
}

/** - before: the state before, or an empty object to show everything. */
function showState(/** @type {Partial<State>} */ before) {
  const isOther = before.entry !== state.entry;
  if (isOther) showEntry();
  if (before.view !== state.view || isOther) showView();
  document.body.dataset.view = state.view;
  document.body.classList.toggle("is-inspecting", state.isInspecting);
  byId("inspect-button").setAttribute("aria-pressed", String(state.isInspecting && state.view === "stage"));
  updateToggles();
  showChips();
  if (isOther && before.entry) {
    Object.assign(inspection, { views: [], hovered: null, pinned: null });
    forgetStrip();
  } else if (before.circumstances && distance(before.circumstances, state.circumstances) > 0) {
    outdateStrip();
  }
  if (before.isInspecting !== state.isInspecting) showCard();
  updateStage();
  updateComparison();
  updateAround();
}

function showEntry() {
  if (state.entry && !entryNamed(state.entry)) announce(`The catalogue has no entry ${printable(state.entry)}`);
  markCurrentEntry();
  byId("editor").close();
}

function showView() {
  const title = state.view === "changes" ? "What changed" : (state.entry ?? "No entries");
  byId("title").replaceChildren(element("bdi", { textContent: title }));
  updateDocumentTitle();
  pressView(state.view);
  for (const { value } of views) byId(`${value}-view`).hidden = state.view !== value;
  updatePanel();
  if (state.view === "changes") showChanges();
}

/** The title of the browser's tab, with a cross while the build fails. */
function updateDocumentTitle() {
  const mark = build.status.state === "failed" ? "✕ " : "";
  document.title = printable(`${mark}${byId("title").textContent} · ${catalogue.name}`);
}

function updateComparison() {
  if (state.view === "widths") showFilm();
  else if (state.view === "matrix") showMatrix();
}

/** @type {{ around: ReturnType<typeof setTimeout> | undefined, breakpoints: ReturnType<typeof setTimeout> | undefined }} */
const settling = { around: undefined, breakpoints: undefined };

/** Asks for the content around the picture, as soon as the state rests. */
function updateAround() {
  clearTimeout(settling.around);
  clearTimeout(settling.breakpoints);
  // A search for breakpoints lays out hundreds of widths, and other requests wait meanwhile.
  settling.breakpoints = setTimeout(() => {
    if (state.entry) requestBreakpoints(wantedNow());
  }, 350);
  settling.around = setTimeout(() => {
    if (!state.entry || state.view !== "stage" || stage.isDragging) return;
    const wanted = wantedNow();
    const isCurrent = stage.shown && keyFor(stage.shown.wanted) === keyFor(wanted);
    requestFindings(wanted);
    updateControls();
    if (isCurrent || isStatic) requestViews(wanted);
  }, 120);
}

/** Asks for the views, which the inspector and the badges of findings need. */
function requestViews(/** @type {Wanted} */ wanted) {
  requestLayout(wanted).then(showFindingBadges);
}
