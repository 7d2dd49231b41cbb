#include <libxml/xmlversion.h>
// Nothing of ICU is used, whose headers differ from those in Foundation.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/xmlerror.h>
