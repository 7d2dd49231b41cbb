/// The declarations for types that no file declares.
package struct OpaqueTypes {
  private let generics: [String: Int]
  private let protocols: Set<String>
  private let members: [String: Set<String>]
  /// The calls that make objects, by the type's name.
  private let madeObjects: [String: Set<MadeObject>]
  /// The members without their type that values are compared with.
  private let comparedMembers: Set<String>
  /// The names of classes that the files' own classes descend from.
  private let superclasses: Set<String>
  /// The kinds of types that are views in a nib file or a storyboard, by name, independent of the names' endings.
  private let views: [String: View]

  /// The kinds of views that a document has.
  package enum View: Sendable, Hashable {
    case view, control
  }

  package init(_ files: [SliceFile], views: [String: View] = [:]) {
    self.views = views
    superclasses = Set(
      files.flatMap(\.declarations).filter { $0.kind == .classType }.compactMap(\.inherited.first?.name))
    generics = files.reduce(into: [:]) { $0.merge($1.genericUses) { max($0, $1) } }
    protocols = files.reduce(into: []) { $0.formUnion($1.protocolUses) }
    members = files.reduce(into: [:]) { $0.merge($1.memberTypes) { $0.union($1) } }
    madeObjects = files.reduce(into: [:]) { $0.merge($1.madeObjects) { $0.union($1) } }
    comparedMembers = files.reduce(into: []) { $0.formUnion($1.comparedMembers) }
  }

  /// Returns a declaration for each name, one per line. They are public, because subclasses of them in an app or in a
  /// library may be public.
  ///
  /// The classes have the initialisers that the files call. What the files compare their objects with, or pass to an
  /// initialiser, are constants: an object that is no constant equals none of them.
  package func text(for names: Set<String>) -> String {
    names.sorted().map { declaration(of: $0) + "\n" }.joined() + constants(for: names)
  }

  private func constants(for names: Set<String>) -> String {
    let passed = names.flatMap { name in
      addedObjects(of: name).flatMap { $0.members(ofView: hasFrame(name)) }
    }
    let isCompared = names.contains { drawnSuperclass(for: $0) == Self.object && !protocols.contains($0) }
    let all = Set(passed).union(isCompared ? comparedMembers : [])
    guard !all.isEmpty else { return "" }
    // Each module has constants of its own, so they are internal.
    return "extension \(Self.object) {\n"
      + all.sorted().map { "  static var `\($0)`: Self { missingConstant(\"\($0)\") }\n" }.joined() + "}\n"
  }

  /// Returns the names of plain classes, which have an initialiser without arguments.
  package func plainClasses(among names: Set<String>) -> [String] {
    names.sorted().filter { name in
      !protocols.contains(name) && generics[name] == nil
        && views[name] == nil && OpaqueTypes.superclass(for: name) == "Foundation.NSObject"
    }
  }

  private func declaration(of name: String) -> String {
    if protocols.contains(name) { return "public protocol \(name) {}" }
    let count = generics[name] ?? 0
    let parameters = count == 0 ? "" : "<" + (1...count).map { "T\($0)" }.joined(separator: ", ") + ">"
    let nested = (members[name] ?? []).sorted().map { "open class \($0): \(Self.object) {}" }
    let parts =
      nested + Set(addedObjects(of: name).map { $0.initializer(ofView: hasFrame(name)) }).sorted()
    let body = parts.isEmpty ? "{}" : "{ \(parts.joined(separator: "; ")) }"
    return "open class \(name)\(parameters): \(drawnSuperclass(for: name)) \(body)"
  }

  /// Returns the calls that make objects of a class by initialisers that its superclass does not have.
  private func addedObjects(of name: String) -> [MadeObject] {
    guard !protocols.contains(name) else { return [] }
    let superclass = drawnSuperclass(for: name)
    return (madeObjects[name] ?? []).filter { object in
      object.labels != "coder:" && !(object.labels == "frame:" && hasFrame(name))
        && Self.inherited[object.labels] != superclass
    }
  }

  /// Whether a class has UIKit's initialiser with nothing but a frame.
  private func hasFrame(_ name: String) -> Bool { !Self.withoutFrame.contains(drawnSuperclass(for: name)) }

  private static let withoutFrame: Set<String> = [
    object, "Foundation.NSObject", "UIKit.CALayer", "UIKit.UICollectionView", "UIKit.UITableView",
    "UIKit.UITableViewCell", "UIKit.UITableViewHeaderFooterView", "UIKit.UIViewController",
  ]

  /// The classes of UIKit by the labels of an initialiser whose arguments are often written without their type.
  private static let inherited = [
    "frame:collectionViewLayout:": "UIKit.UICollectionView", "frame:style:": "UIKit.UITableView",
    "style:reuseIdentifier:": "UIKit.UITableViewCell", "type:": "UIKit.UIButton",
  ]

  private static let object = "CellShapes.MissingObject"

  /// Returns the superclass of a declaration. The area of a view that nothing else draws is marked.
  private func drawnSuperclass(for name: String) -> String {
    let superclass = OpaqueTypes.superclass(for: name)
    switch (superclass, views[name]) {
    case ("UIKit.UIView", _), ("Foundation.NSObject", .view):
      return OpaqueTypes.isDecoration(name) ? "UIKit.UIView" : "CellShapes.MissingView"
    case ("UIKit.UIControl", _), ("Foundation.NSObject", .control): return "CellShapes.MissingControl"
    // The errors of missing members tell which of an own class's members come back.
    case ("Foundation.NSObject", nil) where !superclasses.contains(name): return Self.object
    default: return superclass
    }
  }

  /// Whether the name of a view says that it is behind or over others, which a marked area would hide.
  private static func isDecoration(_ name: String) -> Bool {
    let own = name.hasSuffix("View") ? String(name.dropLast("View".count)) : name
    return decorations.contains(where: own.contains) || plainEndings.contains(where: own.hasSuffix)
  }

  private static let decorations = [
    "Gradient", "Blur", "Shadow", "Shimmer", "Skeleton", "Overlay", "Background", "Separator", "Divider",
    "Border",
    "Container", "Rounded", "Corner", "Dashed", "Effect", "Spinner", "Indicator", "Loading", "Touch",
  ]
  private static let plainEndings = ["Base", "Card", "Line", "Dot"]

  /// Returns the class of UIKit that a name of a view ends with, so that subclasses of it are drawn.
  package static func superclass(for name: String) -> String {
    kinds.first { name.hasSuffix($0.ending) }?.superclass ?? "Foundation.NSObject"
  }

  private static let kinds: [(ending: String, superclass: String)] = [
    ("CollectionViewCell", "UIKit.UICollectionViewCell"), ("CollectionCell", "UIKit.UICollectionViewCell"),
    ("ReusableView", "UIKit.UICollectionReusableView"),
    ("HeaderFooterView", "UIKit.UITableViewHeaderFooterView"),
    ("FSCalendarCell", "UIKit.UICollectionViewCell"), ("Cell", "UIKit.UITableViewCell"),
    ("Button", "UIKit.UIButton"), ("Label", "UIKit.UILabel"),
    ("TextField", "UIKit.UITextField"), ("TextView", "UIKit.UITextView"), ("ImageView", "UIKit.UIImageView"),
    ("TableView", "UIKit.UITableView"), ("CollectionView", "UIKit.UICollectionView"),
    ("ScrollView", "UIKit.UIScrollView"), ("StackView", "UIKit.UIStackView"), ("Control", "UIKit.UIControl"),
    ("RangeSlider", "UIKit.UIControl"), ("SeekSlider", "UIKit.UIControl"), ("FSCalendar", "UIKit.UIView"),
    ("View", "UIKit.UIView"), ("ViewController", "UIKit.UIViewController"),
    ("Layer", "UIKit.CALayer"),
  ]
}
