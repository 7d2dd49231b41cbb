/// The device for which the editor showed a document.
package struct NibDevice: Hashable, Sendable {
  /// The identifier, such as `retina6_1`.
  package var id: String
  package var isLandscape: Bool
  package var isDark: Bool

  init?(_ element: NibElement?) {
    guard let element, let id = element.attributes["id"] else { return nil }
    self.id = id
    isLandscape = element.attributes["orientation"] == "landscape"
    isDark = element.attributes["appearance"] == "dark"
  }
}
