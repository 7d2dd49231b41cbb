internal import CellConstraints
internal import Foundation

extension LayoutEngine {
  /// Reports constraints that cannot all hold, at the view whose constraint is left out.
  func tell(of conflicts: [Conflict]) {
    for conflict in conflicts {
      self.conflicts.removeAll { $0.broken == conflict.broken }
      self.conflicts.append(conflict)
      let view = conflict.broken.flatMap { owner(of: $0)?.views.first } ?? host
      Diagnostics.report(view.layer, "unable to simultaneously satisfy constraints: " + text(of: conflict))
    }
  }

  /// Returns the constraints in a conflict and the one that is left out, as a text.
  func text(of conflict: Conflict) -> String {
    let list = conflict.constraints.map { "<\(text(of: $0))>" }.joined(separator: ", ")
    let broken = conflict.broken.flatMap { owner(of: $0) }
    let end = broken.map { "; will attempt to recover by breaking constraint <\($0.text)>" } ?? ""
    return list + end
  }

  func owner(of installed: InstalledConstraint) -> NSLayoutConstraint? {
    entries.first { $0.installed == installed }?.constraint
  }

  private func text(of installed: InstalledConstraint) -> String {
    if let constraint = owner(of: installed) { return constraint.descriptionWithSource }
    if installed == hostSize?.widthConstraint {
      return "\(host.layoutName).width == \(Self.number(hostLengths.width))"
    }
    if installed == hostSize?.heightConstraint {
      return "\(host.layoutName).height == \(Self.number(hostLengths.height))"
    }
    for item in items {
      let name = item.view?.layoutName ?? item.guide?.layoutName ?? "?"
      for (content, side) in [(item.horizontal, "width"), (item.vertical, "height")] {
        if installed == content.maximum { return "\(name).\(side) <= \(Self.number(content.value ?? 0))" }
        if installed == content.minimum { return "\(name).\(side) >= \(Self.number(content.value ?? 0))" }
      }
    }
    return "a size is not negative"
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15
      ? "\(Int(value))" : "\((value * 1_000).rounded() / 1_000)"
  }
}
