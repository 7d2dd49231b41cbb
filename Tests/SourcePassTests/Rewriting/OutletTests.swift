import Testing

@testable import CellSnapSourcePass

struct OutletTests {
  private let location = "#sourceLocation(file: \"App/File.swift\""

  /// Returns the cases that the pass writes for a member of a view.
  private func cases(of member: String, in head: String = "class Card: UIView") -> [String] {
    passed("\(head) {\n  \(member)\n}").split(separator: "\n").map(String.init).filter { line in
      line.hasPrefix("case ") || line.hasPrefix("#if") || line.hasPrefix("#endif")
    }
  }

  @Test func `outlets are set and actions are found by name`() {
    #expect(
      passed(
        "class Card: UIView {\n  @IBOutlet private weak var title: UILabel!\n  @IBAction func tapped(_ sender: Any) {}\n}"
      ).squeezed
        == """
        class Card: UIView {
        private weak var title: UILabel!
        func tapped(_ sender: Any) {}

        override func setNibValue(_ value: UIKit.KeyedValue, forKey key: String) throws -> Bool {
        switch key {
        case "title": self.title = try value.get(); return true
        default:
        return try super.setNibValue(value, forKey: key)
        }
        }
        override func nibAction(named name: String) -> UIKit.Selector? {
        switch name {
        case "tapped:": return UIKit.Selector("tapped:", Self.tapped(_:))
        default:
        return super.nibAction(named: name)
        }
        }
        \(location), line: 4)
        }
        """)
  }

  @Test func `a file that imports no UIKit imports it for its outlets`() {
    #expect(passedFile("class Card: BaseView { @IBOutlet var a: A? }").text.hasPrefix("import UIKit\n"))
  }

  @Test(arguments: [
    "@IBOutlet var a: UIView!", "@IBOutlet private weak var a: UIView?", "@IBOutlet var a: [UIView]!",
    "@IBOutlet var a: UIView? { didSet { b() } }",
    "@IBOutlet var a: UIView? { get { b } set { b = newValue } }",
    "@IBInspectable var a = 1", "@IBInspectable lazy var a: CGFloat = 1",
    "@IBInspectable private(set) var a: Int = 1", "@objc dynamic var a = 1",
    "@IBOutlet override var a: UIView! { didSet {} }",
    "@available(iOS 13, *) @IBOutlet var a: UIView!", "@Wrapped @IBInspectable var a: Int",
  ])
  func `a property that can be set is set by its name`(member: String) {
    #expect(cases(of: member) == ["case \"a\": self.a = try value.get(); return true"])
  }

  @Test func `each property of a declaration is set`() {
    #expect(cases(of: "@IBOutlet var a: UIView?, b: UIView?").count == 2)
  }

  @Test func `a name that is a keyword keeps its back quotes`() {
    #expect(
      cases(of: "@IBOutlet var `default`: UIView?")
        == ["case \"default\": self.`default` = try value.get(); return true"])
  }

  @Test func `a property is set by its name in Objective-C`() {
    #expect(
      cases(of: "@objc(hasNote) var note = false")
        == ["case \"hasNote\": self.note = try value.get(); return true"])
  }

  @Test(arguments: [
    "var a = 1", "@objc let a = 1", "@objc var a: Int { 1 }", "@objc var a: Int { get { 1 } }",
    "@objc static var a = 1",
    "@objc class var a: Int { get { 1 } set {} }", "@objc override var a: Int { didSet {} }",
    "@available(*, unavailable) @IBOutlet var a: UIView!", "@Wrapped @objc var a: Int", "func a() {}",
    "@objc func a() {}", "@IBAction static func a() {}", "@IBAction func a() async {}",
    "@IBAction func a() throws {}",
    "@IBAction func a(_ b: Int, c: Int, d: Int, e: Int) {}", "@IBAction func a<T>(_ b: T) {}",
    "@IBAction func a(_ b: some P) {}",
    "@IBAction func a(_ b: Int...) {}", "@IBAction func a(_ b: inout Int) {}",
  ])
  func `a member that no document can name is left out`(member: String) {
    #expect(!passed("class Card: UIView {\n  \(member)\n}").contains("func setNibValue"))
    #expect(!passed("class Card: UIView {\n  \(member)\n}").contains("func nibAction"))
  }

  @Test func `a class exposes all members that it can`() {
    #expect(
      cases(
        of: "var a = 1; private var b = 1; private(set) var c = 1; @nonobjc var d = 1; @Wrapped var e = 1",
        in: "@objcMembers class Card: UIView")
        == ["a", "c"].map { "case \"\($0)\": self.\($0) = try value.get(); return true" })
  }

  @Test(arguments: [
    ("func a()", "case \"a\": return UIKit.Selector(\"a\", { (object: Self) in { object.a() } })"),
    ("private func a(_ b: UIButton)", "case \"a:\": return UIKit.Selector(\"a:\", Self.a(_:))"),
    ("func a(b: Any?)", "case \"aWithB:\": return UIKit.Selector(\"aWithB:\", Self.a(b:))"),
    (
      "func a(_ b: Any, for c: UIEvent)", "case \"a:for:\": return UIKit.Selector(\"a:for:\", Self.a(_:for:))"
    ),
    ("@objc(press:) func a(_ b: Any)", "case \"press:\": return UIKit.Selector(\"press:\", Self.a(_:))"),
    (
      "func `default`(_ b: Any)", "case \"default:\": return UIKit.Selector(\"default:\", Self.`default`(_:))"
    ),
  ])
  func `an action is found by its name in Objective-C`(function: String, expected: String) {
    #expect(cases(of: "@IBAction \(function) {}") == [expected])
  }

  @Test func `an action that makes a controller of a segue is found with all its parameters`() {
    #expect(
      cases(of: "@IBSegueAction func a(_ b: NSCoder, sender: Any?, segueIdentifier: String?) -> C? { nil }")
        == [
          "case \"a:sender:segueIdentifier:\": return UIKit.Selector(\"a:sender:segueIdentifier:\", "
            + "Self.a(_:sender:segueIdentifier:))"
        ])
  }

  @Test func `an action that shares its name is found by its type`() {
    #expect(
      cases(of: "@IBAction func a(_ b: UIButton) {}; func a(_ b: Int) {}")
        == [
          "case \"a:\": return UIKit.Selector(\"a:\", { (object: Self) in { (first: UIButton) in object.a(first) } })"
        ])
  }

  @Test func `conditions around members are kept`() {
    let members = "#if os(iOS)\n@IBOutlet var a: A?\n@IBOutlet var b: A?\n#else\n@IBOutlet var c: A?\n#endif"
    #expect(
      cases(of: members).filter { !$0.hasPrefix("case") }
        == ["#endif", "#if (true)", "#endif", "#if !(true)", "#endif"])
  }

  @Test(arguments: [
    ("public class Card: UIView", "public override func"), ("open class Card: UIView", "open override func"),
    ("private final class Card: UIView", "override func"),
  ])
  func `the functions have the access of their class`(head: String, expected: String) {
    let text = passed("\(head) {\n  @IBOutlet var a: A?\n}")
    #expect(text.contains("\n\(expected) setNibValue("))
  }

  @Test func `the functions have the access that an extension gives to their class`() {
    let text = passed("public extension Space {\n  class Card: UIView { @IBOutlet var a: A? }\n}")
    #expect(text.contains("\npublic override func setNibValue("))
  }

  @Test func `an object that is no view conforms to the protocol`() {
    #expect(
      passed("class Host: NSObject {\n  @IBOutlet var a: UIView?\n}").squeezed
        == """
        class Host: NSObject, UIKit.OwnInitializer, UIKit.NibConnectable {
        var a: UIView?

        class func madeByOwnInitializer() -> Any { Host() }
        @MainActor func setNibValue(_ value: UIKit.KeyedValue, forKey key: String) throws -> Bool {
        switch key {
        case "a": self.a = try value.get(); return true
        default:
        return false
        }
        }
        @MainActor func nibAction(named name: String) -> UIKit.Selector? {
        return nil
        }
        \(location), line: 3)
        }
        """)
  }

  @Test func `a subclass of such an object overrides`() {
    let parent = "class Host: NSObject { @IBOutlet var a: UIView? }"
    let text = passed("class Small: Host {\n  @objc var b = 1\n}", beside: [parent])
    #expect(text.hasPrefix("class Small: Host {\n"))
    #expect(text.contains("\noverride func setNibValue("))
    #expect(text.contains("\noverride class func madeByOwnInitializer()"))
  }

  @Test(arguments: [
    "class Note: NSObject {\n  @objc var a = 1\n}", "class Note: Base {\n  @objc var a = 1\n}",
    "class Note {\n  @objc var a = 1\n}", "struct Note {\n  @objc var a = 1\n}",
    "class Note: UIBezierPath {\n  @objc var a = 1\n}",
    "func a() { class Card: UIView { @IBOutlet var a: A? } }",
  ])
  func `a class that no document can name gets no functions`(text: String) {
    #expect(!passed(text).contains("setNibValue"))
  }

  @Test func `an unknown superclass is one of UIKit's if there are outlets`() {
    let text = passed("class Card: BaseCell {\n  @IBOutlet var a: A?\n}")
    #expect(text.contains("return try super.setNibValue(value, forKey: key)"))
  }

  @Test func `members of an extension are set beside it`() {
    let file = "private extension Card {\n  @IBAction private func a(_ b: Any) {}\n}"
    #expect(
      passed(file, beside: ["class Card: UIView {}"]).squeezed
        == """
        private extension Card {
        private func a(_ b: Any) {}
        }
        extension Card {
        @MainActor func nibAction_File_Card(named name: String) -> UIKit.Selector? {
        switch name {
        case "a:": return UIKit.Selector("a:", Self.a(_:))
        default:
        return nil
        }
        }
        }
        \(location), line: 3)

        """)
    #expect(
      passed("class Card: UIView {\n}", beside: ["#if A\n\(file)\n#endif"]).squeezed
        == """
        class Card: UIView {

        override func nibAction(named name: String) -> UIKit.Selector? {
        #if (A)
        if let action = nibAction_Other0_Card(named: name) { return action }
        #endif
        return super.nibAction(named: name)
        }
        \(location), line: 2)
        }
        """)
  }

  @Test func `two extensions of a class in a file have functions of their own`() {
    let other = "extension Card { @IBAction func a() {} }\nextension Card { @IBAction func b() {} }"
    let text = passed("class Card: UIView {}", beside: [other])
    #expect(text.contains("nibAction_Other0_Card(named: name)"))
    #expect(text.contains("nibAction_Other0_Card2(named: name)"))
  }

  @Test func `an extension of a class of UIKit is found at run time`() {
    #expect(
      passed("extension UIView {\n  @IBInspectable private var a: Int { get { 1 } set {} }\n}").squeezed
        == """
        extension UIView {
        private var a: Int { get { 1 } set {} }
        }
        extension UIView {
        @MainActor func setNibValue_File_UIView(_ value: UIKit.KeyedValue, forKey key: String) throws -> Bool {
        switch key {
        case "a": self.a = try value.get(); return true
        default:
        return false
        }
        }
        }
        class NibExtensionMembers_File_UIView: UIKit.NibExtensionMembers {
        override class func set(_ value: UIKit.KeyedValue, forKey key: String, of object: NSObject) throws -> Bool {
        try (object as Any as? UIView)?.setNibValue_File_UIView(value, forKey: key) ?? false
        }
        }
        \(location), line: 3)

        """)
  }

  @Test func `an action in an extension of a class of UIKit is found at run time`() {
    let text = passed("extension UIViewController { @IBAction func close(_ sender: Any) {} }")
    #expect(text.contains("class NibExtensionMembers_File_UIViewController: UIKit.NibExtensionMembers {"))
    #expect(
      text.contains("\n(object as Any as? UIViewController)?.nibAction_File_UIViewController(named: name)\n"))
  }

  @Test func `a function that the app has written stays alone`() {
    let text =
      "class Card: UIView {\n  @IBOutlet var a: A?\n  override func setNibValue(_ value: KeyedValue) {}\n}"
    #expect(passed(text).squeezed == text.replacing("@IBOutlet ", with: "").squeezed)
  }

  @Test func `a private class is not mixed up with another of its name`() {
    let other = "extension Card { @IBAction func a() {} }"
    let text = "private class Card: UIView { @IBOutlet var a: A? }"
    #expect(!passed(text, beside: [other]).contains("nibAction"))
  }

  @Test func `a class with a name in Objective-C is found by it`() {
    #expect(
      passed("@objc(Note) class Card: UIView {}").squeezed
        == "class Card: UIView {}; class NibClassName_Note: UIKit.NibClassName { override class var type: AnyClass { Card.self } }"
    )
    #expect(passed("@objc(Card) class Card: UIView {}").squeezed == " class Card: UIView {}".squeezed)
  }

  @Test func `a data source can be an object of a document`() {
    let text = "class Source: NSObject, UITableViewDataSource {\n}"
    #expect(passed(text).contains("UITableViewDataSource, UIKit.OwnInitializer {"))
    #expect(!passed(text.replacing("{\n", with: "{\n  init(a: Int) {}\n")).contains("OwnInitializer"))
    #expect(passed("class Note: NSObject {\n}") == "class Note: NSObject {\n}")
  }
}
