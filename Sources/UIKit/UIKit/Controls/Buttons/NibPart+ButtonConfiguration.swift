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
    if let font = font("titleFontDescription") {
      configuration.titleTextAttributesTransformer = transformer(of: font)
    }
    if let font = font("subtitleFontDescription") {
      configuration.subtitleTextAttributesTransformer = transformer(of: font)
    }
    configuration.image = image("image")
    configuration.preferredSymbolConfigurationForImage = symbolConfiguration(
      "preferredSymbolConfigurationForImage")
    if let padding = number("imagePadding") { configuration.imagePadding = padding }
    if let padding = number("titlePadding") { configuration.titlePadding = padding }
    if let placement = word("imagePlacement", Self.edges) { configuration.imagePlacement = placement }
    if let alignment = word("titleAlignment", Self.alignments) { configuration.titleAlignment = alignment }
    if let style = word("cornerStyle", Self.cornerStyles) { configuration.cornerStyle = style }
    if let size = word("buttonSize", Self.sizes) { configuration.buttonSize = size }
    configuration.showsActivityIndicator = flag("showsActivityIndicator") ?? false
    configuration.baseForegroundColor = color("baseForegroundColor")
    configuration.baseBackgroundColor = color("baseBackgroundColor")
    if let insets = insets("contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    if let background = object.children.first(where: { $0.element == "backgroundConfiguration" }) {
      part(background, knowing: NibPart.backgroundNames).configure(&configuration.background)
    }
    return configuration
  }

  private var base: UIButton.Configuration {
    word("style", Self.styles)?() ?? .plain()
  }

  private func transformer(of font: UIFont) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = font
      return outgoing
    }
  }

  private static let styles: [String: @MainActor () -> UIButton.Configuration] = [
    "plain": { .plain() }, "filled": { .filled() }, "gray": { .gray() }, "tinted": { .tinted() },
    "glass": { .glass() }, "prominentGlass": { .prominentGlass() }, "clearGlass": { .clearGlass() },
  ]
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
