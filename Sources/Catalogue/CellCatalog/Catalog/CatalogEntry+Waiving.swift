extension CatalogEntry {
  /// Returns the entry with an intended fault, which the rule no longer reports for that view.
  ///
  /// ```swift
  /// CatalogEntry("Feed") { FeedController(messages: .samples) }
  ///   .waiving(.contrast, of: "MessageCell.timeLabel", because: "the brand's grey, agreed with design")
  /// ```
  ///
  /// A waiver that no longer waives anything is reported when the whole catalogue is checked.
  ///
  /// - Parameters:
  ///   - rule: The rule to waive.
  ///   - subject: The name of the property that holds the view or a view around it, alone or as in
  ///     `MessageCell.timeLabel`. The class of a cell or controller includes everything in it.
  ///   - reason: The reason why the fault is intended.
  public func waiving(_ rule: CheckRule, of subject: String, because reason: String) -> CatalogEntry {
    var entry = self
    entry.waivers.append(CheckWaiver(rule, of: subject, because: reason))
    return entry
  }
}

extension [CatalogEntry] {
  /// Returns the entries, each with an intended fault.
  public func waiving(_ rule: CheckRule, of subject: String, because reason: String) -> [CatalogEntry] {
    map { $0.waiving(rule, of: subject, because: reason) }
  }
}
