// A review: the server makes the pictures that are accepted the references. Until it ends, each decision can be undone.

/** @type {{ accepted: Set<string>, left: Set<string>, undoable: number, refused: ReviewState["refused"], problem: string | null, isBusy: boolean }} */
const review = { accepted: new Set(), left: new Set(), undoable: 0, refused: [], problem: null, isBusy: false };

function buildReview() {
  if (!report.review) return;
  document.body.dataset.reviews = "yes";
  document.addEventListener("visibilitychange", () => {
    // Another tab may have decided in the meantime.
    if (!document.hidden) askReview("state");
  });
  askReview("state");
}

/** The decision about a snapshot: `accepted`, `left`, or null. */
function decisionOf(/** @type {{ name: string }} */ { name }) {
  if (review.accepted.has(name)) return "accepted";
  return review.left.has(name) ? "left" : null;
}

/** Accepts or leaves snapshots, and then shows the next one that fails. */
async function decide(/** @type {Decision} */ decision, /** @type {Snapshot[]} */ snapshots) {
  const names = snapshots.filter((snapshot) => canDecide(decision, snapshot)).map(({ name }) => name);
  if (review.isBusy) return;
  const { snapshot: shown } = selection;
  const isShown = shown !== null && snapshots.includes(shown);
  if (!names.length) {
    if (isShown && decisionOf(shown)) selectUndecided();
    return;
  }
  if (!await askReview(decision === "accepted" ? "accept" : "leave", { names })) return;
  const done = names.filter((name) => decisionOf({ name }) === decision).length;
  announce(`${decision === "accepted" ? "Accepted" : "Left"} ${plural(done, "picture")}${review.refused.length ? `; ${number(review.refused.length)} refused` : ""}`);
  // Meanwhile the user may have gone elsewhere.
  if (isShown && selection.snapshot && decisionOf(selection.snapshot)) selectUndecided();
}

/** Only a snapshot with a picture of this run can be accepted. */
function canDecide(/** @type {Decision} */ decision, /** @type {Snapshot} */ snapshot) {
  if (snapshot.isRecorded || decisionOf(snapshot) === decision) return false;
  return decision === "accepted" ? Boolean(snapshot.acceptPattern) : true;
}

async function undo() {
  if (review.undoable > 0 && !review.isBusy && await askReview("undo", {})) announce("The last decision is undone");
}

/** Asks the server, adopts its state and returns whether it has responded. With a body, the request is a POST. */
async function askReview(/** @type {string} */ path, /** @type {{ names?: string[] } | null} */ body = null) {
  if (!report.review) return false;
  review.isBusy = true;
  try {
    const headers = { "Content-Type": "application/json", "X-CellSnap-Token": report.review.token };
    const response = await fetch(`/review/${path}`, body ? { method: "POST", headers, body: JSON.stringify({ ...body, run: report.review.run }) } : {});
    const received = await response.json();
    if (!response.ok) throw new Error(received.error ?? `status ${response.status}`);
    adoptReview(received);
    return true;
  } catch (error) {
    const isLost = error instanceof TypeError;
    review.problem = isLost ? "The review does not respond; it may have been closed." : /** @type {Error} */ (error).message;
    announce(review.problem);
    showDecisions([]);
    return false;
  } finally {
    review.isBusy = false;
  }
}

function adoptReview(/** @type {ReviewState} */ { accepted, left, undoable, refused }) {
  const before = new Map([...review.accepted, ...review.left].map((name) => [name, decisionOf({ name })]));
  Object.assign(review, { accepted: new Set(accepted), left: new Set(left), undoable, refused: refused ?? [], problem: null });
  const names = new Set([...before.keys(), ...accepted, ...left]);
  showDecisions([...names].filter((name) => before.get(name) !== decisionOf({ name })));
}

/** Chooses the next listed snapshot that fails and is not decided; after the last comes the first. */
function selectUndecided() {
  const isOpen = (/** @type {Snapshot} */ snapshot) => !snapshot.isPassing && !decisionOf(snapshot);
  const next = nextListed(1, isOpen) ?? snapshotList.visible.find(isOpen);
  if (next) select(next);
  else location.replace("#");
}
