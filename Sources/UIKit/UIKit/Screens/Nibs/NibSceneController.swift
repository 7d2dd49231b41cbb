internal import CellDrawing
internal import CellNibs
internal import Foundation

/// The part of a storyboard that a controller needs after it is made: its view, its segues and the storyboard itself.
@MainActor final class NibSceneController {
  /// The storyboard, which lives as long as one of its controllers.
  private(set) var storyboard: UIStoryboard?
  let object: NibObject
  let file: NibFile
  /// Finds the objects of the scene apart from the view.
  private var external: NibLoading.Resolver = { _ in nil }
  private var connections: [NibConnection] = []
  private let placeholders: [NibObject]
  /// The objects of the scene that only the view refers to, such as gesture recognisers.
  private var companions: [AnyObject] = []
  /// The segues that the objects around the view perform, such as bar button items.
  private var segues: [NibSegueTemplate] = []
  private var embeds: [(container: UIView, segue: NibConnection)] = []

  init(_ object: NibObject, _ loading: NibLoading) {
    self.object = object
    file = loading.plan.file
    connections = object.connections
    placeholders = loading.plan.placeholders
  }

  /// Gives the controller its storyboard and the other objects of its scene.
  func take(_ storyboard: UIStoryboard, _ loading: NibLoading, companions: [AnyObject]) {
    self.storyboard = storyboard
    external = loading.resolver
    self.companions = companions
  }

  func keep(_ segues: [NibSegueTemplate]) {
    self.segues += segues
  }

  /// The segues of the controller and of everything in its view.
  var allSegues: [NibConnection] { Self.connections(in: object) }

  private static func connections(in object: NibObject) -> [NibConnection] {
    object.connections + object.children.flatMap { connections(in: $0) }
      + object.lists.sorted { $0.key < $1.key }.flatMap { $0.value.flatMap { connections(in: $0) } }
  }

  /// Makes the view, and connects it with the objects of its scene. Returns false if the storyboard has no view.
  func loadView(of controller: UIViewController) -> Bool {
    guard let written = object.child("view") else { return false }
    let plan = NibPlan(
      [written], placeholders: placeholders, in: file, traits: UITraitCollection.current)
    let external = external
    let (guides, id) = (object.guides, object.id)
    let loading = NibLoading(plan, owner: controller) { [weak controller] wanted in
      if wanted == id { return controller }
      if let key = guides.first(where: { $0.value == wanted })?.key { return controller?.nibGuide(key) }
      return external(wanted)
    }
    guard let view = plan.roots.first.flatMap({ loading.make($0) }) as? UIView else {
      loading.reportFaults()
      return false
    }
    view.frame = UIScreen.main.bounds
    controller.view = view
    loading.connect(with: connections)
    for connection in plan.connections {
      guard case .segue(let segue) = connection.connection.kind, segue.kind == "embed",
        let container = loading.objects[connection.index] as? UIView
      else { continue }
      embeds.append((container, connection.connection))
    }
    return true
  }

  /// Puts the controllers of embed segues into their container views.
  func embed(in controller: UIViewController) {
    let open = embeds
    embeds = []
    for (container, connection) in open {
      guard case .segue(let segue) = connection.kind, let storyboard else { continue }
      if let identifier = segue.identifier,
        !controller.shouldPerformSegue(withIdentifier: identifier, sender: nil)
      {
        continue
      }
      _ = storyboard.opening(object.id ?? "") { () -> UIViewController? in
        let creator = controller.creator(of: segue, sender: nil)
        guard let child = storyboard.controller(of: connection.destination, creator: creator) else {
          return nil
        }
        controller.prepare(
          for: UIStoryboardSegue(identifier: segue.identifier, source: controller, destination: child),
          sender: nil)
        controller.addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(child.view)
        child.didMove(toParent: controller)
        return child
      }
    }
  }
}
