internal import CellNibs
internal import Foundation

extension NibPart {
  /// The configuration that a `<listContentConfiguration>` element describes.
  var listContentConfiguration: UIListContentConfiguration {
    var configuration: UIListContentConfiguration =
      switch object.attributes["configurationType"] ?? object.attributes["style"] {
      case "subtitleCell", "subtitle": .subtitleCell()
      case "valueCell", "value": .valueCell()
      case "plainHeader": .plainHeader()
      case "plainFooter": .plainFooter()
      case "groupedHeader": .groupedHeader()
      case "groupedFooter": .groupedFooter()
      case "sidebarCell": .sidebarCell()
      default: .cell()
      }
    configuration.text = text("text")
    configuration.secondaryText = text("secondaryText")
    configuration.image = image("image")
    if let padding = number("imageToTextPadding") { configuration.imageToTextPadding = padding }
    if let padding = number("textToSecondaryTextHorizontalPadding") {
      configuration.textToSecondaryTextHorizontalPadding = padding
    }
    if let padding = number("textToSecondaryTextVerticalPadding") {
      configuration.textToSecondaryTextVerticalPadding = padding
    }
    if let prefers = flag("prefersSideBySideTextAndSecondaryText") {
      configuration.prefersSideBySideTextAndSecondaryText = prefers
    }
    for child in object.children {
      switch child.key {
      case "textProperties": part(child).configure(&configuration.textProperties)
      case "secondaryTextProperties": part(child).configure(&configuration.secondaryTextProperties)
      case "imageProperties": part(child).configure(&configuration.imageProperties)
      default: report("the element \(child.element) is unknown")
      }
    }
    return configuration
  }

  private func configure(_ properties: inout UIListContentConfiguration.TextProperties) {
    if let font = font("fontDescription") { properties.font = font }
    if let color = color("color") { properties.color = color }
    if let count = integer("numberOfLines") { properties.numberOfLines = count }
  }

  private func configure(_ properties: inout UIListContentConfiguration.ImageProperties) {
    if let color = color("tintColor") { properties.tintColor = color }
    if let radius = number("cornerRadius") { properties.cornerRadius = radius }
    if let size = size("maximumSize") { properties.maximumSize = size }
  }
}
