internal import CellNibs
internal import CellSnapSourcePass
internal import Foundation

/// The classes that Xcode makes from a model of Core Data while it builds an app.
package struct ManagedObjectModel {
  /// The name of the model, such as `Notes` for `Notes.xcdatamodeld`.
  let name: String
  /// The source of the classes; nil if the app has the source of all of them.
  package let source: String?

  /// Reads the current version of a model. The result is nil if there is none.
  init?(_ folder: URL) {
    let versions = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .filter { $0.hasSuffix(".xcdatamodel") }
    let current =
      RegularFile.data(at: folder.appending(path: ".xccurrentversion"))
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }?[
        "_XCCurrentVersionName"] as? String
    guard let version = versions.first(where: { $0 == current }) ?? versions.last,
      let data = RegularFile.data(at: folder.appending(path: "\(version)/contents"))
    else { return nil }
    self.init(name: folder.deletingPathExtension().lastPathComponent, contents: [UInt8](data))
  }

  /// Reads a version of a model. The result is nil if it is no XML.
  package init?(name: String, contents: [UInt8]) {
    guard let root = try? NibElementReader(path: name).root(of: contents) else { return nil }
    self.name = name
    let entities = root.children.filter { $0.name == "entity" }
    let classes = Dictionary(
      entities.map { ($0.attributes["name"] ?? "", Self.className($0)) }.filter { SwiftLiteral.isName($0.1) }
    ) { first, _ in first }
    let made = entities.compactMap { Self.declaration($0, classes) }
    source = made.isEmpty ? nil : "import CoreData\nimport Foundation\n\n" + made.joined(separator: "\n")
  }

  /// Returns the models below a folder.
  static func models(in folder: URL) -> [ManagedObjectModel] {
    let files = FolderFiles(in: folder) { FileKinds.skippedFolders.contains($0.lastPathComponent) }.files
    let folders = Set(
      files.filter { $0.lastPathComponent == "contents" }.map {
        $0.deletingLastPathComponent().deletingLastPathComponent()
      }.filter { $0.pathExtension == "xcdatamodeld" })
    return folders.sorted { $0.path < $1.path }.compactMap(ManagedObjectModel.init)
  }

  private static func className(_ entity: NibElement) -> String {
    let name = entity.attributes["representedClassName"] ?? entity.attributes["name"] ?? ""
    return String(name.split(separator: ".").last ?? "")
  }

  /// Returns a class, or an extension where the app declares the class itself; nil if it declares the properties, too.
  private static func declaration(_ entity: NibElement, _ classes: [String: String]) -> String? {
    let name = className(entity)
    guard let kind = entity.attributes["codeGenerationType"], ["class", "category"].contains(kind),
      SwiftLiteral.isName(name)
    else { return nil }
    let properties = entity.children.compactMap { property($0, classes) }
    let superclass = entity.attributes["parentEntity"].flatMap { classes[$0] } ?? "NSManagedObject"
    let request =
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {\n"
      + "    NSFetchRequest<\(name)>(entityName: \(SwiftLiteral.text(entity.attributes["name"] ?? name)))\n  }\n"
    return (kind == "class" ? "public class \(name): \(superclass) {\n" : "extension \(name) {\n")
      + request + properties.map { "  @NSManaged public var \($0)\n" }.joined() + "}\n"
  }

  private static func property(_ element: NibElement, _ classes: [String: String]) -> String? {
    guard let text = element.attributes["name"], SwiftLiteral.isName(text) else { return nil }
    let name = SwiftLiteral.name(text)
    func has(_ attribute: String) -> Bool { element.attributes[attribute] == "YES" }
    if element.name == "relationship" {
      if has("toMany") { return "\(name): \(has("ordered") ? "NSOrderedSet" : "NSSet")?" }
      return element.attributes["destinationEntity"].flatMap { classes[$0] }.map { "\(name): \($0)?" }
    }
    guard element.name == "attribute", let type = element.attributes["attributeType"] else { return nil }
    if let scalar = scalars[type] { return "\(name): \(has("usesScalarValueType") ? scalar : "NSNumber?")" }
    let custom = element.attributes["customClassName"].flatMap { SwiftLiteral.isName($0) ? $0 : nil }
    return "\(name): \(objects[type] ?? custom ?? "NSObject")?"
  }

  private static let scalars = [
    "Boolean": "Bool", "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64",
    "Double": "Double",
    "Float": "Float",
  ]

  private static let objects = [
    "String": "String", "Date": "Date", "URI": "URL", "UUID": "UUID", "Binary": "Data",
    "Decimal": "NSDecimalNumber",
  ]
}
