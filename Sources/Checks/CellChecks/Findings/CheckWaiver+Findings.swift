import CellCatalog

extension CheckWaiver {
  /// Returns whether the finding is the intended fault.
  func covers(_ finding: CheckFinding) -> Bool {
    guard rule == finding.rule else { return false }
    if subject == finding.owner || subject == finding.subject { return true }
    guard let view = finding.view else { return false }
    // Keys of caches are not part of a property's name.
    let path = view.split(separator: " ").first?.split(separator: ".") ?? []
    let ownerless =
      subject.hasPrefix("\(finding.owner).") ? subject.dropFirst(finding.owner.count + 1) : subject[...]
    let wanted = ownerless.split(separator: ".")
    return !wanted.isEmpty && (path.starts(with: wanted) || path.suffix(wanted.count).elementsEqual(wanted))
  }
}
