import Testing

@testable import CellSnapSourcePass

struct OpaqueTypesTests {
  private func text(_ source: String, _ names: Set<String>) -> String {
    OpaqueTypes([SliceFile(SourceFile(path: "/App/Note.swift", text: source))]).text(for: names)
  }

  @Test func `a type of another module is a class`() {
    #expect(text("let a: Store", ["Store"]) == "open class Store: CellShapes.MissingObject {}\n")
  }

  @Test func `a type with arguments is generic`() {
    #expect(
      text("let a: Pair<Int, Int>", ["Pair"]) == "open class Pair<T1, T2>: CellShapes.MissingObject {}\n")
  }

  @Test(arguments: [
    "struct A: Store {}", "let a: any Store", "func a<T: Store>(_ b: T) {}", "class A: B, Store {}",
  ])
  func `a type instead of a protocol is one`(source: String) {
    #expect(text(source, ["Store"]) == "public protocol Store {}\n")
  }

  @Test func `a type inside of it is declared in it`() {
    #expect(
      text("let a: Store.Key", ["Store"])
        == "open class Store: CellShapes.MissingObject { open class Key: CellShapes.MissingObject {} }\n")
  }

  @Test func `a library's types are open to the modules that use it`() {
    let file = SliceFile(SourceFile(path: "/App/Note.swift", text: "let a: Store; let b: any Shelf"))
    #expect(
      OpaqueTypes([file]).text(for: ["Shelf", "Store"])
        == "public protocol Shelf {}\nopen class Store: CellShapes.MissingObject {}\n")
  }

  @Test(arguments: [
    ("SwipeTableViewCell", "UITableViewCell"), ("GridCollectionViewCell", "UICollectionViewCell"),
    ("FlatButton", "UIButton"), ("GradientView", "UIView"), ("PageViewController", "UIViewController"),
    ("ShapeLayer", "CALayer"), ("AvatarImageView", "UIImageView"),
  ])
  func `a name that ends like a class of UIKit descends from it`(name: String, superclass: String) {
    #expect(OpaqueTypes.superclass(for: name) == "UIKit.\(superclass)")
  }

  @Test(arguments: [
    ("LottieAnimationView", "CellShapes.MissingView"), ("FSCalendar", "CellShapes.MissingView"),
    ("BarChartView", "CellShapes.MissingView"), ("RangeSeekSlider", "CellShapes.MissingControl"),
    ("GradientView", "UIKit.UIView"), ("LineView", "UIKit.UIView"),
    ("LineChartView", "CellShapes.MissingView"),
    ("Container", "CellShapes.MissingObject"), ("UserCalendar", "CellShapes.MissingObject"),
    ("FSCalendarCell", "UIKit.UICollectionViewCell"),
  ])
  func `the area of a view is marked, unless the view decorates others`(name: String, superclass: String) {
    #expect(text("", [name]) == "open class \(name): \(superclass) {}\n")
  }

  @Test func `a view of a document is one with any name`() {
    let types = OpaqueTypes([], views: ["Hero": .view, "Stars": .control, "DashedLine": .view])
    #expect(
      types.text(for: ["DashedLine", "Hero", "Stars"])
        == "open class DashedLine: UIKit.UIView {}\nopen class Hero: CellShapes.MissingView {}\n"
        + "open class Stars: CellShapes.MissingControl {}\n")
  }

  private static let head = "extension CellShapes.MissingObject {\n"

  @Test func `a class has the initialisers that the files call`() {
    #expect(
      text("let a = Store(side: 3, b)\nlet c = Store(side: 4, d)\nlet e = Store()", ["Store"])
        == "open class Store: CellShapes.MissingObject "
        + "{ public convenience init(`side` value0: Any?, _ value1: Any?) { self.init() } }\n")
  }

  @Test func `a member that an initialiser is given without its type is a constant`() {
    #expect(
      text("let a = PulseView(frame: b, type: .pulse)", ["PulseView"])
        == "open class PulseView: CellShapes.MissingView { public convenience init("
        + "`frame` value0: Foundation.CGRect, `type` value1: CellShapes.MissingObject?) { self.init(frame: value0) } }\n"
        + Self.head + "  static var `pulse`: Self { missingConstant(\"pulse\") }\n}\n")
  }

  @Test(arguments: [
    "let a = Store(1) { $0.b }", "let a = Store(done: { b in c(b) })", "let a = Store(&b)",
    "let a = Store(.b(1))",
  ])
  func `an initialiser that is given more than values stays unknown`(source: String) {
    #expect(text(source, ["Store"]) == "open class Store: CellShapes.MissingObject {}\n")
  }

  @Test(arguments: [
    ("FlatButton", "(type: .system)", "UIKit.UIButton"),
    ("WaveView", "(frame: .zero)", "CellShapes.MissingView"),
    ("NoteCell", "(style: .default, reuseIdentifier: nil)", "UIKit.UITableViewCell"),
  ])
  func `an initialiser of UIKit is not declared again`(name: String, arguments: String, superclass: String) {
    #expect(text("let a = \(name)\(arguments)", [name]) == "open class \(name): \(superclass) {}\n")
  }

  @Test(arguments: [
    "switch a { case .ready: break }", "switch a { case .ready?: break }", "if case .ready = a {}",
    "let b = a == .ready", "let b = c || a.d != .ready", "let b = .ready == a", "let b = c && .ready != a.d",
  ])
  func `what a value is compared with is a constant`(source: String) {
    #expect(
      text(source, ["Store"])
        == "open class Store: CellShapes.MissingObject {}\n" + Self.head
        + "  static var `ready`: Self { missingConstant(\"ready\") }\n}\n")
  }

  @Test(arguments: [
    "switch a { case .none: break }", "let b = .ready", "a.b(.ready)", "let b = a == C.ready",
    "let b = C.ready == a", "let b = a ?? .ready",
  ])
  func `other members are no constants`(source: String) {
    #expect(text(source, ["Store"]) == "open class Store: CellShapes.MissingObject {}\n")
  }

  @Test func `where only views are missing, nothing is compared with them`() {
    #expect(
      text("switch a { case .ready: break }", ["WaveView"])
        == "open class WaveView: CellShapes.MissingView {}\n")
  }

  @Test func `a class from which the app's classes descend has no members of its own`() {
    #expect(text("class Note: Object {}", ["Object"]) == "open class Object: Foundation.NSObject {}\n")
  }

  @Test func `no object of a view is made as a plain sample`() {
    #expect(OpaqueTypes([], views: ["Hero": .view]).plainClasses(among: ["Hero", "Store"]) == ["Store"])
  }
}
