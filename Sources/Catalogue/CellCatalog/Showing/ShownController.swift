package import Foundation
package import MFS
package import UIKit

/// A controller of an entry in the pattern, which shows the entry's view model and others, each time a new one.
///
/// It has one place for each view model: the entry's own view model comes first, then come the view models that `add`
/// got.
@MainActor
package final class ShownController {
  package typealias Controller = UIViewController & MFSController

  /// A view model that the controller of an entry may show, and what it is called: `one with another title`.
  private struct Choice {
    /// Nil of the one that the entry makes.
    var viewModel: (any MFSViewModel)?
    var name: String
  }

  package static let own = IndexPath(row: 0, section: 0)

  /// Which of the entry's controllers in the pattern it is.
  private let index: Int
  private unowned let shown: ShownEntry
  private var choices = [Choice(viewModel: nil, name: "its view model")]
  private var current: ShownEntry?

  init(at index: Int, of shown: ShownEntry) {
    self.index = index
    self.shown = shown
  }

  package var paths: [IndexPath] { choices.indices.map { IndexPath(row: $0, section: 0) } }

  package func name(of path: IndexPath) -> String { choices[path.row].name }

  /// Adds a view model that may be shown.
  package func add(_ viewModel: any MFSViewModel, called name: String) {
    choices.append(Choice(viewModel: viewModel, name: name))
  }

  /// Builds another instance of the entry's controller, which is not shown.
  package func build() -> (any Controller)? { element(of: shown.entry.buildPatternControllers()) }

  /// A new controller that appears with a view model from the start; nil where it does not take that one.
  ///
  /// - Parameter height: the height of the screen in points; nil for the entry's height.
  package func fresh(at path: IndexPath, height: CGFloat? = nil) -> (any Controller)? {
    guard let viewModel = choices[path.row].viewModel else { return appear(height: height) { _ in } }
    let controller = appear(height: height) { Self.set(viewModel, of: $0) }
    return controller.flatMap { Self.shows(viewModel, $0) ? $0 : nil }
  }

  /// A new controller that appears without a view model; nil where it always has one.
  package func freshWithoutViewModel() -> (any Controller)? {
    appear { Self.set(nil, of: $0) }.flatMap { Self.shows(nil, $0) ? $0 : nil }
  }

  /// Gives a controller the view model of a place, as of another content of the entry where it is the entry's own.
  package func show(_ path: IndexPath, by controller: any Controller) {
    let viewModel = choices[path.row].viewModel ?? build().flatMap { Self.viewModel(of: $0) }
    Self.set(viewModel, of: controller)
    controller.view.layoutIfNeeded()
  }

  /// Lets the controller that appeared last go out of sight and come back.
  package func disappearAndAppear() {
    for isAppearing in [false, true] {
      current?.content.controller?.beginAppearanceTransition(isAppearing, animated: false)
      current?.content.controller?.endAppearanceTransition()
    }
    current?.content.view.layoutIfNeeded()
  }

  func close() {
    current?.close()
    current = nil
  }

  private func appear(
    height: CGFloat? = nil, _ prepare: @escaping @MainActor (any Controller) -> Void
  ) -> (any Controller)? {
    close()
    current = shown.another(height: height) { [index] controller in
      let controllers = controller.patternControllers
      if controllers.indices.contains(index) { prepare(controllers[index]) }
    }
    return current?.content.controller.flatMap { element(of: $0.patternControllers) }
  }

  private func element(of controllers: [any Controller]) -> (any Controller)? {
    controllers.indices.contains(index) ? controllers[index] : nil
  }

  private static func viewModel(of controller: some Controller) -> (any MFSViewModel)? {
    controller.viewModel
  }

  private static func set<Own: Controller>(_ viewModel: (any MFSViewModel)?, of controller: Own) {
    controller.viewModel = viewModel.flatMap { $0 as? Own.ViewModel }
  }

  private static func shows(_ viewModel: (any MFSViewModel)?, _ controller: some Controller) -> Bool {
    controller.viewModel === viewModel
  }
}

extension ShownController: ReusedViews {
  package func freshView(at path: IndexPath) -> UIView? { fresh(at: path)?.view }

  package func reusedView(at path: IndexPath, after first: IndexPath) -> UIView? {
    guard let controller = fresh(at: first) else { return nil }
    if first == path { Self.setAgain(controller) } else { show(path, by: controller) }
    controller.view.layoutIfNeeded()
    return controller.view
  }

  package func identifier(of view: UIView) -> String? { nil }

  package func name(of path: IndexPath, in place: EntryPlace) -> String { name(of: path) }

  private static func setAgain(_ controller: some Controller) { controller.viewModel = controller.viewModel }
}
