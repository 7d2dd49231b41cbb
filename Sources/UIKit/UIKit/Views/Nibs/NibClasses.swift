internal import CellNibs
internal import Foundation

/// The classes that documents name.
@MainActor enum NibClasses {
  private static var known: [ObjectIdentifier: NibMembers] = [:]

  /// Returns the settings of a class.
  static func members(of type: NSObject.Type) -> NibMembers {
    let key = ObjectIdentifier(type)
    if let members = known[key] { return members }
    let members = (type as? any NibConfigurable.Type)?.nibMembers ?? NibMembers()
    known[key] = members
    return members
  }

  /// Returns the class of an object: its custom class, otherwise the class of its element. A missing custom class is
  /// reported and replaced by the element's class.
  static func type(of object: NibObject, in plan: NibPlan) -> (NSObject.Type)? {
    let standard = standardType(of: object, in: plan)
    guard let custom = object.customClass else { return standard }
    let module = custom.module ?? plan.file.module
    guard
      let found = ClassIndex.type(named: custom.name, in: module)
        ?? NibClassName.type(named: custom.name, in: module)
    else {
      plan.report(
        "there is no class \(custom.name); \(standard.map { "\($0)" } ?? "nothing") takes its place",
        at: object)
      return standard
    }
    guard let type = found as? NSObject.Type, standard.map({ type.isSubclass(of: $0) }) ?? true else {
      plan.report(
        "the class \(custom.name) is no subclass of \(standard.map { "\($0)" } ?? "NSObject"), "
          + "which takes its place", at: object)
      return standard
    }
    return type
  }

  /// Whether the class of an element is not there, so that a plain view takes its place.
  static func isMissing(_ element: String) -> Bool {
    guard let name = className(of: element) else { return element != "customObject" }
    return !(ClassIndex.type(named: name, in: "UIKit") is NSObject.Type)
  }

  private static func standardType(of object: NibObject, in plan: NibPlan) -> (NSObject.Type)? {
    if object.element == "customObject" { return object.customClass == nil ? NSObject.self : nil }
    guard let name = className(of: object.element) else {
      let isView = object.lists["subviews"] != nil || object.values["frame"] != nil
      plan.report(
        "the element \(object.element) is unknown" + (isView ? "; a plain view takes its place" : ""),
        at: object)
      return isView ? UIView.self : nil
    }
    if let found = ClassIndex.type(named: name, in: "UIKit") as? NSObject.Type { return found }
    plan.report("there is no class \(name); a plain view takes its place", at: object)
    return UIView.self
  }

  /// Returns the name of an element's class. The editor writes the name of a class of UIKit without its prefix, as in
  /// `colorWell`.
  private static func className(of element: String) -> String? {
    if let name = otherNames[element] { return name }
    let name = "UI" + element.prefix(1).uppercased() + element.dropFirst()
    return ClassIndex.type(named: name, in: "UIKit") is any NibConfigurable.Type ? name : nil
  }

  /// The classes of the elements with other names, and classes that UIKit does not have. The editor misspells
  /// `pongPressGestureRecognizer`.
  private static let otherNames: [String: String] = [
    "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView",
    "containerView": "UIView", "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "hostingController": "UIViewController", "viewControllerPlaceholder": "UIViewController",
    "searchDisplayController": "UISearchDisplayController", "mapView": "MKMapView", "wkWebView": "WKWebView",
    "webView": "UIWebView", "glkView": "GLKView", "mtkView": "MTKView", "sceneKitView": "SCNView",
    "arscnView": "ARSCNView",
  ]
}

/// A class that documents configure.
@MainActor protocol NibConfigurable: NSObject {
  static var nibMembers: NibMembers { get }
}

/// A class whose objects documents make.
@MainActor protocol NibMakeable: NSObject {
  init?(coder: NSCoder)
}

extension UIView: NibConfigurable, NibMakeable {}
extension UIGestureRecognizer: NibConfigurable, NibMakeable {}
