import CellCatalog
import Foundation
import MFS

extension ShownController {
  /// The maximum number of view models that a controller receives besides the entry's own.
  private static let variationLimit = 8

  /// Adds view models that differ from the entry's in one property each, and that are not equal to it. The entry
  /// makes a new one each time.
  func addVariations() {
    guard paths.count == 1, let own = newViewModel() else { return }
    for property in StoredProperty.all(of: type(of: own)) {
      for value in property.variations(in: own) where paths.count <= Self.variationLimit {
        let isMissing = property.isAbsent(value)
        add(differingFrom: own, called: "one \(isMissing ? "without" : "with another") \(property.name)") {
          property.set(value, in: $0)
        }
      }
    }
    if let expandable = own as? any MFSExpandable {
      let isExpanded = !expandable.isExpandText
      add(differingFrom: own, called: "one that is \(isExpanded ? "expanded" : "collapsed")") {
        ($0 as? any MFSExpandable)?.isExpandText = isExpanded
      }
    }
  }

  /// Returns the view model of another content of the entry; nil if the controller gets it later.
  func newViewModel() -> (any MFSViewModel)? {
    func viewModel(of controller: some MFSController) -> (any MFSViewModel)? { controller.viewModel }
    return build().flatMap { viewModel(of: $0) }
  }

  private func add(
    differingFrom own: some MFSViewModel, called name: String, _ change: (any MFSViewModel) -> Void
  ) {
    guard let other = newViewModel(), other !== own else { return }
    change(other)
    // The `equality` check covers view models that wrongly report to be equal.
    if !own.isTaken(for: other) { add(other, called: name) }
  }
}

extension MFSViewModel {
  /// Whether the other view model reports to show the same, so that it is not bound.
  fileprivate func isTaken(for other: any MFSViewModel) -> Bool {
    guard let other = other as? Self else { return false }
    return other.isEqual(to: self) && shownState == other.shownState
  }
}
