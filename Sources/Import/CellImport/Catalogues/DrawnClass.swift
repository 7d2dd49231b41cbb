package import CellSnapSourcePass

/// A class of the app that the catalogue shows, and the way to make its objects.
package struct DrawnClass: Sendable {
  package let place: SliceIndex.Place
  /// The name with the types around it.
  package let name: String
  /// The class as a type, with the arguments of a generic one.
  let type: String
  /// The expression that makes a view.
  package let making: String
  let kind: ViewKind
  /// The class of UIKit from which it descends.
  let origin: String

  /// Returns nil where the class cannot be made, with the reason.
  static func described(_ place: SliceIndex.Place, in index: SliceIndex, nibs: NibUses) -> Result<
    Self, Reason
  > {
    let declaration = index[place]
    let around = index.around(place).map { index[$0] }
    let name = (around.reversed().map(\.name) + [declaration.name]).joined(separator: ".")
    guard privateTypes(of: place, in: index).allSatisfy({ index.types[index[$0].name]?.count == 1 }) else {
      return .failure(Reason("the class is private, and another one has its name"))
    }
    var type = name
    if declaration.isGeneric {
      guard let arguments = GenericArguments.first(of: declaration.name, in: index) else {
        return .failure(Reason("the class is generic, and the app names it with no types"))
      }
      type += "<\(arguments)>"
    }
    guard !around.contains(where: \.isGeneric) else {
      return .failure(Reason("the class is in a generic one"))
    }
    let origin = ViewClasses.origin(of: index.origin(of: place) ?? "")
    return .success(
      DrawnClass(
        place: place, name: name, type: type,
        making: making(of: place, type, origin, in: index, nibs), kind: ViewKind(ofClass: origin),
        origin: origin))
  }

  /// The class and the types around it that are private.
  static func privateTypes(of place: SliceIndex.Place, in index: SliceIndex) -> [SliceIndex.Place] {
    ([place] + index.around(place)).filter { index[$0].isPrivate }
  }

  private static func making(
    of place: SliceIndex.Place, _ name: String, _ origin: String, in index: SliceIndex, _ nibs: NibUses
  ) -> String {
    let simple = index[place].name
    if let nib = nibs.nib(ofRoot: simple) {
      return "try SampleViews.fromNib(\(SwiftLiteral.text(nib)), in: .module)"
    }
    if let storyboard = nibs.storyboard(ofPrototype: simple) {
      return "try SampleViews.fromStoryboard(\(SwiftLiteral.text(storyboard)), in: .module)"
    }
    if let own = initializer(of: place, in: index),
      let arguments = SampleExpression.arguments(
        own.parameters, in: TypeScopeNames(place, in: index))
    {
      let making = "\(name)(\(arguments))" + (own.isFailable ? " ?? SampleViews.none()" : "")
      return SampleExpression.attempt(making, isThrowing: own.isThrowing || own.isFailable)
    }
    switch origin {
    case "UITableViewCell": return "\(name)(style: .default, reuseIdentifier: \"\(simple)\")"
    case "UITableViewHeaderFooterView": return "\(name)(reuseIdentifier: \"\(simple)\")"
    case "UITableView": return "\(name)(frame: .zero, style: .plain)"
    case "UICollectionView":
      return "\(name)(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    // A cell may read its size while it is made.
    case "UICollectionViewCell", "UICollectionReusableView": return "\(name)(frame: SampleViews.frame)"
    default: return "\(name)(frame: .zero)"
    }
  }

  /// Returns the class's own initialiser, if it has one and none of UIKit's.
  private static func initializer(of place: SliceIndex.Place, in index: SliceIndex) -> SliceDeclaration? {
    for ancestor in index.lineage(of: place).compactMap(\.place) {
      let all = index.members(of: ancestor).map { index[$0] }
        .filter { $0.kind == .initializer && !$0.attributes.contains("available") }
      let usual = ["init(frame:)", "init(style:reuseIdentifier:)", "init(reuseIdentifier:)"]
      if all.contains(where: { own in usual.contains { own.key.hasSuffix("." + $0) } }) { return nil }
      let own = all.filter { !$0.isPrivate && !$0.key.contains("(coder:") && !$0.isGeneric }
      if let found = own.min(by: { ($0.parameters.count, $0.key) < ($1.parameters.count, $1.key) }) {
        return found
      }
    }
    return nil
  }

  /// The reason why a class is not shown.
  struct Reason: Error {
    let text: String

    init(_ text: String) {
      self.text = text
    }
  }
}
