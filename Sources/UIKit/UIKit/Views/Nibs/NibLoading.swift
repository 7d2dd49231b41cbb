internal import CellDrawing
internal import CellNibs
internal import Foundation

/// The making of a document's objects, from the first initialiser to `awakeFromNib`.
///
/// The order is UIKit's: each object with its properties and subviews, then all runtime attributes, then all outlets
/// and actions, then `awakeFromNib`. The constraints are made before the outlets, which may name them, and are
/// activated after these.
@MainActor final class NibLoading {
  let plan: NibPlan
  let owner: AnyObject?
  /// Returns an object that exists already, by the identifier with which the document refers to it.
  private let external: Resolver
  private(set) var objects: [NSObject?]
  private(set) var constraints: [String: NSLayoutConstraint] = [:]

  /// The views that the size classes leave out of their superviews.
  private(set) var uninstalled: Set<ObjectIdentifier> = []

  /// The segues that objects perform, which an object of the top level keeps.
  private var segues: [NibSegueTemplate] = []

  /// The parts of the document that this loading could not use.
  var faults: NibFaultList

  typealias Resolver = @MainActor (_ id: String) -> AnyObject?

  init(_ plan: NibPlan, owner: AnyObject?, external: @escaping Resolver = { _ in nil }) {
    self.plan = plan
    faults = NibFaultList(fileName: plan.file.name)
    self.owner = owner
    self.external = external
    objects = Array(repeating: nil, count: plan.parts.count)
  }

  /// Makes and connects all objects, and returns the objects of the top level.
  func load() -> [NSObject] {
    let roots = plan.roots.compactMap { make($0) }
    connect()
    return roots
  }

  /// Sets runtime attributes, makes the constraints and connects the objects, which are all there.
  ///
  /// - Parameter others: The connections of the owner that lead to objects of the document.
  func connect(with others: [NibConnection] = []) {
    setAttributes()
    makeConstraints()
    makeConnections(others.map { NibPlan.Connection(index: NibPlan.ownerIndex, connection: $0) })
    keepSegues()
    activateConstraints()
    for object in objects.compacted { (object as? any NibAwakening)?.awakeFromNib() }
    reportFaults()
  }

  /// The messages about the document, its prepared objects and this loading.
  var messages: [String] { plan.file.faults + plan.faults.messages + faults.messages }

  /// Gives the messages to whoever collects diagnostics: each picture that shows the objects reports them.
  func reportFaults() {
    for message in messages { Diagnostics.report(message) }
  }

  /// Makes an object with its properties and subviews. `creator` makes it in place of its class's `init(coder:)`.
  func make(_ index: Int, creator: ((NSCoder) -> NSObject?)? = nil) -> NSObject? {
    let part = plan.parts[index]
    let coder = NibCoder(self, index)
    let object = creator?(coder) ?? Self.object(of: part.type, coder: coder)
    if let object {
      if objects[index] == nil { decodeIfPlain(index, object) }
      objects[index] = object
    } else {
      faults.report(
        "init(coder:) of \(part.type) returned nil", element: part.object.element, line: part.object.line)
    }
    return object
  }

  /// Gives an existing object what the document says of an object, and puts it in that one's place.
  func decode(_ index: Int, into object: NSObject) {
    objects[index] = object
    for action in plan.parts[index].actions { action(object, self) }
  }

  private static func object(of type: NSObject.Type, coder: NibCoder) -> NSObject? {
    if let type = type as? any NibMakeable.Type { return type.init(coder: coder) }
    if let type = type as? any OwnInitializer.Type { return type.madeByOwnInitializer() as? NSObject }
    return type == NSObject.self ? NSObject() : nil
  }

  /// Decodes an object that no `init(coder:)` makes. A view or controller whose initialiser passes the coder to nobody
  /// gets nothing of the document.
  private func decodeIfPlain(_ index: Int, _ object: NSObject) {
    if !(object is any NibMakeable) { decode(index, into: object) }
  }

  /// Returns the object of an identifier, whether the document made it or it was there before.
  func object(_ id: String) -> AnyObject? {
    if let index = plan.indexes[id] { return objects[index] }
    if let constraint = constraints[id] { return constraint }
    if let guide = plan.guides[id] {
      return objects[guide.owner].flatMap { NibGuides.guide(guide.key, of: $0) }
    }
    if plan.owners.contains(id) { return owner }
    return external(id)
  }

  /// A way to find the objects later that keeps none of them alive, for the nibs of prototypes.
  var resolver: Resolver {
    var found: [String: WeakReference] = [:]
    for (id, index) in plan.indexes { found[id] = WeakReference(object: objects[index]) }
    for id in plan.owners { found[id] = WeakReference(object: owner) }
    let external = external
    return { id in found[id]?.object ?? external(id) }
  }

  /// Keeps a view that the size classes leave out of its superview.
  func leaveOut(_ view: UIView, of superview: UIView) {
    superview.nibObjects.append(view)
    uninstalled.insert(ObjectIdentifier(view))
  }

  /// The controller whose segues the objects perform. Nil in the nib of a prototype, which asks the controller around.
  private var segueOwner: (any NibSegueOwner)? {
    owner as? any NibSegueOwner ?? plan.roots.first.flatMap { objects[$0] } as? any NibSegueOwner
  }

  /// Lets an object perform a segue when it is touched or selected.
  func add(_ segue: NibConnection, to source: AnyObject) {
    guard case .segue(let written) = segue.kind, !["relationship", "embed"].contains(written.kind) else {
      return
    }
    let template = NibSegueTemplate(segue, source: source, owner: segueOwner)
    if let sender = source as? any NibActionSender {
      for event in ["touchUpInside", "valueChanged"] {
        _ = sender.addNibAction(NibSegueTemplate.action, to: template, event: event)
      }
      segues.append(template)
    } else if let view = source as? UIView {
      view.nibObjects.append(template)
    }
  }

  private func keepSegues() {
    guard !segues.isEmpty else { return }
    if let view = plan.roots.first.flatMap({ objects[$0] }) as? UIView {
      view.nibObjects += segues
    } else {
      segueOwner?.keepNibSegues(segues)
    }
  }

  func keep(_ constraint: NSLayoutConstraint, for id: String) {
    constraints[id] = constraint
  }
}

extension [NSObject?] {
  fileprivate var compacted: [NSObject] { compactMap(\.self) }
}

/// An object that is told when all objects of its document are connected.
@MainActor protocol NibAwakening: NSObject {
  func awakeFromNib()
}

extension UIView: NibAwakening {}

private struct WeakReference {
  weak var object: AnyObject?
}
