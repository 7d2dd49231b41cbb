internal import CellNibs
internal import Foundation

extension NibFile {
  /// Returns a colour. A name that nobody knows is reported, and the components in the document take its place.
  func color(_ color: NibColor, _ report: (String) -> Void) -> UIColor {
    switch color {
    case .sRGB(let red, let green, let blue, let alpha):
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .displayP3(let red, let green, let blue, let alpha):
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .white(let white, let alpha): return UIColor(white: white, alpha: alpha)
    case .system(let name, let fallback):
      if let known = UIColor.system(named: name) { return known }
      report("the system colour \(name) is unknown")
      return (fallback ?? document.resources.systemColors[name]).map { self.color($0) { _ in } } ?? .black
    case .named(let name, let fallback):
      if let known = UIColor(named: name, in: bundle, compatibleWith: nil) { return known }
      let stored = fallback ?? document.resources.namedColors[name]
      report("no asset catalogue has the colour \(name); the components in the file take its place")
      return stored.map { self.color($0) { _ in } } ?? .clear
    }
  }

  /// Returns an image. A name that nobody knows is reported, and an empty image of the size in the document takes its
  /// place.
  func image(_ image: NibImage, _ report: (String) -> Void) -> UIImage? {
    let found =
      image.isSymbol
      ? UIImage(systemName: image.name) : UIImage(named: image.name, in: bundle, compatibleWith: nil)
    guard var found else {
      report("there is no \(image.isSymbol ? "symbol" : "image") of the name \(image.name)")
      guard let size = document.resources.imageSizes[image.name], size.width > 0, size.height > 0,
        size.width <= 4096, size.height <= 4096, size.width * size.height <= 1_048_576
      else { return nil }
      return UIGraphicsImageRenderer(size: size).image { _ in }
    }
    if let configuration = image.configuration {
      found = found.withConfiguration(symbolConfiguration(configuration, report))
    }
    switch image.renderingMode {
    case "template": found = found.withRenderingMode(.alwaysTemplate)
    case "original": found = found.withRenderingMode(.alwaysOriginal)
    default: break
    }
    return found
  }

  func symbolConfiguration(
    _ configuration: NibSymbolConfiguration, _ report: (String) -> Void
  ) -> UIImage.SymbolConfiguration {
    var made = UIImage.SymbolConfiguration.unspecified
    let isColored = Self.word(
      configuration.renderingMode, "symbol rendering mode", Self.renderingModes, report)
    if configuration.hasColors || isColored == true {
      report("the colours of a symbol's parts are not drawn: a symbol has one colour")
    }
    if let style = configuration.style {
      made = made.applying(UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: style)))
    }
    if let font = configuration.font {
      made = made.applying(UIImage.SymbolConfiguration(font: self.font(font, report)))
    }
    if let size = configuration.pointSize {
      made = made.applying(UIImage.SymbolConfiguration(pointSize: size))
    }
    if let weight = Self.word(configuration.weight, "symbol weight", Self.symbolWeights, report) {
      made = made.applying(UIImage.SymbolConfiguration(weight: weight))
    }
    if let scale = Self.word(configuration.scale, "symbol scale", Self.symbolScales, report) {
      made = made.applying(UIImage.SymbolConfiguration(scale: scale))
    }
    return made
  }

  /// The rendering modes, each with whether it gives the parts of a symbol colours of their own.
  private static let renderingModes = [
    "automatic": false, "monochrome": false, "hierarchical": false, "palette": true, "multicolor": true,
  ]
  private static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  private static let symbolScales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]
}
