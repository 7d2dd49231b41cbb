// The chosen snapshot: its findings, its changes, and how to accept it.

function showSnapshot(/** @type {Snapshot} */ snapshot) {
  byId("snapshot-title").replaceChildren(
    element("bdi", { textContent: snapshot.title }), " ",
    element("span", { className: "variant", textContent: snapshot.variant, dir: "ltr" }));
  byId("snapshot-badge").replaceWith(Object.assign(badge(snapshot.state), { id: "snapshot-badge" }));
  byId("message").hidden = !snapshot.message;
  byId("message").textContent = printable(snapshot.message ?? "");
  byId("diagnostics").hidden = !snapshot.diagnostics;
  byId("diagnostics").replaceChildren(
    ...(snapshot.diagnostics ?? []).map((line) => element("li", { textContent: printable(line) })));
  showFacts(snapshot);
  showExplanation(snapshot);
  showAcceptance(snapshot);
  showStage(snapshot);
}

function showFacts(/** @type {Snapshot} */ snapshot) {
  const facts = byId("facts");
  facts.replaceChildren();
  const { comparison } = snapshot;
  addFact(facts, "Rule", ["missing", "added", "notAffected"].includes(snapshot.verdict) ? null : (comparison?.rule ?? report.run.rule));
  addFact(facts, "Size", sizeText(snapshot));
  if (!comparison) return;
  addFact(facts, "Differing", pixelsText(comparison.differingPixels, comparison.totalPixels));
  if (comparison.antialiasedPixels) addFact(facts, "Antialiasing", plural(comparison.antialiasedPixels, "pixel"));
  if (comparison.ignoredPixels) addFact(facts, "Masked", plural(comparison.ignoredPixels, "pixel"));
  addFact(facts, "Largest difference", `${comparison.maxChannelDifference} of 255`);
  addFact(facts, "Places", number(comparison.boundingBoxes.length));
}

function pixelsText(/** @type {number} */ count, /** @type {number} */ total) {
  const percent = total > 0 ? (count / total) * 100 : 0;
  const digits = percent > 0 && percent < 0.01 ? "under 0.01" : percent.toLocaleString("en-US", { maximumFractionDigits: 2 });
  return `${plural(count, "pixel")} (${digits} %)`;
}

function sizeText(/** @type {Snapshot} */ { reference, actual }) {
  const text = (/** @type {Picture | undefined} */ picture) => picture && `${number(picture.width)} × ${number(picture.height)}`;
  const [before, after] = [text(reference), text(actual)];
  const sizes = before && after && before !== after ? `${before} → ${after}` : (after ?? before);
  return sizes && `${sizes} px`;
}

function showExplanation(/** @type {Snapshot} */ snapshot) {
  const { lines } = snapshot;
  const kinds = [...new Set(lines.map((line) => line.kind))];
  byId("kinds").replaceChildren(...kinds.map((kind) => kindTag(kind)));
  byId("lines").replaceChildren(...lines.map(explanationLine));
  byId("lines").hidden = lines.length === 0;
  byId("legend").hidden = !lines.some(hasFrame);
  const note = explanationNote(snapshot);
  byId("explanation-note").hidden = !note;
  byId("explanation-note").textContent = note;
  byId("explanation-section").hidden = lines.length === 0 && !note;
}

function explanationNote(/** @type {Snapshot} */ snapshot) {
  if (snapshot.explanation?.lines.length) return "";
  if (snapshot.unseenLayout === "changed") {
    const text = "Nothing visible: every pixel is equal, but a view has moved.";
    return snapshot.isOfBase ? text : `${text} Recording stores the new layout.`;
  }
  if (snapshot.state === "identical") return "Nothing: every pixel is equal.";
  if (snapshot.state === "recorded") return snapshot.reference ? "" : "It is new.";
  if (snapshot.verdict === "missing") return "There is no reference to compare with.";
  if (snapshot.verdict === "added") return "It is new: the base has no such picture.";
  if (snapshot.verdict === "renamed") return `Nothing: the base draws the same picture as ${printable(snapshot.baseName ?? "another name")}.`;
  if (snapshot.verdict === "notAffected") return "It was not drawn: the change since the base cannot reach it.";
  if (snapshot.verdict === "crashed") return "The program ended while it drew the entry, so there is no picture.";
  if (snapshot.verdict === "notDrawn") return "The entry could not be drawn, so there is no picture.";
  if (snapshot.verdict === "timedOut") return "The entry was not drawn in time, so there is no picture.";
  if (snapshot.verdict === "unreadable") return "The file of the reference is not a picture.";
  return "Only pixels: the layout is the same, or the reference has none.";
}

function hasFrame(/** @type {Line} */ line) {
  return Boolean(readFrame(line.referenceFrame) || readFrame(line.actualFrame));
}

function explanationLine(/** @type {Line} */ line, /** @type {number} */ index) {
  const content = [kindTag(line.kind), element("span", { className: "line-text", dir: "auto", textContent: line.text })];
  if (!hasFrame(line)) return element("li", {}, element("div", { className: "line" }, ...content));
  const button = element("button", { className: "line", type: "button", "aria-pressed": "false" }, ...content);
  button.addEventListener("click", () => toggleOutline(index));
  return element("li", {}, button);
}

function showAcceptance(/** @type {Snapshot} */ snapshot) {
  const parts = [];
  if (snapshot.isRecorded) {
    parts.push(element("p", { className: "quiet", textContent: "Recorded: this picture is now the reference." }));
  } else if (snapshot.isOfBase && snapshot.actual) {
    parts.push(element("p", { className: "quiet", textContent: "The merge of the change accepts it." }));
  } else if (report.review && !snapshot.isPassing) {
    parts.push(decisionRows(snapshot));
  } else if (snapshot.acceptPattern) {
    if (snapshot.isPassing) {
      parts.push(element("p", { className: "quiet", textContent: "It passes: the rule allows the differences." }));
    }
    parts.push(commandLine(acceptLine([snapshot])));
  }
  byId("acceptance-title").textContent = report.review && !snapshot.isPassing ? "Decision" : "Accept";
  byId("acceptance").replaceChildren(...parts);
  byId("acceptance-section").hidden = parts.length === 0;
}

function badge(/** @type {string} */ state) {
  return element(
    "span", { className: "badge", dataset: { state } },
    element("span", { className: "glyph", "aria-hidden": "true" }, states[state]?.glyph ?? "·"), stateTitle(state));
}
