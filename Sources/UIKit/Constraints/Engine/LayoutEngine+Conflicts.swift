internal import CellConstraints
internal import Foundation

extension LayoutEngine {
  /// Tells of constraints that cannot all hold, beside the view whose constraint is left out.
  func tell(of conflicts: [Conflict]) {
    for conflict in conflicts {
      let broken = conflict.broken.flatMap { owner(of: $0) }
      let view = broken?.views.first ?? host
      Diagnostics.report(view.layer, Self.text(conflict.constraints.map { self.text(of: $0) }, broken))
    }
  }

  private func owner(of installed: InstalledConstraint) -> NSLayoutConstraint? {
    entries.first { $0.installed == installed }?.constraint
  }

  private static func text(_ lines: [String], _ broken: NSLayoutConstraint?) -> String {
    let list = lines.map { "<\($0)>" }.joined(separator: ", ")
    let end = broken.map { "; will attempt to recover by breaking constraint <\($0.description)>" } ?? ""
    return "unable to simultaneously satisfy constraints: \(list)\(end)"
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
        if installed == content.most { return "\(name).\(side) <= \(Self.number(content.value ?? 0))" }
        if installed == content.least { return "\(name).\(side) >= \(Self.number(content.value ?? 0))" }
      }
    }
    return "a size is not negative"
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15
      ? "\(Int(value))" : "\((value * 1_000).rounded() / 1_000)"
  }
}
