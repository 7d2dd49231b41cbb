/// The declarations for types that no file declares.
package struct OpaqueTypes {
  private let generics: [String: Int]
  private let protocols: Set<String>
  private let members: [String: Set<String>]

  package init(_ files: [CutFile]) {
    generics = files.reduce(into: [:]) { $0.merge($1.genericUses) { max($0, $1) } }
    protocols = files.reduce(into: []) { $0.formUnion($1.protocolUses) }
    members = files.reduce(into: [:]) { $0.merge($1.memberTypes) { $0.union($1) } }
  }

  /// Returns a declaration for each name, one per line. They are public, because those of an app or of a library that
  /// descend from them may be.
  package func text(for names: Set<String>) -> String {
    names.sorted().map { declaration(of: $0) + "\n" }.joined()
  }

  /// Returns the names of plain classes, which have an initialiser without arguments.
  package func plainClasses(among names: Set<String>) -> [String] {
    names.sorted().filter { name in
      !protocols.contains(name) && generics[name] == nil
        && OpaqueTypes.superclass(for: name) == "Foundation.NSObject"
    }
  }

  private func declaration(of name: String) -> String {
    if protocols.contains(name) { return "public protocol \(name) {}" }
    let count = generics[name] ?? 0
    let parameters = count == 0 ? "" : "<" + (1...count).map { "T\($0)" }.joined(separator: ", ") + ">"
    let nested = (members[name] ?? []).sorted().map { "open class \($0): Foundation.NSObject {}" }
    let body = nested.isEmpty ? "{}" : "{ \(nested.joined(separator: "; ")) }"
    return "open class \(name)\(parameters): \(OpaqueTypes.superclass(for: name)) \(body)"
  }

  /// Returns the class of UIKit that a name of a view ends with, so that subclasses of it are drawn.
  package static func superclass(for name: String) -> String {
    kinds.first { name.hasSuffix($0.ending) }?.superclass ?? "Foundation.NSObject"
  }

  private static let kinds: [(ending: String, superclass: String)] = [
    ("CollectionViewCell", "UIKit.UICollectionViewCell"), ("CollectionCell", "UIKit.UICollectionViewCell"),
    ("ReusableView", "UIKit.UICollectionReusableView"),
    ("HeaderFooterView", "UIKit.UITableViewHeaderFooterView"),
    ("Cell", "UIKit.UITableViewCell"), ("Button", "UIKit.UIButton"), ("Label", "UIKit.UILabel"),
    ("TextField", "UIKit.UITextField"), ("TextView", "UIKit.UITextView"), ("ImageView", "UIKit.UIImageView"),
    ("TableView", "UIKit.UITableView"), ("CollectionView", "UIKit.UICollectionView"),
    ("ScrollView", "UIKit.UIScrollView"), ("StackView", "UIKit.UIStackView"), ("Control", "UIKit.UIControl"),
    ("View", "UIKit.UIView"), ("ViewController", "UIKit.UIViewController"), ("Layer", "UIKit.CALayer"),
  ]
}
