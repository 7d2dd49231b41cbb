// The functions of each library that CellSnap calls. Their parameters are in the library's header.

#define GIF_FUNCTIONS(FUNCTION)  \
  FUNCTION(DGifCloseFile)        \
  FUNCTION(DGifGetExtension)     \
  FUNCTION(DGifGetExtensionNext) \
  FUNCTION(DGifGetImageDesc)     \
  FUNCTION(DGifGetLine)          \
  FUNCTION(DGifGetRecordType)    \
  FUNCTION(DGifOpen)             \
  FUNCTION(GifErrorString)

#define HEIF_FUNCTIONS(FUNCTION)                         \
  FUNCTION(heif_context_alloc)                           \
  FUNCTION(heif_context_encode_image)                    \
  FUNCTION(heif_context_free)                            \
  FUNCTION(heif_context_get_encoder_for_format)          \
  FUNCTION(heif_context_get_primary_image_handle)        \
  FUNCTION(heif_context_read_from_memory_without_copy)   \
  FUNCTION(heif_context_set_max_decoding_threads)        \
  FUNCTION(heif_context_set_maximum_image_size_limit)    \
  FUNCTION(heif_context_write)                           \
  FUNCTION(heif_decode_image)                            \
  FUNCTION(heif_decoding_options_alloc)                  \
  FUNCTION(heif_decoding_options_free)                   \
  FUNCTION(heif_encoder_release)                         \
  FUNCTION(heif_encoder_set_lossy_quality)               \
  FUNCTION(heif_image_add_plane)                         \
  FUNCTION(heif_image_create)                            \
  FUNCTION(heif_image_get_height)                        \
  FUNCTION(heif_image_get_plane)                         \
  FUNCTION(heif_image_get_plane_readonly)                \
  FUNCTION(heif_image_get_width)                         \
  FUNCTION(heif_image_handle_get_height)                 \
  FUNCTION(heif_image_handle_get_nclx_color_profile)     \
  FUNCTION(heif_image_handle_get_raw_color_profile)      \
  FUNCTION(heif_image_handle_get_raw_color_profile_size) \
  FUNCTION(heif_image_handle_get_width)                  \
  FUNCTION(heif_image_handle_has_alpha_channel)          \
  FUNCTION(heif_image_handle_is_premultiplied_alpha)     \
  FUNCTION(heif_image_handle_release)                    \
  FUNCTION(heif_image_release)                           \
  FUNCTION(heif_nclx_color_profile_free)

#define RSVG_FUNCTIONS(FUNCTION)                     \
  FUNCTION(rsvg_handle_get_geometry_for_element)     \
  FUNCTION(rsvg_handle_get_intrinsic_dimensions)     \
  FUNCTION(rsvg_handle_get_intrinsic_size_in_pixels) \
  FUNCTION(rsvg_handle_has_sub)                      \
  FUNCTION(rsvg_handle_new_from_data)                \
  FUNCTION(rsvg_handle_render_document)              \
  FUNCTION(rsvg_handle_render_element)               \
  FUNCTION(rsvg_handle_set_dpi)

#define SERVER_FUNCTIONS(FUNCTION)            \
  FUNCTION(MHD_add_response_header)           \
  FUNCTION(MHD_create_response_from_buffer)   \
  FUNCTION(MHD_create_response_from_callback) \
  FUNCTION(MHD_destroy_response)              \
  FUNCTION(MHD_get_connection_info)           \
  FUNCTION(MHD_get_connection_values_n)       \
  FUNCTION(MHD_queue_response)                \
  FUNCTION(MHD_set_connection_option)         \
  FUNCTION(MHD_start_daemon)                  \
  FUNCTION(MHD_stop_daemon)

#define SPNG_FUNCTIONS(FUNCTION)    \
  FUNCTION(spng_ctx_free)           \
  FUNCTION(spng_ctx_new)            \
  FUNCTION(spng_decode_image)       \
  FUNCTION(spng_decoded_image_size) \
  FUNCTION(spng_set_png_buffer)     \
  FUNCTION(spng_strerror)

#define TIFF_FUNCTIONS(FUNCTION)                 \
  FUNCTION(TIFFClientOpenExt)                    \
  FUNCTION(TIFFClose)                            \
  FUNCTION(TIFFGetField)                         \
  FUNCTION(TIFFOpenOptionsAlloc)                 \
  FUNCTION(TIFFOpenOptionsFree)                  \
  FUNCTION(TIFFOpenOptionsSetErrorHandlerExtR)   \
  FUNCTION(TIFFOpenOptionsSetMaxSingleMemAlloc)  \
  FUNCTION(TIFFOpenOptionsSetWarningHandlerExtR) \
  FUNCTION(TIFFRGBAImageBegin)                   \
  FUNCTION(TIFFRGBAImageEnd)                     \
  FUNCTION(TIFFRGBAImageGet)                     \
  FUNCTION(TIFFRGBAImageOK)

#define TURBOJPEG_FUNCTIONS(FUNCTION) \
  FUNCTION(tjCompress2)               \
  FUNCTION(tjDecompress2)             \
  FUNCTION(tjDecompressHeader3)       \
  FUNCTION(tjDestroy)                 \
  FUNCTION(tjFree)                    \
  FUNCTION(tjGetErrorCode)            \
  FUNCTION(tjGetErrorStr2)            \
  FUNCTION(tjInitCompress)            \
  FUNCTION(tjInitDecompress)

#define WEBP_FUNCTIONS(FUNCTION)          \
  FUNCTION(WebPDecode)                    \
  FUNCTION(WebPGetFeaturesInternal)       \
  FUNCTION(WebPInitDecoderConfigInternal)

#define WEBPDEMUX_FUNCTIONS(FUNCTION) \
  FUNCTION(WebPDemuxDelete)           \
  FUNCTION(WebPDemuxGetFrame)         \
  FUNCTION(WebPDemuxInternal)         \
  FUNCTION(WebPDemuxReleaseIterator)

#define XML2_FUNCTIONS(FUNCTION) \
  FUNCTION(htmlCtxtReadIO)       \
  FUNCTION(htmlFreeParserCtxt)   \
  FUNCTION(htmlNewParserCtxt)    \
  FUNCTION(xmlCtxtReadMemory)    \
  FUNCTION(xmlFreeDoc)           \
  FUNCTION(xmlFreeParserCtxt)    \
  FUNCTION(xmlInitParser)        \
  FUNCTION(xmlNewParserCtxt)     \
  FUNCTION(xmlStopParser)
