/// The parts of a value, one line each, in an order that does not change:
///
///     ▿ User
///       - id: 1
///       - name: "Blobby"
struct ValueDump {
  private(set) var text = ""
  /// The objects around the current one, which would be listed without end.
  private var open: Set<ObjectIdentifier> = []

  init(_ value: Any) {
    add(value, name: nil, depth: 0)
  }

  private init(_ value: Any, inside open: Set<ObjectIdentifier>) {
    self.open = open
    add(value, name: nil, depth: 0)
  }

  private mutating func add(_ value: Any, name: String?, depth: Int) {
    let mirror = Mirror(reflecting: value)
    let title = name.map { "\($0): " } ?? ""
    var identifier: ObjectIdentifier?
    if mirror.displayStyle == .class {
      let object = ObjectIdentifier(value as AnyObject)
      guard !open.contains(object) else {
        return addLine("▿ \(name.map { "\($0) " } ?? "")(circular reference detected)", depth)
      }
      identifier = object
      open.insert(object)
    }
    defer { if let identifier { open.remove(identifier) } }
    let (description, children) = Self.parts(of: value, mirror)
    addLine("\(children.isEmpty ? "-" : "▿") \(title)\(description)", depth)
    guard mirror.displayStyle != .dictionary, mirror.displayStyle != .set else {
      // Values without an order are sorted by their dumps.
      for lines in children.map({ ValueDump($0.value, inside: open).text }).sorted() {
        addLines(lines, depth + 1)
      }
      return
    }
    for child in children { add(child.value, name: child.label, depth: depth + 1) }
  }

  private mutating func addLine(_ line: String, _ depth: Int) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  private mutating func addLines(_ lines: String, _ depth: Int) {
    for line in lines.dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
      addLine(String(line), depth)
    }
  }

  private typealias Child = (label: String?, value: Any)

  /// Returns the description of a value and its parts.
  private static func parts(of value: Any, _ mirror: Mirror) -> (String, [Child]) {
    let children = children(of: mirror)
    let count = children.count
    switch mirror.displayStyle {
    case .collection: return (counted(count, "element", "elements"), children)
    case .dictionary: return (counted(count, "key/value pair", "key/value pairs"), children)
    case .set: return (counted(count, "member", "members"), children)
    case .tuple: return ("(\(counted(count, "element", "elements")))", children)
    case .optional where count == 0: return ("\(mirror.subjectType).none", [])
    case .optional: return ("\(mirror.subjectType)", children)
    default: break
    }
    if let value = value as? any AnySnapshotStringConvertible {
      return (value.snapshotDescription, type(of: value).renderChildren ? children : [])
    }
    switch value {
    case let value as any CustomStringConvertible: return (value.description, [])
    case let value as any CustomDebugStringConvertible: return (value.debugDescription, [])
    default: break
    }
    if mirror.displayStyle == .enum {
      let name = children.first?.label ?? "\(value)"
      return ("\(mirror.subjectType).\(name)", count == 0 ? [] : [(nil, children[0].value)])
    }
    return ("\(mirror.subjectType)", children)
  }

  /// Returns the parts of a value, its superclasses' parts too, sorted by name.
  private static func children(of mirror: Mirror) -> [Child] {
    var children = Array(mirror.children)
    var parent = mirror.superclassMirror
    while let mirror = parent {
      children += mirror.children
      parent = mirror.superclassMirror
    }
    switch mirror.displayStyle {
    case .struct, .class: return children.sorted { ($0.label ?? "") < ($1.label ?? "") }
    default: return children
    }
  }

  private static func counted(_ count: Int, _ one: String, _ several: String) -> String {
    count == 1 ? "1 \(one)" : "\(count) \(several)"
  }

  /// Returns a description without the addresses of objects: `<View: 0x7f80>` becomes `<View>`.
  static func withoutAddresses(_ text: String) -> String {
    text.replacingOccurrences(of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
  }
}
