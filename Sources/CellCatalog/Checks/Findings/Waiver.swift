/// A fault that is meant, with the reason why.
public struct Waiver: Hashable, Sendable {
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

  /// Whether the finding is the fault that is meant.
  func covers(_ finding: Finding) -> Bool {
    guard rule == finding.rule else { return false }
    if subject == finding.owner || subject == finding.subject { return true }
    guard let view = finding.view else { return false }
    // Keys of caches are no part of a property's name.
    let path = view.split(separator: " ").first?.split(separator: ".") ?? []
    let ownerless =
      subject.hasPrefix("\(finding.owner).") ? subject.dropFirst(finding.owner.count + 1) : subject[...]
    let wanted = ownerless.split(separator: ".")
    return !wanted.isEmpty && (path.starts(with: wanted) || path.suffix(wanted.count).elementsEqual(wanted))
  }
}

extension Entry {
  /// The entry with a fault that is meant: the rule finds none of that view any more.
  ///
  /// ```swift
  /// Entry("Feed") { FeedController(posts: .samples) }
  ///   .waiving(.contrast, of: "MessageCell.timeLabel", because: "the brand's grey, agreed with design")
  /// ```
  ///
  /// A waiver that waives nothing any more is reported when the whole catalogue is checked.
  ///
  /// - Parameter subject: the name of the property that holds the view or a view around it, alone or as in
  ///   `MessageCell.timeLabel`, or the class of a cell or controller for all that is in it.
  public func waiving(_ rule: CheckRule, of subject: String, because reason: String) -> Entry {
    var entry = self
    entry.waivers.append(Waiver(rule, of: subject, because: reason))
    return entry
  }
}

extension [Entry] {
  /// The entries, each with a fault that is meant.
  public func waiving(_ rule: CheckRule, of subject: String, because reason: String) -> [Entry] {
    map { $0.waiving(rule, of: subject, because: reason) }
  }
}
