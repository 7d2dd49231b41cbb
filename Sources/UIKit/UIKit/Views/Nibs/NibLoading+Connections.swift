internal import CellNibs
internal import Foundation

extension NibLoading {
  func setAttributes() {
    for attribute in plan.attributes {
      guard let object = objects[attribute.index] else { continue }
      set(attribute, of: object)
    }
  }

  private func set(_ attribute: NibPlan.Attribute, of object: NSObject) {
    guard let problem = NibPath.set(attribute.value, of: object, keyPath: attribute.attribute.keyPath)
    else { return }
    report(
      "the runtime attribute \(attribute.attribute.keyPath) of \(type(of: object)) is not set: \(problem)",
      attribute.index, line: attribute.attribute.line)
  }

  func report(_ reason: String, _ index: Int, line: Int) {
    let element = index == NibPlan.ownerIndex ? "placeholder" : plan.parts[index].object.element
    faults.report(reason, element: element, line: line)
  }

  func makeConnections(_ others: [NibPlan.Connection]) {
    var collections: [String: (index: Int, line: Int, objects: [AnyObject])] = [:]
    var order: [String] = []
    for connection in plan.connections + others {
      guard let source = source(of: connection) else { continue }
      switch connection.connection.kind {
      case .outlet(let property):
        guard let destination = destination(of: connection) else { continue }
        set(destination, property, of: source, connection)
      case .outletCollection(let property):
        guard let destination = destination(of: connection) else { continue }
        let key = "\(connection.index).\(property)"
        if collections[key] == nil { order.append(key) }
        collections[key, default: (connection.index, connection.connection.line, [])].objects.append(
          destination)
      case .action(let selector, let event): connect(source, selector, event, connection)
      case .segue: add(connection.connection, to: source)
      }
    }
    for key in order {
      guard let found = collections[key],
        let source = found.index == NibPlan.ownerIndex ? owner : objects[found.index]
      else { continue }
      let property = String(key.drop { $0 != "." }.dropFirst())
      if let problem = NibPath.set(KeyedValue(found.objects), of: source, key: property) {
        report(
          "the outlet collection \(property) of \(type(of: source)) is not connected: \(problem)",
          found.index,
          line: found.line)
      }
    }
  }

  private func source(of connection: NibPlan.Connection) -> AnyObject? {
    connection.index == NibPlan.ownerIndex ? owner : objects[connection.index]
  }

  private func destination(of connection: NibPlan.Connection) -> AnyObject? {
    object(connection.connection.destination)
  }

  private func set(
    _ destination: AnyObject, _ property: String, of source: AnyObject, _ connection: NibPlan.Connection
  ) {
    guard let problem = NibPath.set(KeyedValue(destination), of: source, key: property) else { return }
    report(
      "the outlet \(property) of \(type(of: source)) is not connected: \(problem)", connection.index,
      line: connection.connection.line)
  }

  private func connect(
    _ source: AnyObject, _ selector: String, _ event: String?, _ connection: NibPlan.Connection
  ) {
    guard let sender = source as? any NibActionSender else { return }
    let isFirstResponder = plan.responders.contains(connection.connection.destination)
    let target = isFirstResponder ? nil : destination(of: connection)
    guard isFirstResponder || target != nil else { return }
    let known = target.flatMap { NibPath.action(named: selector, of: $0) }
    if target != nil, known == nil, let target {
      report(
        "\(type(of: target)) has no action \(selector)", connection.index, line: connection.connection.line)
    }
    if !sender.addNibAction(known ?? Selector(selector), to: target, event: event) {
      report(
        "the event \(event ?? "") of the action \(selector) is unknown", connection.index,
        line: connection.connection.line)
    }
  }
}

/// An object that calls a method of another object, such as a button.
@MainActor protocol NibActionSender: AnyObject {
  /// Adds a method that the object calls. `event` is a control's event, such as `touchUpInside`. Returns false if there
  /// is no such event.
  func addNibAction(_ action: Selector, to target: AnyObject?, event: String?) -> Bool
}
