// The settings that all pages share.

/** The settings, if the browser lets a page from disk store anything. */
const preferences = {
  /**
   * @param {string} name
   * @param {string} fallback
   */
  get(name, fallback) {
    try {
      return localStorage.getItem(`cellsnap.${name}`) ?? fallback;
    } catch {
      return fallback;
    }
  },
  /**
   * @param {string} name
   * @param {string} value
   */
  set(name, value) {
    try {
      localStorage.setItem(`cellsnap.${name}`, value);
    } catch {
      // The caller keeps the value for this page only.
    }
  },
};
