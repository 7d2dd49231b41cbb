internal import CellNibs
internal import Foundation

extension NibPart {
  /// The names of everything that is read of a `<backgroundConfiguration>` element.
  static let backgroundNames: Set<String> = [
    "backgroundColor", "strokeColor", "strokeWidth", "cornerRadius", "image", "catalog",
  ]

  /// Sets what a `<backgroundConfiguration>` element says of a background.
  func configure(_ background: inout UIBackgroundConfiguration) {
    if let color = color("backgroundColor") { background.backgroundColor = color }
    if let color = color("strokeColor") { background.strokeColor = color }
    if let width = number("strokeWidth") { background.strokeWidth = width }
    if let radius = number("cornerRadius") { background.cornerRadius = radius }
    if let image = image("image") { background.image = image }
  }
}
