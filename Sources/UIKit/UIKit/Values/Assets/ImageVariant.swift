internal import Foundation

/// A file of an image, for one scale, one appearance and one or all devices.
struct ImageVariant: Hashable, Sendable {
  /// The extensions of image files, in the order of the search.
  static let extensions = [
    "png", "jpg", "jpeg", "webp", "gif", "tiff", "tif", "bmp", "heic", "heif", "avif", "svg", "pdf",
  ]

  var path: String
  /// The scale, in pixels per point.
  var scale: CGFloat
  var isDark = false
  /// The only device that the file is for, or nil if it is for all devices.
  var device: UIUserInterfaceIdiom?
  var renderingMode = UIImage.RenderingMode.automatic
  /// Whether the file is of a symbol set: drawn in the tint colour and scaled to the text of its point size.
  var isSymbol = false

  /// Returns the scale that an `@2x` or `@3x` at the end of the file's name specifies, otherwise 1.
  static func scale(ofFile path: String) -> CGFloat {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if stem.hasSuffix("@3x") { return 3 }
    return stem.hasSuffix("@2x") ? 2 : 1
  }

  /// Returns the file's name without its extension, its scale and `-dark`.
  static func name(ofFile path: String) -> (name: String, isDark: Bool) {
    var stem = (path as NSString).deletingPathExtension
    for suffix in ["@2x", "@3x"] where stem.hasSuffix(suffix) { stem.removeLast(suffix.count) }
    guard stem.hasSuffix("-dark") else { return (stem, false) }
    return (String(stem.dropLast("-dark".count)), true)
  }
}

extension [ImageVariant] {
  /// Returns the variant for a screen: the variant of its scale, otherwise the next larger one, otherwise the
  /// largest. Variants for exactly this device come before variants for all devices.
  func best(forScale scale: CGFloat, isDark: Bool, device: UIUserInterfaceIdiom = .phone) -> ImageVariant? {
    let ofAppearance = filter { $0.isDark == isDark }
    let ofDevice = ofAppearance.filter { $0.device == device }
    let candidates = (ofDevice.isEmpty ? ofAppearance.filter { $0.device == nil } : ofDevice)
      .sorted { $0.scale < $1.scale }
    return candidates.first { $0.scale >= scale } ?? candidates.last
  }
}

extension ImageVariant {
  /// The name of the set that the file is in.
  var symbolName: String {
    URL(fileURLWithPath: path).deletingLastPathComponent().deletingPathExtension().lastPathComponent
  }
}
