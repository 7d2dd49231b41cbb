internal import CellNibs
internal import CellSnapSourcePass

/// The colours that storyboards draw behind cells, as expressions of Swift.
struct NibGrounds {
  /// The colours by the class of a prototype.
  private(set) var prototypes: [String: String] = [:]
  /// The colours by the class of a controller: the colour of its only list, otherwise of its view.
  private(set) var controllers: [String: String] = [:]

  /// Adds the colours of a storyboard's objects.
  mutating func add(_ object: NibObject, behind color: String? = nil) {
    let isView = object.element == "view" || object.element.hasSuffix("View")
    let own = isView ? Self.color(of: object) ?? color : color
    if let type = object.customClass?.name {
      if object.element.hasSuffix("Cell") || object.element == "collectionReusableView" {
        if prototypes[type] == nil, let color { prototypes[type] = color }
      } else if object.element.hasSuffix("ontroller"), controllers[type] == nil {
        controllers[type] = Self.ground(ofController: object)
      }
    }
    for child in object.everyChild { add(child, behind: own) }
  }

  private static func ground(ofController controller: NibObject) -> String? {
    let views = controller.everyChild.flatMap(\.withDescendants)
    let lists = views.filter { ["tableView", "collectionView"].contains($0.element) }
    let listColor = lists.count == 1 ? lists.first.flatMap(color) : nil
    return listColor ?? controller.child("view").flatMap(color)
  }

  private static func color(of object: NibObject) -> String? {
    guard case .color(let color) = object.values["backgroundColor"] else { return nil }
    return text(of: color)
  }

  /// Returns the colour as Swift; nil for a clear colour.
  static func text(of color: NibColor) -> String? {
    switch color {
    case .sRGB(let red, let green, let blue, let alpha), .displayP3(let red, let green, let blue, let alpha):
      alpha == 0 ? nil : "UIColor(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
    case .white(let white, let alpha):
      alpha == 0 ? nil : "UIColor(white: \(white), alpha: \(alpha))"
    case .named(let name, _):
      "UIColor(named: \(SwiftLiteral.text(name)), in: .module, compatibleWith: nil)"
    case .system(let name, _):
      name == "clearColor" || !name.hasSuffix("Color") ? nil : "UIColor." + name.dropLast("Color".count)
    }
  }
}

extension NibObject {
  /// The objects in this one, also in its lists.
  fileprivate var everyChild: [NibObject] {
    children + lists.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  fileprivate var withDescendants: [NibObject] { [self] + everyChild.flatMap(\.withDescendants) }
}
