import Foundation
import UIKit

/// A container that gives its elements their context. Containers inside it give no context.
@MainActor
enum ContextProvider {
  case tabBar(UITabBar)
  /// A view with the trait of tab bars.
  case tabs(UIView)
  case table(any UIAccessibilityContainerDataTable)
  /// A container that lists its elements, each of which has its context already.
  case container(UIResponder)
  /// A view that is a container and says nothing about the views in it.
  case silent

  /// Creates the provider for the subviews of a view, or nil if the view is no container.
  init?(superview view: UIView) {
    if view.accessibilityContainerType == .dataTable,
      let table = view as? any UIAccessibilityContainerDataTable
    {
      self = .table(table)
    } else if let bar = view as? UITabBar {
      self = .tabBar(bar)
    } else if view.accessibilityTraits.contains(.tabBar) {
      self = .tabs(view)
    } else if view is UISegmentedControl || [.list, .landmark].contains(view.accessibilityContainerType) {
      self = .silent
    } else {
      return nil
    }
  }

  /// Returns what the container says about an element in it.
  func context(of element: UIResponder) -> ElementContext? {
    switch self {
    case .tabBar(let bar):
      guard let place = bar.place(ofButton: element) else { return nil }
      return .tabBarItem(index: place.index + 1, count: place.count)
    case .tabs(let view): return element is UIView ? .tabOfView(ObjectIdentifier(view)) : nil
    case .table(let table): return ElementContext(of: element, in: table)
    case .container, .silent: return nil
    }
  }
}
