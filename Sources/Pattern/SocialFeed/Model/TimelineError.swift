import MFS

/// The reason why a file contains no timeline.
package enum TimelineError: Error, Hashable, Sendable, CustomStringConvertible {
  case notJSON(reason: String)
  /// Objects and arrays are nested more than `limit` deep.
  case nestedTooDeeply(limit: Int)
  case otherShape(String)
  /// The server responded with an error instead of rows.
  case refused(message: String)

  package var description: String {
    let wanted = "a Mastodon status or account, or an array of them"
    switch self {
    case .notJSON(let reason):
      return "not JSON\(reason.isEmpty ? "" : " (\(reason))"): expected \(wanted)"
    case .nestedTooDeeply(let limit):
      return "JSON nested too deep, more than \(limit) objects and arrays in one another: expected \(wanted)"
    case .otherShape(let shape): return "JSON of another shape (\(shape)): expected \(wanted)"
    case .refused(let message): return "the server's error \"\(message.shortened)\": expected \(wanted)"
    }
  }
}
