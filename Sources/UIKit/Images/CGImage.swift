package import CellDrawing
internal import Foundation

public final class CGImage: Hashable, Sendable {
  package let image: Image

  package init(_ image: Image) {
    self.image = image
  }

  /// In pixels.
  public var width: Int { image.width }
  public var height: Int { image.height }

  public static func == (left: CGImage, right: CGImage) -> Bool { left.image == right.image }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(image)
  }
}
