import Foundation
import UIKit

extension AccessibilityReader {
  /// Returns the elements of a table's cell. The first one stands for the cell and reads its labels. Controls and
  /// other elements follow.
  ///
  /// A private library of UIKit does this, so the rules are ours: labels that the app has not made elements by itself
  /// are read in their order, with commas between them. A label of the cell's own replaces them.
  func merged(_ nodes: [AccessibilityNode], in cell: UITableViewCell) -> AccessibilityGroup {
    var texts: [ReadElement] = []
    let others = nodes.compactMap { $0.taking(\.isTextOfCell, into: &texts) }
    var element = element(of: cell, context: nil)
    element.language = element.language ?? texts.compactMap(\.language).first
    if cell.isSelected { element.traits.insert(.selected) }
    return AccessibilityGroup(nodes: others, cell: CellTexts(element: element, texts: texts))
  }
}

extension AccessibilityNode {
  /// Returns the node without the elements that fulfil a condition, which are added to `taken`.
  @MainActor
  fileprivate func taking(
    _ condition: (ReadElement) -> Bool, into taken: inout [ReadElement]
  ) -> AccessibilityNode? {
    switch self {
    case .element(let element):
      guard condition(element) else { return self }
      taken.append(element)
      return nil
    case .group(var group):
      // The app chose to read an ordered group by itself.
      guard !group.isOrdered else { return self }
      group.nodes = group.nodes.compactMap { $0.taking(condition, into: &taken) }
      return group.nodes.isEmpty ? nil : .group(group)
    }
  }
}

extension ReadElement {
  /// Whether the element is a label that is read with the cell around it.
  @MainActor
  fileprivate var isTextOfCell: Bool {
    guard let label = object as? UILabel, !label.isChosenElement else { return false }
    return traits.subtracting([.staticText, .selected]).isEmpty && actions.isEmpty && rotors.isEmpty
  }
}
