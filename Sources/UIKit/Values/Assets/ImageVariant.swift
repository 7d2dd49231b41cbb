internal import Foundation

/// One file of an image: for a scale, an appearance and a device.
struct ImageVariant: Hashable, Sendable {
  /// In the order they are looked for.
  static let extensions = ["png", "jpg", "jpeg", "webp", "svg", "pdf"]

  var path: String
  /// Pixels a point.
  var scale: CGFloat
  var isDark = false
  /// The only device that it is for; nil where it is for all.
  var device: UIUserInterfaceIdiom?
  var renderingMode = UIImage.RenderingMode.automatic
  /// Of a symbol set: drawn in the tint colour, and as large as a text of its point size.
  var isSymbol = false

  /// The scale that an `@2x` or `@3x` at the end of the file's name says.
  static func scale(ofFile path: String) -> CGFloat {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if stem.hasSuffix("@3x") { return 3 }
    return stem.hasSuffix("@2x") ? 2 : 1
  }

  /// The name without its extension and scale, and without `-dark`.
  static func name(ofFile path: String) -> (name: String, isDark: Bool) {
    var stem = (path as NSString).deletingPathExtension
    for suffix in ["@2x", "@3x"] where stem.hasSuffix(suffix) { stem.removeLast(suffix.count) }
    guard stem.hasSuffix("-dark") else { return (stem, false) }
    return (String(stem.dropLast("-dark".count)), true)
  }
}

extension [ImageVariant] {
  /// The variant for a screen: of its scale, or else the next larger, or else the largest; of those that are for the
  /// device alone, if there are any.
  func best(forScale scale: CGFloat, isDark: Bool, device: UIUserInterfaceIdiom = .phone) -> ImageVariant? {
    let ofAppearance = filter { $0.isDark == isDark }
    let ofDevice = ofAppearance.filter { $0.device == device }
    let candidates = (ofDevice.isEmpty ? ofAppearance.filter { $0.device == nil } : ofDevice)
      .sorted { $0.scale < $1.scale }
    return candidates.first { $0.scale >= scale } ?? candidates.last
  }
}

extension ImageVariant {
  /// The name of the set the file lies in.
  var symbolName: String {
    URL(fileURLWithPath: path).deletingLastPathComponent().deletingPathExtension().lastPathComponent
  }
}
