/// The name of an image, and its looks where it is a symbol.
package struct NibImage: Hashable, Sendable {
  package var name: String
  /// Whether it is a symbol of the system.
  package var isSymbol: Bool
  package var configuration: NibSymbolConfiguration?
  /// How the image is tinted: `template` or `original`. A symbol's parts may be coloured otherwise.
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
    var own = NibSymbolConfiguration(element, scale: "symbolScale")
    renderingMode = own.renderingMode
    if ["template", "original"].contains(renderingMode) { own.renderingMode = nil }
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
  /// How the parts of the symbol are coloured, such as `hierarchical`.
  package var renderingMode: String?
  /// Whether colours for the parts of the symbol are given.
  package var hasColors = false

  init() {}

  /// Reads a `<preferredSymbolConfiguration>` element, or the same attributes of another element.
  init(_ element: NibElement, scale: String = "scale") {
    pointSize = element.number("pointSize")
    weight = element.attributes["weight"]
    self.scale = element.attributes[scale]
    style = element.attributes["textStyle"]
    font = (element.child("fontDescription")).map { NibFont($0) }
    renderingMode = element.attributes["renderingMode"]
    hasColors = element.children.contains { child in
      child.name == "color" || child.children.contains { $0.name == "color" }
    }
  }
}
