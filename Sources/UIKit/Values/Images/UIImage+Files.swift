internal import CellDrawing
public import Foundation

extension UIImage {
  /// What a named image is looked for with.
  public class Configuration: NSObject, @unchecked Sendable {
    // Never written after the initialiser: safe to share.
    public let traitCollection: UITraitCollection?

    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }
  }

  /// The scale is what an `@2x` or `@3x` at the end of the file's name says.
  public convenience init?(contentsOfFile path: String) {
    guard let image = try? Image(file: path) else { return nil }
    self.init(image, scale: image.isVector ? 1 : ImageVariant.scale(ofFile: path))
  }

  /// Unlike UIKit, without a bundle also finds what the `.resources` folders beside the executable hold; and
  /// `name-dark.png` is what `name.png` is in the dark.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    let scale = traits.map(\.displayScale) ?? 0
    guard
      let image = AssetLibrary.image(
        named: name, in: bundle, scale: scale > 0 ? scale : Device.current.displayScale)
    else { return nil }
    self.init(image)
  }

  private convenience init(_ other: UIImage) {
    self.init(
      content: other.content, darkContent: other.darkContent, size: other.size, scale: other.scale,
      renderingMode: other.renderingMode, resizingMode: other.resizingMode, capInsets: other.capInsets,
      isResizable: other.isResizable, orientation: other.imageOrientation, ownTint: other.ownTint,
      symbol: other.symbol)
  }

  /// Traps where there is no such image, as in UIKit.
  public convenience init(imageLiteralResourceName name: String) {
    guard let image = AssetLibrary.image(named: name, in: nil, scale: Device.current.displayScale) else {
      preconditionFailure("There is no image named \(name) beside the executable.")
    }
    self.init(image)
  }
}

extension UIImage: _ExpressibleByImageLiteral {}
