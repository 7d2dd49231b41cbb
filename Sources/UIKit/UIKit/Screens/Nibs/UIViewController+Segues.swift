internal import CellDrawing
internal import CellNibs
internal import Foundation

extension UIViewController: NibSegueOwner {
  func hasNibSegue(_ connection: NibConnection) -> Bool { nibScene?.allSegues.contains(connection) ?? false }

  func keepNibSegues(_ segues: [NibSegueTemplate]) { nibScene?.keep(segues) }

  /// Performs the segue of an object that was touched or selected, unless the controller objects.
  func performNibSegue(_ connection: NibConnection, sender: Any?) {
    guard case .segue(let segue) = connection.kind else { return }
    if let identifier = segue.identifier,
      !shouldPerformSegue(withIdentifier: identifier, sender: sender)
    {
      return
    }
    perform(segue, to: connection.destination, sender)
  }

  /// Performs the segue of an identifier, without asking whether it should.
  func performNibSegue(_ identifier: String, _ sender: Any?) {
    guard let scene = nibScene, scene.storyboard != nil else {
      return Diagnostics.report("\(type(of: self)) has no segue \(identifier): no storyboard made it")
    }
    for connection in scene.allSegues {
      guard case .segue(let segue) = connection.kind, segue.identifier == identifier else { continue }
      return perform(segue, to: connection.destination, sender)
    }
    Diagnostics.report("\(type(of: self)) has no segue \(identifier) in its storyboard")
  }

  /// Makes the controller of a segue, calls `prepare(for:sender:)` and shows the controller.
  private func perform(_ segue: NibSegue, to id: String, _ sender: Any?) {
    if segue.kind == "unwind" { return unwind(segue, sender) }
    let creator = creator(of: segue, sender: sender)
    guard let scene = nibScene,
      let destination = scene.storyboard?.controller(of: id, creator: creator)
    else {
      return Diagnostics.report(
        "\(type(of: self)): the segue \(segue.identifier ?? segue.kind) leads to no controller")
    }
    if let style = segue.presentationStyle.flatMap({ UIModalPresentationStyle.nibWords[$0] }) {
      destination.modalPresentationStyle = style
    }
    let type = segueType(segue, in: scene.file)
    let shown = type.init(named: segue.identifier, from: self, to: destination) {
      self.show(destination, as: segue.kind, sender)
    }
    prepare(for: shown, sender: sender)
    shown.perform()
  }

  /// Returns the class of a segue. A missing class is reported.
  private func segueType(_ segue: NibSegue, in file: NibFile) -> UIStoryboardSegue.Type {
    guard let custom = segue.customClass else { return UIStoryboardSegue.self }
    let module = custom.module ?? file.module
    let found: AnyClass? =
      ClassIndex.type(named: custom.name, in: module) ?? NibClassName.type(named: custom.name, in: module)
    if let type = found as? UIStoryboardSegue.Type { return type }
    Diagnostics.report(
      "\(file.name): there is no class \(custom.name) of segues; "
        + "the segue \(segue.identifier ?? segue.kind) is performed without it")
    return UIStoryboardSegue.self
  }

  private func show(_ controller: UIViewController, as kind: String, _ sender: Any?) {
    switch kind {
    case "show", "push": show(controller, sender: sender)
    case "showDetail": showDetailViewController(controller, sender: sender)
    // The class of the segue does everything.
    case "custom": break
    default: present(controller, animated: false)
    }
  }

  /// Returns the action that makes the controller of a segue with its coder, or nil if the segue has none. A missing
  /// action is reported.
  func creator(of segue: NibSegue, sender: Any?) -> ((NSCoder) -> UIViewController?)? {
    guard let name = segue.creation else { return nil }
    guard let action = NibPath.action(named: name, of: self) else {
      Diagnostics.report(
        "\(type(of: self)) has no action \(name); the segue \(segue.identifier ?? segue.kind) "
          + "makes its controller without it")
      return nil
    }
    return { coder in
      guard case .performed(let made) = action.performance(on: self, [coder, sender, segue.identifier])
      else { return nil }
      return made as? UIViewController
    }
  }
}
