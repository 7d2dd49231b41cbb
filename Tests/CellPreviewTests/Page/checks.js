// Uses the page of a gallery as a person does, and notes what is seen; the tests compare it. `user.js` comes before it.
//
// The gallery has at least two entries. The first one is drawn at two or more widths, and once in the dark at the least of
// the widths. Its picture has a layout with at least two views.

pace.milliseconds = 400;

const entry = () => decodeURIComponent(location.hash.slice(1).split("?")[0]);
const width = () => one("#handle").getAttribute("aria-valuenow");
/** The size of the shown picture in CSS pixels, and whether it is loaded. */
const picture = () => {
  const sheet = one("#sheet");
  const [image] = one("#tiles").getElementsByTagName("img");
  return `${sheet.clientWidth} × ${sheet.clientHeight} ${image?.naturalWidth > 0}`;
};
const listed = () => all("#entries .row").filter((row) => !row.hidden).length;

await wait(600);
await note("first", entry);
await note("picture", picture);
await note("listed", listed);
await note("absent", () => visible("#controls-button, #review-link, #changes-button, [data-value=changes]").length);

one("#handle").focus();
await press("ArrowRight");
await note("width.right", width);
await note("picture.right", picture);
await press("ArrowLeft");
await note("width.left", width);
await press("ArrowLeft", { shiftKey: true });
await note("width.atTheEnd", width);
point("pointerdown", one("#handle"), 4, 20);
point("pointermove", one("#handle"), 4000, 20);
await wait(400);
point("pointerup", one("#handle"), 4000, 20);
await note("width.dragged", width);
await press("Home");
one("#handle").blur();
await press("d");
await note("dark", () => location.hash.includes("dark=1"));
await press("d");

await press("i");
await note("inspects", () => one("#inspect-button").getAttribute("aria-pressed"));
point("click", one("#sheet"), 10, 10);
await wait();
await note("card", () => all("#inspector h2, #inspector dt").length > 2);
await note("outlined", () => all("#marks .view-outline").length);
await press("ArrowUp");
await note("walks", () => texts("#inspector h2").join("").length > 0);
await press("Escape");
await press("Escape");
await note("inspects.not", () => location.hash.includes("inspect"));

await press("2");
// Pictures are loaded when they come into sight, for which a browser without a screen does not look.
await note("film", () => texts("#film figcaption strong").join(" "));
await press("3");
await note("matrix", () => `${all("#matrix tbody tr").length} ${all("#matrix thead th").length}`);
location.hash = location.hash.replace(/rows=\w+/, "rows=constructor");
await wait(400);
await note("matrix.unknownAxis", () => valueOf("#matrix-rows"));
await press("1");

await press("j");
await note("next", entry);
await press("k");
await note("previous", entry);
await type("no such entry");
await note("listEmpty", () => listed() === 0 && !one("#list-empty").hidden);
await type("");
await press("c");
await note("copies", () => texts("#copy-list code").slice(1).join("; "));
one("#copies").close();
await press("?");
await note("help", () => one("#help").open);
one("#help").close();
await note("unnamed", () => unnamed(":is(button, input, select, textarea, a, img:not([alt])):not([hidden])"));
await note("markup", () => all("main b, main script").length);
await note("problems", () => problems.join("; "));
