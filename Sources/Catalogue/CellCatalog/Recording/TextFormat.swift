/// The format of a text that is written beside a picture.
package enum TextFormat: String, Hashable, Sendable, CaseIterable {
  case txt
  case json
}
