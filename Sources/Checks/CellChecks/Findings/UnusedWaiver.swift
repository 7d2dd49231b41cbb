import CellCatalog

/// A waiver that waived nothing in any of its entries.
struct UnusedWaiver: Sendable, Codable {
  let waiver: CheckWaiver
  var entries: [String]

  /// The message:
  /// `waiver  contrast of titleLabel in Feed (the brand's grey): expected a fault to waive, found none; remove the waiver`.
  var text: String {
    let more =
      entries.count > 1 ? " and \(entries.count - 1) more \(entries.count == 2 ? "entry" : "entries")" : ""
    return
      "waiver  \(waiver.rule.rawValue) of \(waiver.subject) in \(entries.first ?? "")\(more) (\(waiver.reason)): "
      + "expected a fault to waive, found none; remove the waiver"
  }
}
