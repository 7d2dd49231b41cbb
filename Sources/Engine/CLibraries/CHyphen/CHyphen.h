#include <hyphen.h>
#include <iconv.h>
#include <stdlib.h>
