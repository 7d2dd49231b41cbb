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
    func read(_ variant: ImageVariant?) -> Image? {
      guard let variant, let data = FileManager.default.contents(atPath: variant.path) else { return nil }
      return try? Image(decoding: Array(data))
    }
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
