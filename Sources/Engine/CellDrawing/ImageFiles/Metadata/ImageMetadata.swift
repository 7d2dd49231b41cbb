/// The facts beside the pixels of an image file that change how the pixels look.
struct ImageMetadata {
  var orientation = ImageOrientation.up
  /// Nil for sRGB.
  var profile: ColorProfile?
}
