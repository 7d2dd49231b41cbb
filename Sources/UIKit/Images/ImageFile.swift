internal import Foundation

/// What the name of an image file says.
enum ImageFile {
  /// In the order they are looked for.
  static let extensions = ["png", "jpg", "jpeg", "webp", "svg"]

  static func scale(ofFile path: String) -> CGFloat {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if stem.hasSuffix("@3x") { return 3 }
    return stem.hasSuffix("@2x") ? 2 : 1
  }
}
