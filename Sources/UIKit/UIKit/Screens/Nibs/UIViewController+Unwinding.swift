internal import CellDrawing
internal import CellNibs
internal import Foundation

extension UIViewController {
  /// Goes back to the nearest controller with the action of an unwind segue, and calls the action.
  func unwind(_ segue: NibSegue, _ sender: Any?) {
    let name = segue.unwindAction ?? ""
    for target in controllersToUnwindTo {
      guard let action = NibPath.action(named: name, of: target),
        target.canPerformUnwindSegueAction(action, from: self, sender: sender)
      else { continue }
      let shown = UIStoryboardSegue(identifier: segue.identifier, source: self, destination: target) {
        target.comeBack()
      }
      prepare(for: shown, sender: sender)
      _ = action.performance(on: target, [shown])
      return shown.perform()
    }
    Diagnostics.report(
      "\(type(of: self)): no controller before it has the action \(name) of the unwind segue")
  }

  /// The controllers to which the controller can go back, the nearest first: those before it in its container, the
  /// container, and then the same for the container or for the controller that presents it.
  private var controllersToUnwindTo: [UIViewController] {
    var found: [UIViewController] = []
    var inner = self
    while let outer = inner.parent ?? inner.presentingViewController {
      let siblings = outer.childControllers.prefix { $0 !== inner }.reversed()
      for sibling in siblings { found += sibling.innerControllers }
      found.append(outer)
      inner = outer
    }
    return found
  }

  /// The controllers in this one, the last first, and then this one.
  private var innerControllers: [UIViewController] {
    childControllers.reversed().flatMap(\.innerControllers) + [self]
  }

  /// Makes the controller the visible one: dismisses the controllers that it presents, and pops the controllers above
  /// it.
  private func comeBack() {
    for controller in innerControllers where controller.presented != nil {
      controller.dismiss(animated: false)
    }
    for controller in sequence(first: self, next: { $0.parent }) {
      if controller.presented != nil { controller.dismiss(animated: false) }
      if let navigation = controller.parent as? UINavigationController {
        navigation.popToViewController(controller, animated: false)
      }
      if let tabs = controller.parent as? UITabBarController { tabs.selectedViewController = controller }
    }
  }
}
