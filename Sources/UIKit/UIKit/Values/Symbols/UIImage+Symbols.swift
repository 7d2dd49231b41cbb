internal import CellDrawing
internal import Foundation

extension UIImage {
  /// Creates the image of a symbol by its name on an iPhone. The app's own picture of that name comes before a
  /// symbol drawn here.
  ///
  /// Unlike UIKit, the shapes of common symbols follow their names, not Apple's outlines, in boxes of Apple's sizes. Any
  /// other name gives a square with a broken edge, and a picture of that square comes with a warning that names the symbol.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(symbolNamed: name, configuration, traits: configuration?.traitCollection ?? .current)
  }

  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(symbolNamed: name, nil, traits: traits ?? .current)
  }

  /// Creates the image of a symbol, or returns nil for an empty name.
  private convenience init?(
    symbolNamed name: String, _ configuration: Configuration?, traits: UITraitCollection
  ) {
    guard !name.isEmpty else { return nil }
    let own = AssetLibrary.image(
      named: name, in: nil, scale: Device.current.displayScale, isExpected: false)
    let artwork = own.flatMap { $0.symbol?.artwork ?? $0.content.image }
    self.init(
      Symbol(name: name, artwork: artwork), (configuration as? SymbolConfiguration)?.values ?? SymbolValues(),
      traits: traits)
  }

  convenience init(_ symbol: Symbol, _ values: SymbolValues, traits: UITraitCollection = .current) {
    var symbol = symbol
    symbol.values = values
    let content = symbol.content(with: traits)
    self.init(
      content: .nodes(content.nodes), size: content.box.size, scale: Device.current.displayScale,
      renderingMode: values.color == nil ? .automatic : .alwaysOriginal,
      flipsForRightToLeft: symbol.followsDirection, ownTint: values.color, symbol: symbol,
      alignmentRectInsets: content.alignmentRectInsets, baselineOffset: content.box.baseline)
  }

  public var isSymbolImage: Bool { symbol != nil }

  public var symbolConfiguration: SymbolConfiguration? { symbol.map { SymbolConfiguration($0.values) } }

  public var configuration: Configuration? { symbolConfiguration }

  /// Returns the symbol with the properties that `configuration` specifies in place of its own, or nil if the image
  /// is not a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol else { return nil }
    return made(of: symbol, symbol.values.overridden(by: configuration.values))
  }

  /// Returns the image for another configuration. An image that is not a symbol stays the same.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
  }

  /// Returns the symbol with the properties of `configuration` wherever the symbol itself specifies none.
  func preferring(_ configuration: SymbolConfiguration) -> UIImage {
    guard let symbol else { return self }
    return made(of: symbol, configuration.values.overridden(by: symbol.values))
  }

  private func made(of symbol: Symbol, _ values: SymbolValues) -> UIImage {
    guard values != symbol.values else { return self }
    let (image, before) = (UIImage(symbol, values), UIImage(symbol, symbol.values))
    // Insets and a baseline that the app has set stay.
    let hasOwnInsets = alignmentRectInsets != before.alignmentRectInsets
    let hasOwnBaseline = baselineOffsetFromBottom != before.baselineOffsetFromBottom
    return UIImage(
      content: image.content, size: image.size, scale: image.scale,
      renderingMode: values.color == nil ? renderingMode : image.renderingMode,
      orientation: imageOrientation, flipsForRightToLeft: flipsForRightToLeftLayoutDirection,
      ownTint: image.ownTint ?? ownTint, symbol: image.symbol,
      alignmentRectInsets: hasOwnInsets ? alignmentRectInsets : image.alignmentRectInsets,
      baselineOffset: hasOwnBaseline ? baselineOffsetFromBottom : image.baselineOffsetFromBottom)
  }
}

extension UIImage.SymbolWeight {
  init(_ font: UIFont) {
    let index = min(max(font.font.weight / 100, 1), 9)
    self = UIImage.SymbolWeight(rawValue: index) ?? .regular
  }
}
