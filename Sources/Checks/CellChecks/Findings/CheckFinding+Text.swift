extension CheckFinding {
  /// The finding in one line: `contrast  Feed 375@2x row 1  MessageCell.timeLabel: expected 4.5:1, found 2.9:1`.
  public var text: String {
    let place = rowName.map { " \($0)" } ?? ""
    return "\(rule.rawValue)  \(entry) \(configuration)\(place)  \(subject): "
      + "expected \(expected), found \(actual)" + (reproduction.isEmpty ? "" : " (\(reproduction))")
  }
}
