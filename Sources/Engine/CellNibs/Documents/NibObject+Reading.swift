extension NibObject {
  /// The attributes that say which object it is, and those that only the editor reads.
  private static let identity: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "colorLabel",
    "misplaced",
    "ambiguous", "verifyAmbiguity", "sceneMemberID",
  ]

  /// Reads an element that is an object or a part of one.
  init(_ element: NibElement) {
    self.element = element.name
    id = element.attributes["id"]
    key = element.attributes["key"]
    customClass = NibCustomClass(element)
    line = element.line
    isMisplaced = element.attributes["misplaced"] == "YES"
    isAmbiguous = element.attributes["ambiguous"] == "YES"
    attributes = element.attributes.filter { !Self.identity.contains($0.key) }
    if element.name == "string" { values["value"] = .string(element.string) }
    for child in element.children { read(child) }
  }

  private mutating func read(_ child: NibElement) {
    switch child.name {
    case "constraints": constraints += child.children.compactMap(NibConstraint.init)
    case "connections": connections += child.children.compactMap(NibConnection.init)
    case "userDefinedRuntimeAttributes":
      runtimeAttributes += child.children.enumerated().compactMap { NibRuntimeAttribute($1, index: $0) }
    case "variation": variations.append(NibVariation(child))
    case "viewLayoutGuide", "keyboardLayoutGuide":
      if let id = child.attributes["id"], let key = child.attributes["key"] { guides[key] = id }
    case "layoutGuides":
      for guide in child.children {
        if let id = guide.attributes["id"], let key = guide.attributes["type"] ?? guide.attributes["key"] {
          guides[key] = id
        }
      }
    default: if !child.isForEditor { readContent(child) }
    }
  }

  private mutating func readContent(_ child: NibElement) {
    // The document reports it.
    if child.isBrokenValue { return }
    if let value = NibValue(child) {
      values[child.attributes["key"] ?? child.name] = value
    } else if NibLists.names.contains(child.name) {
      lists[child.name, default: []] += child.children.map { NibObject($0) }
    } else {
      children.append(NibObject(child))
    }
  }
}

/// The names of the elements that hold a list of objects.
enum NibLists {
  static let names: Set<String> = [
    "subviews", "items", "toolbarItems", "leftBarButtonItems", "rightBarButtonItems", "cells", "sections",
    "prototypes", "segments", "objects", "gestureRecognizers", "viewControllers", "scopeButtonTitles",
  ]
}

extension NibElement {
  /// Whether only the editor reads an element: a comment, or the size and bars that it simulates.
  var isForEditor: Bool {
    guard let key = attributes["key"] else { return name.hasPrefix("simulated") }
    return ["userComments", "freeformSize", "canvasLocation"].contains(key) || key.hasPrefix("simulated")
  }
}
