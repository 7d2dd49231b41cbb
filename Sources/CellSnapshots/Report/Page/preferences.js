// The settings that all pages share.

/** The settings, if the browser lets a page from disk store anything. */
const preferences = {
  get(name, fallback) {
    try {
      return localStorage.getItem(`cellsnap.${name}`) ?? fallback;
    } catch {
      return fallback;
    }
  },
  set(name, value) {
    try {
      localStorage.setItem(`cellsnap.${name}`, value);
    } catch {
      // The caller keeps the value for this page only.
    }
  },
};
