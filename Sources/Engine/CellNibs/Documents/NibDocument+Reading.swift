extension NibDocument {
  /// Reads the bytes of a nib file or storyboard. `path` names the file in errors and faults.
  package init(bytes: [UInt8], path: String, limits: NibLimits = NibLimits()) throws(NibError) {
    try self.init(try NibElementReader(path: path, limits: limits).root(of: bytes), path: path)
  }

  init(_ root: NibElement, path: String) throws(NibError) {
    guard root.name == "document" else {
      let reason =
        root.name == "archive"
        ? "it has the format of Xcode before version 5; open and save it with a newer one"
        : "it is no nib file: its root element is \(root.name), not document"
      throw NibError(path: path, line: root.line, reason: reason)
    }
    let type = root.attributes["type"] ?? ""
    guard type.isEmpty || type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch") else {
      throw NibError(path: path, line: root.line, reason: "it is for another platform: its type is \(type)")
    }
    let root = root.attributes["colorMatched"] == "YES" ? root.matchingColors : root
    self.path = path
    kind = type.hasSuffix("Storyboard.XIB") || root.child("scenes") != nil ? .storyboard : .nib
    toolsVersion = Int(root.attributes["toolsVersion"]?.prefix { $0.isNumber } ?? "") ?? 0
    usesTraitCollections = root.attributes["useTraitCollections"] == "YES"
    device = NibDevice(root.child("device"))
    initialController = root.attributes["initialViewController"]
    resources = NibResources(root.list("resources"))
    for element in root.list("designables") {
      guard let name = element.attributes["name"],
        let size = element.children.first(where: { $0.attributes["key"] == "intrinsicContentSize" }),
        case .size(let size)? = NibValue(size)
      else { continue }
      designableSizes[name] = size
    }
    let known = root.list("objects").map { NibObject($0) }
    objects = known.filter { !$0.isPlaceholder }
    placeholders = known.filter(\.isPlaceholder)
    for element in root.list("scenes") where element.name == "scene" {
      let objects = element.list("objects").map { NibObject($0) }
      scenes.append(
        NibScene(objects: objects.filter { !$0.isPlaceholder }, placeholders: objects.filter(\.isPlaceholder))
      )
    }
    for part in root.children where ["objects", "scenes"].contains(part.name) { check(part) }
    for child in root.children where !Self.known.contains(child.name) {
      faults.append(
        NibFault(path: path, line: child.line, element: child.name, reason: "the element is unknown here"))
    }
  }

  /// Notes the identifiers in an element, and reports each value in it that cannot be read.
  private mutating func check(_ element: NibElement) {
    if let id = element.attributes["id"] { identifiers.insert(id) }
    if let reason = element.valueFault {
      faults.append(NibFault(path: path, line: element.line, element: element.name, reason: reason))
    }
    for child in element.children where !child.isForEditor { check(child) }
  }

  /// The children of a document. The editor alone reads those that are not read here.
  private static let known: Set<String> = [
    "device", "dependencies", "objects", "scenes", "resources", "customFonts", "designables", "adaptation",
    "color",
    "inferredMetricsTieBreakers", "simulatedMetricsContainer", "classes", "accessibility", "point",
    "customCommonModules",
    "accessibilityOverrides",
  ]
}
