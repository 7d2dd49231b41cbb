internal import Foundation

extension UIImage {
  /// The scale is what an `@2x` or `@3x` at the end of the file's name says.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFile.scale(ofFile: path))
  }
}
