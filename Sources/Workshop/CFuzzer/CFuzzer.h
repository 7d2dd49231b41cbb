#include <stddef.h>
#include <stdint.h>

/// libFuzzer's loop if `Scripts/fuzz` has linked it, or null in other builds.
__attribute__((weak)) extern int LLVMFuzzerRunDriver(
    int *argc, char ***argv, int (*run)(const uint8_t *bytes, size_t count));

static inline int fuzzer_is_linked(void) { return LLVMFuzzerRunDriver != 0; }
