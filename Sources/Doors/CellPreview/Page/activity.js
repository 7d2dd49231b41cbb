// The line that says what the preview is doing, and how long it took the last time.

/** @type {{ timer: ReturnType<typeof setInterval> | null, start: number }} */
const activity = { timer: null, start: 0 };

function showActivity() {
  const isBuilding = build.isConnected && build.status.state === "building";
  if (isBuilding && !activity.timer) {
    activity.start = performance.now();
    activity.timer = setInterval(writeActivity, 1000);
  } else if (!isBuilding && activity.timer) {
    clearInterval(activity.timer);
    activity.timer = null;
  }
  writeActivity();
}

function writeActivity() {
  const text = activityText();
  byId("activity").hidden = !text;
  byId("activity").textContent = text;
  const { state: name, entryCount, finishedCount } = changes.read;
  const isCounting = build.isConnected && build.status.state !== "building" && (name === "comparing" || name === "keeping") && entryCount > 0;
  byId("activity").style.setProperty("--part", isCounting ? String(finishedCount / entryCount) : "0");
}

function activityText() {
  if (isStatic || !catalogue.canBuild || !build.isConnected) return "";
  const { state: name, seconds } = build.status;
  if (name === "building") {
    const elapsed = (performance.now() - activity.start) / 1000;
    return `Building for ${duration(elapsed)}${isNumber(seconds) ? `; the last build took ${duration(seconds)}` : ""}`;
  }
  const parts = isNumber(seconds) ? [`the build took ${duration(seconds)}`] : [];
  if (name === "ready") parts.push(...comparisonParts(changes.read));
  const text = parts.join("; ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the comparison of the builds does, or how long it took. */
function comparisonParts(/** @type {Changes} */ { state: name, entryCount, finishedCount, groups, seconds }) {
  const entries = `${number(finishedCount)} of ${plural(entryCount, "entry", "entries")}`;
  if (name === "keeping") return [`keeping pictures for the next comparison: ${entries}`];
  if (name === "comparing") return [`comparing: ${entries}${groups.length ? `, ${plural(groups.length, "change")} so far` : ""}`];
  return name === "done" && isNumber(seconds) ? [`the comparison of ${plural(entryCount, "entry", "entries")} took ${duration(seconds)}`] : [];
}

/** @returns {value is number} */
function isNumber(/** @type {unknown} */ value) {
  return typeof value === "number";
}

/** Whole seconds as a duration: `48 s`, `3 min 5 s`. */
function duration(/** @type {number} */ seconds) {
  const whole = Math.max(Math.round(seconds), 0);
  if (whole < 1) return "less than 1 s";
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
