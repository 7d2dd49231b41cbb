internal import CellDrawing
public import Foundation

extension UIImage {
  /// The traits with which a named image is found.
  public class Configuration: NSObject, @unchecked Sendable {
    // This is safe: nothing writes the property after the initializer.
    public let traitCollection: UITraitCollection?

    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }
  }

  /// Creates the image of a file. Its scale is given by an `@2x` or `@3x` at the end of the file's name.
  public convenience init?(contentsOfFile path: String) {
    guard let image = Image.orNil(path, { () throws(ImageError) in try Image(file: path) }) else {
      return nil
    }
    self.init(image, scale: image.isVector ? 1 : ImageVariant.scale(ofFile: path))
  }

  /// Creates the image of a name.
  ///
  /// Unlike UIKit, without a bundle it is also found in the `.resources` folders beside the executable, and
  /// `name-dark.png` takes the place of `name.png` in the dark appearance.
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
      symbol: other.symbol, alignmentRectInsets: other.alignmentRectInsets, images: other.images,
      duration: other.duration)
  }

  /// Creates the image of a name. It traps if there is no such image, as in UIKit.
  public convenience init(imageLiteralResourceName name: String) {
    guard let image = AssetLibrary.image(named: name, in: nil, scale: Device.current.displayScale) else {
      preconditionFailure("There is no image named \(name) beside the executable.")
    }
    self.init(image)
  }
}

extension UIImage: _ExpressibleByImageLiteral {}
