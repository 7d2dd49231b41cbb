package import Foundation

/// The rows of a file with a server's response: one status or account, or an array of them.
package struct Timeline: Sendable, Hashable {
  package var rows: [TimelineRow]
  /// The rows that could not be decoded, in the file's order.
  package var skipped: [SkippedRow]
  /// The fields that were cut, in the file's order.
  package var cut: [CutField]

  /// The rows that are statuses.
  package var statuses: [Status] {
    rows.compactMap { if case .status(let status) = $0 { status } else { nil } }
  }

  /// The rows that are accounts.
  package var accounts: [Account] {
    rows.compactMap { if case .account(let account) = $0 { account } else { nil } }
  }

  /// Decodes a server's response. A broken row is skipped and the other rows are kept.
  ///
  /// Throws if the data is not JSON, or contains no status and no account.
  package static func decode(_ data: Data) throws(TimelineError) -> Timeline {
    let repaired = JSONRepair.repaired(data)
    let decoder = JSONDecoder()
    let cutFields = CutFields()
    decoder.userInfo[.cutFields] = cutFields
    let response: Response
    do {
      response = try decoder.decode(Response.self, from: repaired)
    } catch {
      guard !JSONNesting.isTooDeep(repaired) else { throw .nestedTooDeeply(limit: JSONNesting.limit) }
      throw .notJSON(reason: error.position)
    }
    switch response {
    case .rows(let attempts): return try Timeline(attempts, cutFields)
    case .row(let attempt): return try Timeline([attempt], cutFields)
    case .refusal(let message): throw .refused(message: message)
    case .other(let shape): throw .otherShape(shape)
    }
  }

  private init(_ attempts: [Attempt<TimelineRow>], _ cutFields: CutFields) throws(TimelineError) {
    rows = []
    skipped = []
    cut = []
    var foreign = 0
    for (index, attempt) in attempts.enumerated() {
      switch attempt.result {
      case .success(let row): rows.append(row)
      case .failure(let error):
        let error = error as? RowError ?? RowError(id: nil, reason: "cannot be decoded")
        foreign += error.isForeign ? 1 : 0
        skipped.append(SkippedRow(index: index, id: error.id, reason: error.reason))
      }
    }
    guard attempts.isEmpty || foreign < attempts.count else {
      throw .otherShape(
        attempts.count == 1 ? "one value that is neither" : "\(foreign) values that are neither")
    }
    cut = cutFields.all { (try? attempts[$0].result.get())?.id }
  }
}

/// The outermost value of a file.
private enum Response: Decodable {
  case rows([Attempt<TimelineRow>])
  case row(Attempt<TimelineRow>)
  case refusal(String)
  case other(String)

  enum CodingKeys: String, CodingKey {
    case error
  }

  init(from decoder: any Decoder) throws {
    if let fields = try? LenientFields(of: decoder, keyedBy: CodingKeys.self) {
      if let message = fields.string(.error) {
        self = .refusal(message)
      } else {
        self = .row(try Attempt(from: decoder))
      }
    } else if var container = try? decoder.unkeyedContainer() {
      var attempts: [Attempt<TimelineRow>] = []
      while !container.isAtEnd {
        attempts.append(try container.decode(Attempt<TimelineRow>.self))
      }
      self = .rows(attempts)
    } else {
      self = .other("a single text, number or null")
    }
  }
}

extension Error {
  /// The parser's own description of where it stopped.
  fileprivate var position: String {
    guard case DecodingError.dataCorrupted(let context)? = self as? DecodingError else { return "" }
    let detail = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String
    return detail ?? ""
  }
}
