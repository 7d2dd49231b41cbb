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
  /// Nil where the file cannot be read.
  fileprivate init?(_ variant: ImageVariant) {
    if (variant.path as NSString).pathExtension.lowercased() == "pdf" {
      self.init(pdf: variant.path)
    } else {
      guard let data = FileManager.default.contents(atPath: variant.path),
        let image = try? Image(decoding: Array(data))
      else { return nil }
      self = image
    }
  }

  private init?(pdf path: String) {
    do throws(ImageError) {
      try self.init(decoding: PDF.svg(ofFile: path))
    } catch {
      if case .broken(_, let reason) = error {
        FileHandle.standardError.write(Data("\(path) is not drawn: \(reason)\n".utf8))
      }
      return nil
    }
  }
}
