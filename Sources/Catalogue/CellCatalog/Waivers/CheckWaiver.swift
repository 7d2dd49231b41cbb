/// An intended fault, with its reason.
public struct CheckWaiver: Hashable, Sendable, Codable {
  /// The waived rule.
  public let rule: CheckRule
  /// The property's name, alone or behind the owner's class: `timeLabel`, `MessageCell.timeLabel`. The owner's class
  /// alone is also allowed.
  ///
  /// For a path such as `likeButton.titleLabel`, its beginning or its end is enough.
  public let subject: String
  /// The reason why the fault is intended.
  public let reason: String

  /// Makes a waiver; see `CatalogEntry.waiving(_:of:because:)`.
  public init(_ rule: CheckRule, of subject: String, because reason: String) {
    self.rule = rule
    self.subject = subject
    self.reason = reason
  }
}
