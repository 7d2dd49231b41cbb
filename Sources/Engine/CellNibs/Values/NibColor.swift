/// A colour as a document writes it.
package indirect enum NibColor: Hashable, Sendable {
  /// Red, green, blue and alpha in sRGB, from 0 to 1.
  case sRGB(Double, Double, Double, alpha: Double)
  case displayP3(Double, Double, Double, alpha: Double)
  case white(Double, alpha: Double)
  /// A colour of the system, such as `secondaryLabelColor`, with the components that the document stores for it.
  case system(String, fallback: NibColor?)
  /// A colour of an asset catalogue, with the components that the document stores for it.
  case named(String, fallback: NibColor?)

  /// Reads a `<color>` element. Nil if it has no components and no name.
  init?(_ element: NibElement) {
    if let name = element.attributes["systemColor"] ?? element.attributes["cocoaTouchSystemColor"] {
      self = .system(name, fallback: Self(components: element))
    } else if let name = element.attributes["name"], element.attributes["catalog"] == nil {
      self = .named(name, fallback: Self(components: element))
    } else if let name = element.attributes["name"] {
      self = .system(name, fallback: Self(components: element))
    } else {
      self.init(components: element)
    }
  }

  private init?(components element: NibElement) {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") {
      self = .white(white, alpha: alpha)
      return
    }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    let space = element.attributes["customColorSpace"] ?? element.attributes["colorSpace"]
    self =
      space == "displayP3"
      ? .displayP3(red, green, blue, alpha: alpha) : .sRGB(red, green, blue, alpha: alpha)
  }
}
