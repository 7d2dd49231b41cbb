import Foundation
import MFS

/// A value that the user gives to a control or to a text: `model:0-3.title=Milk`.
struct PreviewEdit: Hashable, Sendable, Codable {
  /// The name of the control: `text:…`, `model:…` or `control:…`.
  var key: String
  var value: String

  /// Reads a parameter of an address. The key has percent escapes, so that it contains no equals sign.
  init(_ text: String) throws(PreviewError) {
    guard let sign = text.firstIndex(of: "="), let key = text[..<sign].removingPercentEncoding, !key.isEmpty
    else {
      throw .invalid("\"\(text.shortened)\" is not an edit; give KEY=VALUE")
    }
    self.init(key: key, value: String(text[text.index(after: sign)...]))
  }

  init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}
