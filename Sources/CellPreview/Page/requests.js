// Requests to the server.

/** An answer that is not what was asked for, with the server's line. A status of 0 means that no answer came. */
class Refusal extends Error {
  constructor(status, line) {
    super(line);
    this.status = status;
  }
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The path with parameters, which are pairs of texts. */
function pathWith(path, parameters) {
  return `${path}?${queryText(parameters)}`;
}

/**
 * The server's answer. While no worker runs, the request is repeated as long as it is wanted.
 * Throws `Refusal`.
 */
async function answer(path, options = {}, isWanted = () => true) {
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

async function lineOf(response) {
  const text = await response.text();
  try {
    return JSON.parse(text).error ?? text;
  } catch {
    return text || `The server refuses with status ${response.status}.`;
  }
}

async function asked(path, isWanted) {
  return (await answer(path, {}, isWanted)).json();
}

async function posted(path, body) {
  const headers = { "Content-Type": "application/json", "X-CellSnap-Token": given.token ?? "" };
  return (await answer(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}

/**
 * A function that runs a task with a value. While the task runs, of all further values only the latest waits.
 * The task's second argument says whether its value is still the latest.
 */
function latestOnly(task) {
  let isRunning = false;
  let waiting = [];
  return async (value) => {
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

/** A function that remembers the answers of a build by a key, up to a number of them. */
function remembered(ask, keyFor, limit) {
  const answers = new Map();
  return (wanted, isWanted) => {
    const key = `${buildKey()} ${keyFor(wanted)}`;
    if (!answers.has(key)) {
      const promise = ask(wanted, isWanted);
      answers.set(key, promise);
      promise.catch(() => answers.delete(key));
      if (answers.size > limit) answers.delete(answers.keys().next().value);
    }
    return answers.get(key);
  };
}
