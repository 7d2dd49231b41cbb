import MFS

/// A reason why the preview cannot respond, in one line.
package enum PreviewError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The request asks for something that cannot be.
  case invalid(String)
  /// The request names an entry that the catalogue lacks.
  case unknownEntry(String)
  /// There is nothing at the address.
  case notFound
  /// The entry fails: it has no height, it crashed, or it took too long.
  case failed(String)
  /// There is no worker at the moment.
  case unavailable(String)

  package var description: String {
    switch self {
    case .invalid(let text), .failed(let text), .unavailable(let text): text
    case .notFound: "there is nothing at this address"
    case .unknownEntry(let name): "there is no entry called \"\(name.shortened)\""
    }
  }

  /// The status of the HTTP response.
  var status: Int {
    switch self {
    case .invalid: 400
    case .unknownEntry, .notFound: 404
    case .failed: 422
    case .unavailable: 503
    }
  }
}
