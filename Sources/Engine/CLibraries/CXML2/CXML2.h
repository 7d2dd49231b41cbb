#include <libxml/xmlversion.h>
// ICU is not used. Its headers differ from those in Foundation.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/xmlerror.h>
