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

  @Test func `a class from which the app's classes descend has no members of its own`() {
    #expect(text("class Note: Object {}", ["Object"]) == "open class Object: Foundation.NSObject {}\n")
  }

  @Test func `no object of a view is made as a plain sample`() {
    #expect(OpaqueTypes([], views: ["Hero": .view]).plainClasses(among: ["Hero", "Store"]) == ["Store"])
  }
}
