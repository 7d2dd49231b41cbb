internal import CellNibs
internal import Foundation

extension NibPart {
  /// The attributes of a `<textAttributes>` child with this key, such as the attributes of a bar's title.
  func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
    guard let written = object.child(key) else { return nil }
    let own = part(written, knowing: ["fontDescription", "textColor"])
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = own.font("fontDescription") { attributes[.font] = font }
    if let color = own.color("textColor") { attributes[.foregroundColor] = color }
    return attributes
  }
}
