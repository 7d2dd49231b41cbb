internal import CellNibs
internal import Foundation

extension NibPart {
  /// The configuration that a `<buttonConfiguration>` element describes.
  var buttonConfiguration: UIButton.Configuration {
    var configuration = base
    if let title = text("title", stringsKey: "configuration.title") { configuration.title = title }
    if let subtitle = text("subtitle", stringsKey: "configuration.subtitle") {
      configuration.subtitle = subtitle
    }
    if let title = attributedText("attributedTitle") {
      configuration.attributedTitle = AttributedString(title)
    }
    if let title = attributedText("attributedSubtitle") {
      configuration.attributedSubtitle = AttributedString(title)
    }
    if case .font(let font) = object.values["titleFontDescription"] {
      configuration.titleTextAttributesTransformer = transformer(of: self.font(font))
    }
    if case .font(let font) = object.values["subtitleFontDescription"] {
      configuration.subtitleTextAttributesTransformer = transformer(of: self.font(font))
    }
    configuration.image = image("image")
    configuration.preferredSymbolConfigurationForImage = symbolConfiguration(
      "preferredSymbolConfigurationForImage")
    if let padding = number("imagePadding") { configuration.imagePadding = padding }
    if let padding = number("titlePadding") { configuration.titlePadding = padding }
    let words = object.attributes
    if let placement = words["imagePlacement"].flatMap({ Self.edges[$0] }) {
      configuration.imagePlacement = placement
    }
    if let alignment = words["titleAlignment"].flatMap({ Self.alignments[$0] }) {
      configuration.titleAlignment = alignment
    }
    if let style = words["cornerStyle"].flatMap({ Self.cornerStyles[$0] }) {
      configuration.cornerStyle = style
    }
    if let size = words["buttonSize"].flatMap({ Self.sizes[$0] }) { configuration.buttonSize = size }
    configuration.showsActivityIndicator = words["showsActivityIndicator"] == "YES"
    configuration.baseForegroundColor = color("baseForegroundColor")
    configuration.baseBackgroundColor = color("baseBackgroundColor")
    if case .insets(let top, let left, let bottom, let right) = object.values["contentInsets"] {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: top, leading: left, bottom: bottom, trailing: right)
    }
    if let background = object.children.first(where: { $0.element == "backgroundConfiguration" }) {
      part(background, knowing: NibPart.backgroundNames).configure(&configuration.background)
    }
    return configuration
  }

  private var base: UIButton.Configuration {
    switch object.attributes["style"] {
    case "filled": .filled()
    case "gray": .gray()
    case "tinted": .tinted()
    case "glass": .glass()
    case "prominentGlass": .prominentGlass()
    case "clearGlass": .clearGlass()
    default: .plain()
    }
  }

  private func transformer(of font: UIFont) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = font
      return outgoing
    }
  }

  private static let edges: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
  private static let alignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]
  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
}
