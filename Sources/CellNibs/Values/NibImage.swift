/// The name of an image, and its looks where it is a symbol.
package struct NibImage: Hashable, Sendable {
  package var name: String
  /// Whether it is a symbol of the system.
  package var isSymbol: Bool
  package var configuration: NibSymbolConfiguration?
  /// How the image is tinted: `template`, `original`, `hierarchical`, `palette` or `multicolor`.
  package var renderingMode: String?

  package init(name: String, isSymbol: Bool) {
    self.name = name
    self.isSymbol = isSymbol
  }

  /// Reads an `<imageReference>` element. Nil if it names no image.
  init?(_ element: NibElement) {
    guard let name = element.attributes["image"] else { return nil }
    self.name = name
    isSymbol = element.attributes["catalog"] == "system"
    renderingMode = element.attributes["renderingMode"]
    let own = NibSymbolConfiguration(element, scale: "symbolScale")
    configuration = own == NibSymbolConfiguration() ? nil : own
  }
}

/// The size and weight of a symbol.
package struct NibSymbolConfiguration: Hashable, Sendable {
  /// The size in points; nil where another value or the text around the symbol determines it.
  package var pointSize: Double?
  package var weight: String?
  package var scale: String?
  /// The text style of the font that determines the size.
  package var style: String?
  /// The font that determines the size.
  package var font: NibFont?

  init() {}

  /// Reads a `<preferredSymbolConfiguration>` element, or the same attributes of another element.
  init(_ element: NibElement, scale: String = "scale") {
    pointSize = element.number("pointSize")
    weight = element.attributes["weight"]
    self.scale = element.attributes[scale]
    style = element.attributes["textStyle"]
    font = (element.child("fontDescription")).map { NibFont($0) }
  }
}
