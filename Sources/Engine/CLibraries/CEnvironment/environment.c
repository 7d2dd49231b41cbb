#define _GNU_SOURCE
#include "CEnvironment.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The variables that are removed, with null at the end.
static const char *const forgotten_variables[] = {
    // FreeType: hinting and the darkening of stems.
    "FREETYPE_PROPERTIES", "FT2_DEBUG",
    // HarfBuzz: the shaper and its compatibility. Later versions choose their font functions by these.
    "HB_FACE_LOADER", "HB_FONT_FUNCS", "HB_OPTIONS", "HB_SHAPER_LIST",
    // Pango: the font system, and its own files.
    "PANGOCAIRO_BACKEND", "PANGO_LIBDIR", "PANGO_SYSCONFDIR", "PANGO_WIN32_NO_UNISCRIBE", "LIBTHAI_DICTDIR",
    // fontconfig: other configurations, the languages of patterns without one, and settings of caches.
    "FC_DBG_MATCH_FILTER", "FC_DEBUG", "FC_LANG", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT",
    "FONTCONFIG_USE_MMAP", "SOURCE_DATE_EPOCH",
    // Cairo and pixman.
    "CAIRO_DEBUG", "CAIRO_DEBUG_PDF", "CAIRO_DEBUG_TAG", "PIXMAN_DISABLE",
    // libjpeg-turbo: other code for the same pixels, and options for writing.
    "JPEGMEM", "JSIMD_FORCE3DNOW", "JSIMD_FORCEALTIVEC", "JSIMD_FORCEAVX2", "JSIMD_FORCEDSPR2", "JSIMD_FORCEMMI",
    "JSIMD_FORCEMMX", "JSIMD_FORCENEON", "JSIMD_FORCENONE", "JSIMD_FORCESSE", "JSIMD_FORCESSE2", "JSIMD_NOHUFFENC",
    "TJ_ARITHMETIC", "TJ_OPTIMIZE", "TJ_PROGRESSIVE", "TJ_RESTART", "TJ_REVERT",
    // librsvg with gdk-pixbuf, libxml2, expat and GIO: other decoders, catalogues and modules.
    "EXPAT_ACCOUNTING_DEBUG", "EXPAT_ENTITY_DEBUG", "EXPAT_ENTROPY_DEBUG", "GDK_PIXBUF_DISABLE_TWO_STEP_SCALER",
    "GDK_PIXBUF_MODULEDIR", "GDK_PIXBUF_MODULE_FILE", "GIO_EXTRA_MODULES", "GIO_MODULE_DIR", "GIO_USE_VFS",
    "RSVG_LOG", "SGML_CATALOG_FILES", "XML_CATALOG_FILES", "XML_DEBUG_CATALOG", "XML_MEM_BREAKPOINT",
    "XML_MEM_TRACE",
    // GLib: file names in other encodings, and warnings that end the process.
    "CHARSET", "GOBJECT_DEBUG", "G_BROKEN_FILENAMES", "G_DEBUG", "G_ENABLE_DIAGNOSTIC", "G_FILENAME_ENCODING",
    "G_MESSAGES_DEBUG", "G_MESSAGES_PREFIXED", "G_RANDOM_VERSION",
    // Foundation: tables of locales, time zones and encodings.
    "CF_CHARSET_PATH", "ICU_DATA", "ICU_TIMEZONE_FILES_DIR", "TZDIR", "TZFILE",
    NULL,
};

static char pixman_disable[256];
static int is_pixman_disabled;

static char system_folder[PATH_MAX];

const char *cellsnap_system_folder(void) { return *system_folder ? system_folder : NULL; }

size_t cellsnap_system_length(const char *library) {
  static const char place[] = "/usr/lib/swift/linux/libCellSnapDrawing.so";
  size_t length = strlen(library), place_length = sizeof place - 1;
  if (library[0] != '/' || length <= place_length) return 0;
  return strcmp(library + length - place_length, place) == 0 ? length - place_length : 0;
}

static void find_the_system(void) {
  Dl_info info;
  char path[PATH_MAX];
  if (!dladdr(forgotten_variables, &info) || !realpath(info.dli_fname, path)) return;
  size_t length = cellsnap_system_length(path);
  memcpy(system_folder, path, length);
  system_folder[length] = 0;
}

const char *cellsnap_pixman_disable(void) { return is_pixman_disabled ? pixman_disable : NULL; }

__attribute__((constructor)) static void forget_the_host(void) {
  const char *disabled = getenv("PIXMAN_DISABLE");
  if (disabled) {
    is_pixman_disabled = 1;
    strncpy(pixman_disable, disabled, sizeof pixman_disable - 1);
  }
  for (const char *const *name = forgotten_variables; *name; name++) unsetenv(*name);
  // Pango guesses the languages of scripts, and librsvg chooses texts, by the host's locale.
  setenv("PANGO_LANGUAGE", "en", 1);
  setenv("LANGUAGE", "en", 1);
  // Dates without their own time zone are written in this one.
  setenv("TZ", "UTC", 1);
  find_the_system();
  if (*system_folder) {
    // The dictionary with which Pango finds the words of Thai.
    char dictionary[PATH_MAX + 32];
    snprintf(dictionary, sizeof dictionary, "%s/usr/share/libthai", system_folder);
    setenv("LIBTHAI_DICTDIR", dictionary, 1);
  }
}
