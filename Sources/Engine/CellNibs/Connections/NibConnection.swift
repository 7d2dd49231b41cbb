/// A connection from an object to another object, or to a method.
package struct NibConnection: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A property that takes the destination.
    case outlet(property: String)
    /// A property that takes the destinations of all connections with its name.
    case outletCollection(property: String)
    /// A method of the destination, such as `tapped:`. `event` is a control's event, such as `touchUpInside`.
    case action(selector: String, event: String?)
    case segue(NibSegue)
  }

  package var kind: Kind
  /// The identifier of the destination.
  package var destination: String
  package var line: Int

  /// The connection as a message names it, such as `the outlet titleLabel`.
  package var name: String {
    switch kind {
    case .outlet(let property): "the outlet \(property)"
    case .outletCollection(let property): "the outlet collection \(property)"
    case .action(let selector, _): "the action \(selector)"
    case .segue(let segue): "the segue \(segue.identifier ?? segue.kind)"
    }
  }
}

/// A way from one controller to another.
package struct NibSegue: Hashable, Sendable {
  /// The kind, such as `show`, `embed` or `relationship`.
  package var kind: String
  package var identifier: String?
  /// The property of a relationship, such as `rootViewController`.
  package var relationship: String?
  package var customClass: NibCustomClass?
  /// The action of the source that makes the destination with its coder.
  package var creation: String?
  /// The action of an unwind segue, such as `unwindToList:`.
  package var unwindAction: String?
  /// Whether the accessory of a cell performs the segue, and not the cell.
  package var isOfAccessory: Bool
  /// The name of the style with which the destination is presented.
  package var presentationStyle: String?
}

extension NibConnection {
  /// Reads an element of `<connections>`. Nil if it is no connection or if it leads nowhere.
  init?(_ element: NibElement) {
    let attributes = element.attributes
    guard let destination = attributes["destination"] else { return nil }
    self.destination = destination
    line = element.line
    switch element.name {
    case "outlet":
      guard let property = attributes["property"] else { return nil }
      kind = .outlet(property: property)
    case "outletCollection":
      guard let property = attributes["property"] else { return nil }
      kind = .outletCollection(property: property)
    case "action":
      guard let selector = attributes["selector"] else { return nil }
      kind = .action(selector: selector, event: attributes["eventType"])
    case "segue":
      kind = .segue(
        NibSegue(
          kind: attributes["kind"] ?? "show", identifier: attributes["identifier"],
          relationship: attributes["relationship"], customClass: NibCustomClass(element),
          creation: attributes["destinationCreationSelector"],
          unwindAction: attributes["unwindAction"], isOfAccessory: attributes["trigger"] == "accessoryAction",
          presentationStyle: attributes["modalPresentationStyle"]))
    default: return nil
    }
  }
}
