// Requests to the server.

/** A response that is not what was asked for, with the server's line. A status of 0 means that no response came. */
class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} line
   */
  constructor(status, line) {
    super(line);
    this.status = status;
  }
}

/** The line of a refusal or of another error. */
function messageOf(/** @type {unknown} */ error) {
  return error instanceof Error ? error.message : String(error);
}

const pause = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The path with parameters, which are pairs of texts. */
function pathWith(/** @type {string} */ path, /** @type {Parameter[]} */ parameters) {
  return `${path}?${queryText(parameters)}`;
}

/**
 * The server's response. While no worker runs, the request is repeated as long as it is wanted.
 * Throws `Refusal`.
 */
async function responseFrom(/** @type {string} */ path, /** @type {RequestInit} */ options = {}, /** @type {IsWanted} */ isWanted = () => true) {
  for (let wait = 300; ; wait = Math.min(wait * 1.5, 2000)) {
    const response = await fetch(path, options).catch(() => null);
    if (!response) throw new Refusal(0, "The preview does not respond; is it still running?");
    if (response.ok) return response;
    // A change is never repeated, since the pictures may be others by then.
    if (response.status !== 503 || options.method === "POST" || !isWanted()) throw new Refusal(response.status, await lineOf(response));
    await pause(wait);
    if (!isWanted()) throw new Refusal(503, "No longer wanted");
  }
}

async function lineOf(/** @type {Response} */ response) {
  const text = await response.text();
  try {
    return JSON.parse(text).error ?? text;
  } catch {
    return text || `The server refuses with status ${response.status}.`;
  }
}

async function asked(/** @type {string} */ path, /** @type {IsWanted | undefined} */ isWanted = undefined) {
  return (await responseFrom(path, {}, isWanted)).json();
}

async function posted(/** @type {string} */ path, /** @type {unknown} */ body) {
  const headers = { "Content-Type": "application/json", "X-CellSnap-Token": given.token ?? "" };
  return (await responseFrom(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}

/**
 * A function that runs a task with a value. While the task runs, of all further values only the latest waits.
 * The task's second argument says whether its value is still the latest.
 * @template Value
 * @param {(value: Value, isWanted: IsWanted) => Promise<void>} task
 */
function latestOnly(task) {
  let isRunning = false;
  /** @type {Value[]} */
  let waiting = [];
  return async (/** @type {Value} */ value) => {
    waiting = [value];
    if (isRunning) return;
    isRunning = true;
    try {
      while (waiting.length) {
        const [next] = waiting;
        waiting = [];
        await task(next, () => waiting.length === 0);
      }
    } finally {
      isRunning = false;
    }
  };
}

/**
 * A function that remembers the responses of a build by a key, up to a number of them.
 * @template Content
 * @param {(wanted: Wanted, isWanted: IsWanted | undefined) => Promise<Content>} ask
 * @param {(wanted: Wanted) => string} keyFor
 * @param {number} limit
 */
function remembered(ask, keyFor, limit) {
  /** @type {Map<string, Promise<Content>>} */
  const responses = new Map();
  return (/** @type {Wanted} */ wanted, /** @type {IsWanted | undefined} */ isWanted = undefined) => {
    const key = `${buildKey()} ${keyFor(wanted)}`;
    const known = responses.get(key);
    if (known) return known;
    const promise = ask(wanted, isWanted);
    responses.set(key, promise);
    promise.catch(() => responses.delete(key));
    if (responses.size > limit) responses.delete(responses.keys().next().value);
    return promise;
  };
}
