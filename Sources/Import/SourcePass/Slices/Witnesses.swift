/// The members without which a type does not conform to the protocols of the standard library and UIKit that it states.
///
/// Nothing else in the app names them.
struct Witnesses {
  private let names: Set<String>

  /// Collects the members that the conformances of a type, of its body and of its extensions need.
  init(ofType place: SliceIndex.Place, in index: SliceIndex) {
    var stated: Set<String> = []
    var places = [place] + (index.extensions[index[place].name] ?? [])
    while let next = places.popLast() {
      for name in index[next].inherited.map({ SliceIndex.lastName($0.name) })
      where stated.insert(name).inserted {
        // A protocol of the app may inherit from a protocol of another module.
        places += (index.types[name] ?? []).filter { index[$0].kind == .protocolType }
      }
    }
    names = Set(stated.flatMap { Self.members[$0] ?? [] })
  }

  /// Whether the type needs a member. An initialiser is told by the label of its first argument.
  func contains(_ member: SliceDeclaration) -> Bool {
    guard member.kind == .initializer else { return names.contains(member.name) }
    return member.parameters.first.map { names.contains("init(\($0.label ?? "_"):)") } ?? false
  }

  private static let equality: Set<String> = ["=="]
  private static let iteration: Set<String> = ["makeIterator"]
  private static let indexing = iteration.union(["startIndex", "endIndex", "index", "subscript"])
  private static let stringLiteral: Set<String> = [
    "init(stringLiteral:)", "init(extendedGraphemeClusterLiteral:)", "init(unicodeScalarLiteral:)",
  ]

  /// The required members by the protocol.
  private static let members: [String: Set<String>] = [
    "AdditiveArithmetic": ["zero", "+", "-"],
    "BidirectionalCollection": indexing,
    "CaseIterable": ["allCases"],
    "Codable": ["encode", "init(from:)"],
    "Collection": indexing,
    "Comparable": equality.union(["<"]),
    "CustomDebugStringConvertible": ["debugDescription"],
    "CustomStringConvertible": ["description"],
    "Decodable": ["init(from:)"],
    "Encodable": ["encode"],
    "Equatable": equality,
    "ExpressibleByArrayLiteral": ["init(arrayLiteral:)"],
    "ExpressibleByBooleanLiteral": ["init(booleanLiteral:)"],
    "ExpressibleByDictionaryLiteral": ["init(dictionaryLiteral:)"],
    "ExpressibleByFloatLiteral": ["init(floatLiteral:)"],
    "ExpressibleByIntegerLiteral": ["init(integerLiteral:)"],
    "ExpressibleByNilLiteral": ["init(nilLiteral:)"],
    "ExpressibleByStringInterpolation": stringLiteral.union(["init(stringInterpolation:)"]),
    "ExpressibleByStringLiteral": stringLiteral,
    "Hashable": equality.union(["hash", "hashValue"]),
    "Identifiable": ["id"],
    "IteratorProtocol": ["next"],
    "LosslessStringConvertible": ["description", "init(_:)"],
    "MutableCollection": indexing,
    "OptionSet": ["rawValue", "init(rawValue:)"],
    "RandomAccessCollection": indexing,
    "RawRepresentable": ["rawValue", "init(rawValue:)"],
    "Sequence": iteration,
    "Strideable": ["advanced", "distance"],
    "UICollectionViewDataSource": ["collectionView"],
    "UIContentConfiguration": ["makeContentView", "updated"],
    "UIContentView": ["configuration"],
    "UIPageViewControllerDataSource": ["pageViewController"],
    "UIPickerViewDataSource": ["numberOfComponents", "pickerView"],
    "UITableViewDataSource": ["tableView"],
  ]
}
