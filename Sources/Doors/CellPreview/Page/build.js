// The state of the build, and the reload after one.

/** @type {{ status: BuildStatus, isConnected: boolean, losing: ReturnType<typeof setTimeout> | undefined, reason: string, epoch: number, isShown: boolean }} */
const build = {
  status: { build: 0, state: "ready" },
  isConnected: true,
  /** The timer of a lost connection, and the server's reason if it gave one. */
  losing: undefined,
  reason: "",
  /** The number of times that the server was lost. */
  epoch: 0,
  /** Whether a catalogue has been shown. */
  isShown: false,
};

function adoptStatus(/** @type {BuildStatus} */ status) {
  const before = build.status;
  build.status = status;
  showConnection(true);
  if (status.state !== before.state) announce(buildTitle());
  if (status.state === "ready" && catalogue.build > 0 && status.build !== catalogue.build) reload();
}

/** Says that the server is gone only after a moment, because a browser connects again by itself. */
function showConnection(/** @type {boolean} */ isConnected, reason = "") {
  clearTimeout(build.losing);
  build.reason = reason || build.reason;
  if (!isConnected && build.isConnected) {
    build.losing = setTimeout(() => {
      build.isConnected = false;
      showBuild();
      announce(buildTitle());
    }, 1500);
    return;
  }
  if (isConnected) build.reason = "";
  const wasConnected = build.isConnected;
  build.isConnected = isConnected;
  showBuild();
  if (!isConnected || wasConnected) return;
  // The page may have another server now, with other pictures of the same build.
  build.epoch += 1;
  if (catalogue.build > 0) reload();
}

function buildTitle() {
  const { state: name } = build.status;
  if (!build.isConnected) return build.reason || "The preview does not respond. It may have been stopped.";
  if (name === "failed") return build.status.error ? "The build failed." : "The build failed without an error to show.";
  return name === "building" ? "Building" : `Build ${build.status.build} is shown.`;
}

function showBuild() {
  const { state: name, error, fault } = build.status;
  document.body.dataset.build = build.isConnected ? name : "lost";
  updateDocumentTitle();
  showActivity();
  byId("progress").hidden = name !== "building";
  const parts = [];
  if (!build.isConnected || name === "failed") parts.push(element("strong", { textContent: buildTitle() }));
  if (name === "failed" && error) {
    parts.push(element("code", { className: "compiler-error", dir: "ltr", textContent: `${error.file}:${error.line}:${error.column}: ${error.message}` }));
    parts.push(element("span", { className: "quiet", textContent: "The picture is that of the last build that succeeded." }));
  }
  if (fault) parts.push(element("span", { className: "worker-fault", dir: "auto", textContent: fault }));
  byId("build").hidden = parts.length === 0;
  byId("build").replaceChildren(...parts);
}

const requestReload = latestOnly(async (/** @type {void} */ _) => {
  adoptCatalogue(await asked("/catalogue"));
  adoptedCatalogue();
});

function reload() {
  requestReload().catch(() => showConnection(false));
}

/** Shows everything anew, in place: what is scrolled stays where it is. */
function adoptedCatalogue() {
  byId("brand").textContent = printable(catalogue.name);
  byId("review-link").hidden = !catalogue.hasReview;
  showEntries();
  state.entry ??= catalogue.entries[0]?.name ?? null;
  const before = build.isShown ? { ...state } : {};
  build.isShown = true;
  showView();
  showState(before);
}
