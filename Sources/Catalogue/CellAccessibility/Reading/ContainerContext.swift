import Foundation
import UIKit

/// The contexts that a container with a list of elements gives to each of them.
@MainActor
struct ContainerContext {
  private enum Kind {
    case series
    case tabs
    case list
    case landmark
    case table(any UIAccessibilityContainerDataTable)
  }

  private let kind: Kind
  private let count: Int

  /// Returns nil if the container says nothing about its elements.
  ///
  /// - Parameter count: The number of elements.
  init?(of container: UIResponder, count: Int) {
    self.count = count
    if container.accessibilityContainerType == .dataTable,
      let table = container as? any UIAccessibilityContainerDataTable
    {
      kind = .table(table)
    } else if container is UISegmentedControl {
      kind = .series
    } else if container.accessibilityTraits.contains(.tabBar) {
      kind = .tabs
    } else if container.accessibilityContainerType == .list {
      kind = .list
    } else if container.accessibilityContainerType == .landmark {
      kind = .landmark
    } else {
      return nil
    }
  }

  /// - Parameter index: The place of the element among the container's elements.
  func context(of element: NSObject, at index: Int) -> ElementContext? {
    if case .table(let table) = kind {
      return (element as? UIResponder).flatMap { ElementContext(of: $0, in: table) }
    }
    let isLast = index == count - 1
    return switch kind {
    case .series: .series(index: index + 1, count: count)
    case .tabs: .tab(index: index + 1, count: count)
    case .list: index == 0 ? .listStart : isLast ? .listEnd : nil
    case .landmark: index == 0 ? .landmarkStart : isLast ? .landmarkEnd : nil
    case .table: nil
    }
  }
}
