internal import CellConstraints
internal import Foundation

extension LayoutEngine {
  /// Adds the size of a view's content.
  func addContent(of place: Int) {
    guard let view = items[place].view else { return }
    let size = view.contentSize(at: items[place].flowWidth)
    setContent(size.width, .horizontal, of: place, view)
    setContent(size.height, .vertical, of: place, view)
  }

  /// Adds constraints for the size of the host's own content, which counts while the host is measured.
  ///
  /// - Parameter width: the width in points at which the lines are broken, if it is known.
  func addContentOfHost(flowingIn width: CGFloat?) -> [InstalledConstraint] {
    guard let hostSize else { return [] }
    let size = host.contentSize(at: width.map(Double.init))
    let lengths: [(CGFloat, NSLayoutConstraint.Axis, Variable)] = [
      (size.width, .horizontal, hostSize.width), (size.height, .vertical, hostSize.height),
    ]
    return lengths.flatMap { length, axis, variable -> [InstalledConstraint] in
      guard length.isFinite, length >= 0 else { return [] }
      let term = LinearConstraint.Term(variable)
      let hugging = Priority(host.contentHuggingPriority(for: axis))
      let resistance = Priority(host.contentCompressionResistancePriority(for: axis))
      let maximum = LinearConstraint(
        [term], constant: -Double(length), .lessThanOrEqual, priority: hugging)
      let minimum = LinearConstraint(
        [term], constant: -Double(length), .greaterThanOrEqual, priority: resistance)
      return [maximum, minimum].compactMap { try? solver.add($0) }
    }
  }

  /// Updates the sizes of the items whose content changed.
  func updateContents() {
    guard !staleItems.isEmpty else { return }
    for place in staleItems.sorted() where items.indices.contains(place) { addContent(of: place) }
    staleItems.removeAll()
  }

  private func setContent(
    _ length: CGFloat, _ axis: NSLayoutConstraint.Axis, of place: Int, _ view: UIView
  ) {
    var content = axis == .horizontal ? items[place].horizontal : items[place].vertical
    let value = length.isFinite && length >= 0 ? Double(length) : nil
    let priorities = LayoutPriorities(
      hugging: view.contentHuggingPriority(for: axis),
      compressionResistance: view.contentCompressionResistancePriority(for: axis))
    defer {
      content.value = value
      content.priorities = priorities
      if axis == .horizontal { items[place].horizontal = content } else { items[place].vertical = content }
    }
    if let value, let maximum = content.maximum, let minimum = content.minimum {
      if value != content.value {
        _ = try? solver.setConstant(-value, of: maximum)
        _ = try? solver.setConstant(-value, of: minimum)
      }
      if priorities != content.priorities {
        _ = try? solver.setPriority(Priority(priorities.hugging), of: maximum)
        _ = try? solver.setPriority(Priority(priorities.compressionResistance), of: minimum)
      }
      return
    }
    for constraint in [content.maximum, content.minimum] {
      if let constraint { _ = try? solver.remove(constraint) }
    }
    (content.maximum, content.minimum) = (nil, nil)
    guard let value else { return }
    let term = LinearConstraint.Term(items[place].length(axis))
    content.maximum = try? solver.add(
      LinearConstraint(
        [term], constant: -value, .lessThanOrEqual, priority: Priority(priorities.hugging)))
    content.minimum = try? solver.add(
      LinearConstraint(
        [term], constant: -value, .greaterThanOrEqual,
        priority: Priority(priorities.compressionResistance)))
  }

  /// Gives texts their natural sizes again, before their lines are broken anew.
  func forgetFlows() {
    for place in items.indices where items[place].flowWidth != nil {
      items[place].flowWidth = nil
      staleItems.insert(place)
    }
  }

  /// Breaks the lines of texts at the widths of the solution. Returns whether a size changed.
  func flowTexts() -> Bool {
    var hasChanged = false
    for place in items.indices {
      guard let view = items[place].view, view.flowsWithWidth else { continue }
      let width = solver.value(of: items[place].width) + view.alignmentInsetsWidth
      let natural = view.contentSize(at: nil)
      let flowWidth = width < Double(natural.width) - Self.noticeable ? width : nil
      guard isOther(flowWidth, than: items[place].flowWidth) else { continue }
      items[place].flowWidth = flowWidth
      let old = (items[place].horizontal.value, items[place].vertical.value)
      addContent(of: place)
      if (items[place].horizontal.value, items[place].vertical.value) != old { hasChanged = true }
    }
    return hasChanged
  }

  private func isOther(_ width: Double?, than old: Double?) -> Bool {
    guard let width, let old else { return width != old }
    return abs(width - old) > Self.noticeable
  }

  private static var noticeable: Double { 0.01 }
}

extension Priority {
  fileprivate init(_ priority: UILayoutPriority) {
    // The solver has no priority of 0, so the lowest priority is nearly 0. A required constraint wins against a content
    // whose size is required.
    self.init(min(max(Double(priority.rawValue), 0.001), 999.999))
  }
}

extension UIView {
  fileprivate var alignmentInsetsWidth: Double {
    let insets = alignmentRectInsets
    return Double(insets.left + insets.right)
  }

  /// Returns the size of the content, with lines broken at a width if there is one.
  fileprivate func contentSize(at width: Double?) -> CGSize {
    guard let width, flowsWithWidth else { return intrinsicContentSize }
    return contentSize(flowingIn: CGFloat(width))
  }
}
