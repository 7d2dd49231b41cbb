// The zoom of a stage.

/** The zooms of a stage: buttons for all, and the chosen one, which the browser keeps. */
function zoomsOf(choices, preference, fallback, show) {
  let press;
  const zooms = {
    chosen: preferences.get(preference, fallback),
    build() {
      press = segments(byId("zooms"), choices, zooms.choose);
    },
    press() {
      press(zooms.chosen);
    },
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
  return zooms;
}
