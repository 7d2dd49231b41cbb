extension Entry {
  /// The entry with a fault that is meant: the rule finds none of that view any more.
  ///
  /// ```swift
  /// Entry("Feed") { FeedController(messages: .samples) }
  ///   .waiving(.contrast, of: "MessageCell.timeLabel", because: "the brand's grey, agreed with design")
  /// ```
  ///
  /// A waiver that waives nothing any more is reported when the whole catalogue is checked.
  ///
  /// - Parameters:
  ///   - rule: what is waived.
  ///   - subject: the name of the property that holds the view or a view around it, alone or as in
  ///     `MessageCell.timeLabel`, or the class of a cell or controller for all that is in it.
  ///   - reason: why it is meant.
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
