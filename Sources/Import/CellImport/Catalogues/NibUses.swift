internal import CellNibs
package import CellSnapSourcePass
package import Foundation

/// The classes that the app's nib files and storyboards name.
package struct NibUses: Sendable {
  private var roots: [String: String] = [:]
  private var prototypes: [String: String] = [:]
  /// The names of classes and properties in the document of a root or in a prototype, by the class of that one.
  private var inside: [String: Set<String>] = [:]
  /// The classes of plain views and controls, by name.
  private var viewClasses: [String: ViewClass] = [:]
  /// The colours behind the cells of storyboards.
  private(set) var grounds = NibGrounds()
  /// The documents that could not be read, one line each.
  package private(set) var problems: [String] = []

  package init(_ resources: [URL]) {
    for url in resources where ["xib", "storyboard"].contains(url.pathExtension) {
      guard let data = RegularFile.data(at: url) else { continue }
      do throws(NibError) {
        add(try NibDocument(bytes: [UInt8](data), path: url.path), url)
      } catch {
        problems.append("\(error)")
      }
    }
  }

  /// A class of a view that a document names.
  private struct ViewClass {
    let kind: OpaqueTypes.View
    /// Nil if no document names it.
    var module: String?
  }

  private mutating func addViewClasses(of object: NibObject) {
    let kinds: [String: OpaqueTypes.View] = ["view": .view, "control": .control]
    if let kind = kinds[object.element], let custom = object.customClass, Self.isNameOfClass(custom.name) {
      viewClasses[custom.name, default: ViewClass(kind: kind)].module =
        custom.module ?? viewClasses[custom.name]?.module
    }
    for child in Self.children(of: object) { addViewClasses(of: child) }
  }

  /// Whether a text is the name of a class, and not one that Swift or Foundation uses for a type of its own.
  private static func isNameOfClass(_ text: String) -> Bool {
    SwiftLiteral.isName(text) && SwiftLiteral.name(text) == text && text.first?.isUppercase == true
      && !namesOfOthers.contains(text)
  }

  private static let namesOfOthers: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "Calendar", "Character", "Data", "Date", "Dictionary", "Double",
    "Error",
    "Float", "Int", "Locale", "Never", "Notification", "Optional", "Result", "Set", "String", "Task", "URL",
    "UUID",
    "Void",
  ]

  /// The beginnings of the names of views in Apple's modules. A document names such a class without its module.
  private static let prefixesOfApple = [
    "AR", "AS", "AV", "CN", "EK", "GK", "GL", "INUI", "LP", "MK", "MP", "MTK", "PDF", "PH", "PK", "QL", "SCN",
    "SF",
    "SK", "UI", "WK",
  ]

  /// Returns the classes of plain views and controls that are in a missing module, or whose module no document names.
  package func views(missing modules: Set<String>) -> [String: OpaqueTypes.View] {
    viewClasses.filter { name, found in
      found.module.map(modules.contains) ?? !Self.prefixesOfApple.contains(where: name.hasPrefix)
    }.mapValues(\.kind)
  }

  private mutating func add(_ document: NibDocument, _ url: URL) {
    for object in document.objects + document.scenes.flatMap(\.objects) { addViewClasses(of: object) }
    let name = url.deletingPathExtension().lastPathComponent
    if document.kind == .nib {
      guard
        let root = document.objects.first(where: {
          $0.customClass != nil || $0.element.hasSuffix("View") || $0.element.hasSuffix("Cell")
        }),
        let type = root.customClass?.name
      else { return }
      if roots[type] == nil || name == type { roots[type] = name }
      inside[type, default: []].formUnion(Self.names(in: root))
      return
    }
    for object in document.scenes.flatMap(\.objects) {
      visit(object, name)
      grounds.add(object)
    }
  }

  private mutating func visit(_ object: NibObject, _ name: String) {
    if ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(object.element),
      let type = object.customClass?.name
    {
      if prototypes[type] == nil { prototypes[type] = name }
      inside[type, default: []].formUnion(Self.names(in: object))
    }
    for child in Self.children(of: object) { visit(child, name) }
  }

  /// The names in an object and its parts: of classes, and of properties that only a document sets.
  private static func names(in object: NibObject) -> Set<String> {
    let own =
      (object.customClass.map { [$0.name] } ?? [])
      + object.runtimeAttributes.compactMap { $0.keyPath.split(separator: ".").first.map(String.init) }
    return children(of: object).reduce(into: Set(own)) { $0.formUnion(names(in: $1)) }
  }

  private static func children(of object: NibObject) -> [NibObject] {
    object.children + object.lists.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  package func nib(ofRoot name: String) -> String? { roots[name] }
  package func storyboard(ofPrototype name: String) -> String? { prototypes[name] }
  package func names(besides name: String) -> Set<String> { inside[name] ?? [] }
}
