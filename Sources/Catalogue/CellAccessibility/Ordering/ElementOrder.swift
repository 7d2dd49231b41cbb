import Foundation
import UIKit

/// The order in which VoiceOver goes through elements: line by line from the top, each line from its leading end.
struct ElementOrder {
  private let isRightToLeft: Bool
  /// The minimum distance between the tops of elements in different lines, in points.
  private let lineDistance: CGFloat

  init(isRightToLeft: Bool, isPhone: Bool = true) {
    self.isRightToLeft = isRightToLeft
    // VoiceOver's distances, found by trying.
    lineDistance = isPhone ? 8 : 13
  }

  @MainActor
  init(for view: UIView) {
    self.init(
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      isPhone: view.traitCollection.userInterfaceIdiom != .pad)
  }

  /// Returns the elements in order, with the numbers of tabs.
  func elements(of nodes: [AccessibilityNode]) -> [ReadElement] {
    numbered(ordered(nodes, isOrdered: false))
  }

  private func ordered(_ nodes: [AccessibilityNode], isOrdered: Bool) -> [ReadElement] {
    // Swift's own sorting is part of the rule, because the comparison is not transitive.
    let sorted =
      isOrdered
      ? nodes : nodes.map { ($0, frame(of: $0)) }.sorted { isBefore($0.1, $1.1) }.map(\.0)
    return sorted.flatMap { node in
      switch node {
      case .element(let element): [element]
      case .group(let group): self.elements(of: group)
      }
    }
  }

  /// Returns the elements of a group. The texts of a table's cell are one element, which comes first.
  private func elements(of group: AccessibilityGroup) -> [ReadElement] {
    let others = ordered(group.nodes, isOrdered: group.isOrdered)
    guard var element = group.cell?.element else { return others }
    let texts = ordered((group.cell?.texts ?? []).map { .element($0) }, isOrdered: false).compactMap(\.text)
    element.label = element.label ?? texts.joined(separator: ", ")
    let isEmpty = element.label?.isEmpty != false && element.actions.isEmpty && element.rotors.isEmpty
    return isEmpty ? others : [element] + others
  }

  private func isBefore(_ first: CGRect, _ second: CGRect) -> Bool {
    let (one, other) = (first.origin, second.origin)
    if one.y != other.y, abs(one.y - other.y) >= lineDistance { return one.y < other.y }
    return isRightToLeft ? one.x > other.x : one.x < other.x
  }

  /// Returns the frame that places a node. A group's frame is the frame of its first node.
  private func frame(of node: AccessibilityNode) -> CGRect {
    switch node {
    case .element(let element): element.frame
    case .group(let group):
      group.frame ?? group.cell?.element.frame ?? group.nodes.map(frame).min(by: isBefore) ?? .null
    }
  }

  private func numbered(_ elements: [ReadElement]) -> [ReadElement] {
    var counts: [ObjectIdentifier: Int] = [:]
    for case .tabOfView(let view) in elements.compactMap(\.context) { counts[view, default: 0] += 1 }
    var indices: [ObjectIdentifier: Int] = [:]
    return elements.map { element in
      guard case .tabOfView(let view) = element.context else { return element }
      var numbered = element
      indices[view, default: 0] += 1
      numbered.context = .tab(index: indices[view, default: 0], count: counts[view, default: 0])
      return numbered
    }
  }
}
