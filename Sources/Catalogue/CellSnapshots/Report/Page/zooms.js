// The zoom of a stage.

/**
 * The zooms of a stage: buttons for all, and the chosen one, which the browser keeps.
 * @param {{ value: string, title: string }[]} choices
 * @param {string} preference
 * @param {string} fallback
 * @param {() => void} show
 */
function zoomsOf(choices, preference, fallback, show) {
  const zooms = {
    chosen: preferences.get(preference, fallback),
    press() {
      press(zooms.chosen);
    },
    /** @param {string} zoom */
    choose(zoom) {
      zooms.chosen = zoom;
      preferences.set(preference, zoom);
      zooms.press();
      show();
    },
    chooseNext() {
      const index = choices.findIndex(({ value }) => value === zooms.chosen);
      zooms.choose(choices[(index + 1) % choices.length].value);
    },
  };
  const press = segments(byId("zooms"), choices, zooms.choose);
  return zooms;
}
