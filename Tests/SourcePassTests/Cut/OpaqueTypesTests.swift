import Testing

@testable import CellSnapSourcePass

struct OpaqueTypesTests {
  private func text(_ source: String, _ names: Set<String>) -> String {
    OpaqueTypes([CutFile(SourceFile(path: "/App/Note.swift", text: source))]).text(for: names)
  }

  @Test func `a type of another module is a class`() {
    #expect(text("let a: Store", ["Store"]) == "open class Store: Foundation.NSObject {}\n")
  }

  @Test func `a type with arguments is generic`() {
    #expect(text("let a: Pair<Int, Int>", ["Pair"]) == "open class Pair<T1, T2>: Foundation.NSObject {}\n")
  }

  @Test(arguments: [
    "struct A: Store {}", "let a: any Store", "func a<T: Store>(_ b: T) {}", "class A: B, Store {}",
  ])
  func `a type in the place of a protocol is one`(source: String) {
    #expect(text(source, ["Store"]) == "public protocol Store {}\n")
  }

  @Test func `a type inside of it is declared in it`() {
    #expect(
      text("let a: Store.Key", ["Store"])
        == "open class Store: Foundation.NSObject { open class Key: Foundation.NSObject {} }\n")
  }

  @Test func `a library's types are open to the modules that use it`() {
    let file = CutFile(SourceFile(path: "/App/Note.swift", text: "let a: Store; let b: any Shelf"))
    #expect(
      OpaqueTypes([file]).text(for: ["Shelf", "Store"])
        == "public protocol Shelf {}\nopen class Store: Foundation.NSObject {}\n")
  }

  @Test(arguments: [
    ("SwipeTableViewCell", "UITableViewCell"), ("GridCollectionViewCell", "UICollectionViewCell"),
    ("FlatButton", "UIButton"), ("GradientView", "UIView"), ("PageViewController", "UIViewController"),
    ("ShapeLayer", "CALayer"), ("AvatarImageView", "UIImageView"),
  ])
  func `a name that ends like a class of UIKit descends from it`(name: String, superclass: String) {
    #expect(OpaqueTypes.superclass(for: name) == "UIKit.\(superclass)")
  }
}
