internal import CellDrawing
package import Foundation

extension AssetIndex {
  /// Returns the image of a name for a screen of `scale` pixels per point.
  ///
  /// Returns nil if the device has no such image or if none of the image's files can be read.
  package func image(
    named name: String, scale: CGFloat, device: UIUserInterfaceIdiom = .phone
  ) -> UIImage? {
    images[name].flatMap { UIImage($0, scale: scale, device: device) }
  }
}

extension UIImage {
  /// Creates the image of the best variants for `scale`. In the dark appearance the image shows a dark variant, if
  /// there is one.
  ///
  /// Returns nil if no variant can be read.
  fileprivate convenience init?(_ variants: [ImageVariant], scale: CGFloat, device: UIUserInterfaceIdiom) {
    func read(_ variant: ImageVariant?) -> Image? { variant.flatMap(Image.init) }
    let light = variants.best(forScale: scale, isDark: false, device: device)
    let dark = variants.best(forScale: scale, isDark: true, device: device)
    guard let variant = light ?? dark, let image = read(variant) else { return nil }
    if variant.isSymbol {
      self.init(Symbol(name: variant.symbolName, artwork: image), SymbolValues())
      return
    }
    self.init(
      image, dark: light == nil ? nil : read(dark), scale: image.isVector ? 1 : variant.scale,
      renderingMode: variant.renderingMode)
  }
}

extension Image {
  /// Reads the file of a variant. Returns nil if that fails, and reports the reason unless the file's format is
  /// unknown.
  fileprivate init?(_ variant: ImageVariant) {
    do throws(ImageError) {
      if (variant.path as NSString).pathExtension.lowercased() == "pdf" {
        self = try PDF.image(ofFile: variant.path)
      } else {
        self = try Image(file: variant.path)
      }
    } catch {
      if let reason = error.reason {
        Diagnostics.report("\(variant.path) is not drawn: \(reason)", isOfTheMoment: error.isOfTheMoment)
      }
      return nil
    }
  }
}

extension Image {
  /// Reads an ordinary file of any format except PDF.
  init(file path: String) throws(ImageError) {
    let bytes: [UInt8]
    do throws(OrdinaryFileError) {
      bytes = try OrdinaryFile.bytes(atPath: path)
    } catch {
      throw .broken(format: "file", reason: error.description)
    }
    try self.init(decoding: bytes, path: path)
  }
}

extension ImageError {
  /// The error in words, or nil if the format is unknown.
  fileprivate var reason: String? {
    switch self {
    case .unknownFormat: nil
    case .broken(_, let reason): reason
    case .tooLarge(let width, let height): "\(width) x \(height) pixels are too many"
    case .unavailable(_, let reason): reason
    }
  }
}
