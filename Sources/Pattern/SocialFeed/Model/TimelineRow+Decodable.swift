import MFS

extension TimelineRow: Decodable {
  enum CodingKeys: String, CodingKey {
    case id
    case account
    case content
    case mediaAttachments = "media_attachments"
    case reblog
    case acct
    case username
    case state
    case quotedStatus = "quoted_status"
  }

  /// The kind of an object, as its keys show it.
  private enum Shape {
    case status
    case account
    case quote
  }

  private static func shape(of fields: LenientFields<CodingKeys>) -> Shape? {
    if fields.contains(.quotedStatus) { return .quote }
    if fields.contains(.acct) || fields.contains(.username) { return .account }
    let keys: [CodingKeys] = [.content, .account, .mediaAttachments, .reblog]
    return keys.contains(where: fields.contains) ? .status : nil
  }

  package init(from decoder: any Decoder) throws {
    let fields: LenientFields<CodingKeys>
    do {
      fields = try LenientFields(of: decoder, keyedBy: CodingKeys.self)
    } catch {
      throw RowError(id: nil, reason: "not an object", isForeign: true)
    }
    let id = fields.string(.id)
    do {
      switch Self.shape(of: fields) {
      case .status: self = .status(try Status(from: decoder))
      case .account: self = .account(try Account(from: decoder))
      case .quote:
        let quote = try Quote(from: decoder)
        guard let status = quote.status else {
          throw RowError(
            id: id, reason: "the quoted status is not there (state \"\(quote.state.shortened)\")")
        }
        self = .status(status)
      case nil: throw RowError(id: id, reason: "neither a status nor an account", isForeign: true)
      }
    } catch let error as DecodingError {
      throw RowError(id: id, reason: error.reason)
    }
  }
}

/// The reason why a row could not be decoded.
struct RowError: Error {
  var id: String?
  var reason: String
  /// Whether the value is of another kind, not a broken status or account.
  var isForeign = false
}

extension DecodingError {
  /// One line that names the field by its path.
  var reason: String {
    func path(_ keys: [any CodingKey]) -> String {
      keys.filter { $0.intValue == nil }.map(\.stringValue).joined(separator: ".")
    }
    switch self {
    case .keyNotFound(let key, let context):
      return "\"\(path(context.codingPath + [key]))\" is missing"
    case .valueNotFound(_, let context): return "\"\(path(context.codingPath))\" is null"
    case .typeMismatch(_, let context), .dataCorrupted(let context):
      return "\"\(path(context.codingPath))\" is not what was expected"
    @unknown default: return "cannot be decoded"
    }
  }
}
