/// A fault that is meant, with the reason why.
public struct Waiver: Hashable, Sendable, Codable {
  public let rule: CheckRule
  /// The property's name, alone or behind the owner's class: `timeLabel`, `MessageCell.timeLabel`; or the owner's class
  /// alone. Of a path such as `likeButton.titleLabel`, its beginning or its end do.
  public let subject: String
  public let reason: String

  /// See `Entry.waiving(_:of:because:)`.
  public init(_ rule: CheckRule, of subject: String, because reason: String) {
    self.rule = rule
    self.subject = subject
    self.reason = reason
  }
}
