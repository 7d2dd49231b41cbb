package import Foundation

/// The values that a document stores of the images and colours that it names.
package struct NibResources: Sendable {
  /// The sizes of images by name, in points.
  package var imageSizes: [String: CGSize] = [:]
  package var namedColors: [String: NibColor] = [:]
  package var systemColors: [String: NibColor] = [:]

  /// Reads the children of `<resources>`.
  init(_ elements: [NibElement]) {
    for element in elements {
      guard let name = element.attributes["name"] else { continue }
      let color = element.child("color").flatMap { NibColor($0) }
      switch element.name {
      case "image":
        if let width = element.number("width"), let height = element.number("height") {
          imageSizes[name] = CGSize(width: width, height: height)
        }
      case "namedColor": namedColors[name] = color
      case "systemColor": systemColors[name] = color
      default: break
      }
    }
  }
}
