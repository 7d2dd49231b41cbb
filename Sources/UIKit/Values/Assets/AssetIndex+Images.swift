internal import CellDrawing
package import Foundation

extension AssetIndex {
  /// The image of a name for a screen of `scale` pixels a point; nil where the device has none, or none of its files can
  /// be read.
  package func image(
    named name: String, scale: CGFloat, device: UIUserInterfaceIdiom = .phone
  ) -> UIImage? {
    images[name].flatMap { UIImage($0, scale: scale, device: device) }
  }
}

extension UIImage {
  /// The variants for `scale`, of which a dark one is shown in the dark; nil where none can be read.
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
  /// Nil where the file cannot be read, which a line says unless its format is unknown.
  fileprivate init?(_ variant: ImageVariant) {
    do throws(ImageError) {
      if (variant.path as NSString).pathExtension.lowercased() == "pdf" {
        self = try PDF.image(ofFile: variant.path)
      } else {
        self = try Image(file: variant.path)
      }
    } catch {
      if let reason = error.reason { AssetWarnings.report(variant.path, reason) }
      return nil
    }
  }
}

extension Image {
  /// Reads an ordinary file of any format but PDF.
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
  /// In words; nil of formats that are not known.
  fileprivate var reason: String? {
    switch self {
    case .unknownFormat: nil
    case .broken(_, let reason): reason
    case .tooLarge(let width, let height): "\(width) x \(height) pixels are too many"
    }
  }
}
