internal import CellSnapSourcePass

/// The text of a class that conforms to a protocol of the app and has samples in its properties.
///
/// ```text
/// final class NoteModelSample: NSObject, NoteModel { init(_ samples: Samples) throws { title = try samples.value("title") }; var title: String }
/// ```
struct ProtocolSample {
  /// The maximum number of requirements. The theme of an app may have some hundred colours.
  private static let maximum = 200

  let name: String
  let text: String

  /// Returns nil where no such class can be written, as for a protocol with associated types.
  init?(_ place: SliceIndex.Place, in state: SliceState) {
    let index = state.index
    let declaration = index[place]
    var requirements: [SliceIndex.Place] = []
    var open = [place]
    var seen: Set<SliceIndex.Place> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      requirements += index.members(of: next).filter { state.treatment(of: $0) != .absent }
      for inherited in index[next].inherited where !(state.without[next]?.contains(inherited.name) ?? false) {
        if Self.plain.contains(inherited.name) { continue }
        guard let other = index.types[inherited.name]?.first(where: { index[$0].kind == .protocolType })
        else {
          return nil
        }
        open.append(other)
      }
    }
    guard requirements.count <= Self.maximum else { return nil }
    var properties: [(name: String, type: String)] = []
    var members: [String] = []
    var names: Set<String> = []
    for requirement in requirements.map({ index[$0] }) {
      guard !requirement.isStatic, let written = requirement.requirement,
        names.insert(requirement.key.lastPart).inserted
      else { return nil }
      switch requirement.kind {
      case .property:
        guard let type = requirement.type, !type.contains("Self"), let name = requirement.names.first else {
          return nil
        }
        properties.append((name, type))
      case .function:
        guard !written.contains("Self"), !requirement.isGeneric else { return nil }
        let result = requirement.type == nil ? " as Void" : ""
        let plain = written.replacing("optional ", with: "").replacing("mutating ", with: "")
        members.append(
          "\(plain) { CellShapes.calledStub(\(SwiftLiteral.text(requirement.key)), \"a sample\")\(result) }")
      default: return nil
      }
    }
    name = declaration.name + "Sample"
    let settings = properties.compactMap { property in
      SampleExpression.text(type: property.type, name: property.name).map {
        "\(property.name) = \(SampleExpression.attempt($0))"
      }
    }
    guard settings.count == properties.count else { return nil }
    let variables = properties.map { "var \($0.name): \($0.type)" }
    text =
      "final class \(name): NSObject, \(declaration.name) { "
      + (["init(_ samples: Samples) throws { \(settings.joined(separator: "; ")) }"] + variables + members)
      .joined(separator: "; ") + " }"
  }

  /// The protocols that every subclass of NSObject conforms to.
  private static let plain: Set<String> = [
    "AnyObject", "class", "NSObjectProtocol", "Equatable", "Hashable", "Sendable",
  ]
}

extension String {
  /// The part of a declaration's key without the types around it.
  fileprivate var lastPart: String {
    let head = prefix { $0 != "(" }
    return String(head.split(separator: ".").last ?? "") + dropFirst(head.count)
  }
}
