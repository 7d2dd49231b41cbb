internal import CellNibs
internal import Foundation

/// The objects of a document, prepared so that they can be made many times.
@MainActor final class NibPlan {
  /// An object with the steps that set its properties.
  struct Part {
    let object: NibObject
    let type: NSObject.Type
    var actions: [NibAction] = []
  }

  /// A property that is set by a key path.
  struct Attribute {
    let index: Int
    let attribute: NibRuntimeAttribute
    let value: KeyedValue
  }

  struct Connection {
    let index: Int
    let connection: NibConnection
  }

  let file: NibFile
  let traits: UITraitCollection
  let placeholders: [NibObject]
  /// The parts of the objects that are not understood.
  private(set) var faults: NibFaultList
  private(set) var parts: [Part] = []
  /// The objects of the top level.
  private(set) var roots: [Int] = []
  private(set) var attributes: [Attribute] = []
  private(set) var connections: [Connection] = []
  private(set) var constraints: [(owner: Int, constraint: NibConstraint, isInstalled: Bool)] = []
  /// The places of objects by identifier.
  private(set) var indexes: [String: Int] = [:]
  /// The guides by identifier, with the place of the object that has them.
  private(set) var guides: [String: (owner: Int, key: String)] = [:]

  /// The identifiers of the owner and of the first responder.
  private(set) var owners: Set<String> = []
  private(set) var responders: Set<String> = []

  init(
    _ objects: [NibObject], placeholders: [NibObject] = [], in file: NibFile, traits: UITraitCollection
  ) {
    self.file = file
    self.traits = traits
    faults = NibFaultList(fileName: file.name)
    self.placeholders = placeholders
    for placeholder in placeholders {
      guard let id = placeholder.id else { continue }
      let isOwner = placeholder.attributes["placeholderIdentifier"] == "IBFilesOwner"
      if isOwner { owners.insert(id) } else { responders.insert(id) }
    }
    // The owner comes first in a document.
    for placeholder in placeholders {
      add(placeholder.connections, of: placeholder, at: Self.ownerIndex)
    }
    roots = objects.compactMap { add($0) }
  }

  /// Prepares all objects of a nib file for the traits of the device.
  convenience init(_ file: NibFile) {
    self.init(
      file.document.objects, placeholders: file.document.placeholders, in: file,
      traits: UITraitCollection.current)
  }

  /// The place that stands for the owner, which no document makes.
  static let ownerIndex = -1

  /// Prepares an object with everything in it, and returns its place. Nil if no object stands for the element.
  func add(_ written: NibObject) -> Int? {
    let object = varied(written)
    guard let type = NibClasses.type(of: object, in: self) else { return nil }
    let index = parts.count
    parts.append(Part(object: object, type: type))
    if let id = object.id { indexes[id] = index }
    for (key, id) in object.guides { guides[id] = (index, key) }
    let members = NibClasses.members(of: type)
    let part = NibPart(object: object, plan: self)
    var actions: [NibAction] = []
    var names: Set<String> = []
    for setting in members.settings {
      names.formUnion(setting.names)
      if let action = setting.prepare(part) { actions.append(action) }
    }
    parts[index].actions = actions
    // A missing class is reported, and what the document says of its properties is of no use.
    if !NibClasses.isMissing(object.element) { reportUnknown(in: object, known: names) }
    for attribute in object.runtimeAttributes {
      attributes.append(
        Attribute(index: index, attribute: attribute, value: value(of: attribute, at: object)))
    }
    add(object.connections, of: object, at: index)
    let excluded = excluded(by: object)
    for constraint in object.constraints where !constraint.isPlaceholder || file.isForEditor {
      // A constraint that the size classes leave out is made too, since an outlet may lead to it.
      constraints.append((index, varied(constraint), !excluded.contains(constraint.id)))
    }
    return index
  }

  private func add(_ written: [NibConnection], of object: NibObject, at index: Int) {
    for connection in written {
      if !file.document.identifiers.contains(connection.destination) {
        report(
          "the destination \(connection.destination) of \(connection.name) is not in the file",
          element: object.element, line: connection.line)
      }
      connections.append(Connection(index: index, connection: connection))
    }
  }

  func report(_ reason: String, at object: NibObject) {
    report(reason, element: object.element, line: object.line)
  }

  func report(_ reason: String, element: String, line: Int) {
    faults.report(reason, element: element, line: line)
  }

  /// Reports everything that the document says of an object beside `known`.
  func reportUnknown(in object: NibObject, known: Set<String>) {
    for name in object.attributes.keys.sorted() where !known.contains(name) {
      report("the attribute \(name) is unknown", at: object)
    }
    for name in object.values.keys.sorted() where !known.contains(name) {
      report("the value \(name) is unknown", at: object)
    }
    for name in object.lists.keys.sorted() where !known.contains(name) {
      report("the list \(name) is unknown", at: object)
    }
    for child in object.children
    where !known.contains(child.key ?? child.element) && !known.contains(child.element) {
      report(
        "the element \(child.element)\(child.key.map { " with the key \($0)" } ?? "") is unknown", at: object)
    }
  }
}
