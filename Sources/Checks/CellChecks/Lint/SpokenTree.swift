import CellAccessibility
import CellCatalog
import Foundation
import UIKit

/// The elements that VoiceOver reads in a part of an entry, for the rules about them.
@MainActor
struct SpokenTree {
  struct Element {
    let element: AccessibilityElement
    let object: NSObject
    /// The view that is read, or the view around an element that is none.
    let view: UIView
  }

  let elements: [Element]
  private let tree: LintTree

  init(of tree: LintTree) {
    self.tree = tree
    let views = Set(tree.nodes.map { ObjectIdentifier($0.view) })
    let reading = AccessibilityReading(of: tree.root)
    elements = zip(reading.elements, reading.objects).compactMap { element, object in
      let view = Self.view(of: object)
      // A tree leaves out the rows of a table, which are examined by themselves. VoiceOver shows nothing where an element
      // has no area.
      guard let view, views.contains(ObjectIdentifier(view)), !element.frame.isEmpty else { return nil }
      return Element(element: element, object: object, view: view)
    }
  }

  /// Returns an element that is a view, or the view around another element.
  private static func view(of object: NSObject) -> UIView? {
    var object: AnyObject? = object
    // Containers of elements may be elements, but not without end.
    for _ in 0..<16 {
      if let view = object as? UIView { return view }
      if let controller = object as? UIViewController { return controller.viewIfLoaded }
      object = (object as? UIAccessibilityElement)?.accessibilityContainer
    }
    return nil
  }

  /// Returns the faults of a rule about elements, or nil for another rule.
  func faults(of rule: CheckRule, at category: UIContentSizeCategory) -> [LintFault]? {
    switch rule {
    case .doubledElement: DoubledElementRule.faults(in: elements)
    case .emptyElement: EmptyElementRule.faults(in: elements)
    case .readingOrder: ReadingOrderRule.faults(in: elements)
    case .unreadText: category.isAccessibilityCategory ? UnreadTextRule.faults(in: tree, elements) : []
    default: nil
    }
  }
}

extension CheckRule {
  /// Whether the rule is about what VoiceOver reads.
  var readsElements: Bool { [.doubledElement, .emptyElement, .readingOrder, .unreadText].contains(self) }
}
