// The events of the server. The tabs of a browser share one stream, because a browser opens only six connections.

/** @type {{ channel: BroadcastChannel | null, stop: (() => void) | null }} */
const stream = { channel: null, stop: null };

const canShare = "locks" in navigator && "BroadcastChannel" in window;

function buildStream() {
  if (isStatic) return;
  document.addEventListener("visibilitychange", updateStream);
  addEventListener("pagehide", closeStream);
  addEventListener("pageshow", updateStream);
  updateStream();
}

/** Listens while the tab is visible. */
function updateStream() {
  if (document.hidden) return closeStream();
  if (stream.stop) return;
  const stopping = new AbortController();
  stream.stop = () => stopping.abort();
  if (canShare) {
    stream.channel = new BroadcastChannel("cellsnap.events");
    stream.channel.addEventListener("message", ({ data }) => heard(data.name, data.text));
    // The tab with the lock has the stream and passes the events on to the other tabs.
    navigator.locks.request("cellsnap.events", { signal: stopping.signal }, () => opened(stopping.signal)).catch(() => {});
  } else {
    opened(stopping.signal);
  }
  readStatus();
}

function closeStream() {
  stream.stop?.();
  stream.channel?.close();
  Object.assign(stream, { stop: null, channel: null });
}

/** Opens the stream. The promise is kept when the stream is closed. */
function opened(/** @type {AbortSignal} */ signal) {
  const { channel } = stream;
  /** @type {EventSource | null} */
  let source = null;
  const connect = () => {
    if (signal.aborted) return;
    const opening = new EventSource("/events");
    source = opening;
    for (const name of ["status", "changes", "review"]) {
      opening.addEventListener(name, ({ data }) => {
        heard(name, data);
        channel?.postMessage({ name, text: data });
      });
    }
    opening.addEventListener("open", readStatus);
    opening.addEventListener("error", () => {
      showConnection(false);
      // A browser connects again by itself unless it was refused.
      if (opening.readyState === EventSource.CLOSED) setTimeout(connect, 3000);
    });
  };
  connect();
  return /** @type {Promise<void>} */ (new Promise((resolve) => signal.addEventListener("abort", () => {
    source?.close();
    resolve();
  })));
}

function heard(/** @type {string} */ name, /** @type {string} */ text) {
  if (name === "status") adoptStatus(JSON.parse(text));
  else if (name === "changes") readChanges();
}

/** Reads the status, because events before the stream was open are lost. */
async function readStatus() {
  try {
    adoptStatus(await asked("/status"));
    readChanges();
  } catch (refusal) {
    showConnection(false, refusal instanceof Refusal && refusal.status ? refusal.message : "");
  }
}
