/// The settings of an object for some size classes.
package struct NibVariation: Sendable {
  package enum SizeClass: Hashable, Sendable {
    case compact
    case regular
  }

  /// The size classes for which the settings are; nil where every class matches.
  package var width: SizeClass?
  package var height: SizeClass?
  /// The device for which the settings are, such as `pad`; nil for every device.
  package var idiom: String?
  /// The constraints and subviews that are left out and put back, by identifier.
  package var excluded: Set<String> = []
  package var included: Set<String> = []
  /// The attributes and values that take the place of the object's own.
  package var attributes: [String: String] = [:]
  package var values: [String: NibValue] = [:]

  /// The number of conditions. Variations with more of them win.
  package var conditionCount: Int { [width != nil, height != nil, idiom != nil].count { $0 } }

  /// Reads a `<variation>` element. The key is `default` or such as `heightClass=compact-widthClass=regular`.
  init(_ element: NibElement) {
    for part in (element.attributes["key"] ?? "").split(separator: "-") {
      let sides = part.split(separator: "=")
      guard sides.count == 2 else { continue }
      let sizeClass: SizeClass? = sides[1] == "compact" ? .compact : sides[1] == "regular" ? .regular : nil
      switch sides[0] {
      case "widthClass": width = sizeClass
      case "heightClass": height = sizeClass
      case "userInterfaceIdiom": idiom = String(sides[1])
      default: break
      }
    }
    attributes = element.attributes
    attributes["key"] = nil
    for child in element.children {
      if child.name == "mask" {
        for item in child.children {
          guard let reference = item.attributes["reference"] else { continue }
          if item.name == "exclude" { excluded.insert(reference) } else { included.insert(reference) }
        }
      } else if let key = child.attributes["key"], let value = NibValue(child) {
        values[key] = value
      }
    }
  }
}
