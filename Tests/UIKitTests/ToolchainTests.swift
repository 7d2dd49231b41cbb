import CellSnapTemporaryFiles
import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// The assumptions of UIKit about the toolchain. The article "What depends on the toolchain" has a row for each test.
@MainActor struct ToolchainTests {
  private final class OwnCell: UITableViewCell {}
  private final class OwnHeader: UITableViewHeaderFooterView {}
  private final class OwnReusableView: UICollectionReusableView {}
  private final class OwnView: UIView {}
  private final class OwnController: UIViewController {}

  private final class Holder: UIView {
    lazy var noteLabel = UILabel()
  }

  @Test func `a hand-mangled symbol makes an object of the class that it is called with`() {
    #expect(type(of: OwnCell.make(reuseIdentifier: "own")) == OwnCell.self)
    #expect(type(of: OwnHeader.make(reuseIdentifier: nil)) == OwnHeader.self)
    #expect(type(of: OwnReusableView.make(frame: .zero)) == OwnReusableView.self)
  }

  @Test func `the runtime lists the type descriptors of all classes, private and nested ones too`() {
    #expect(ClassIndex.type(named: "OwnCell", in: nil) == OwnCell.self)
    #expect(ClassIndex.type(named: "UILabel", in: "UIKit") == UILabel.self)
    #expect(ClassIndex.type(named: "NoSuchClass", in: nil) == nil)
  }

  private class Base {
    func first() -> Int { 1 }
    class func second(_ text: String) -> Int { 2 }
  }
  private final class Plain: Base {}
  private final class First: Base {
    override func first() -> Int { 3 }
  }
  private final class Second: Base {
    override class func second(_ text: String) -> Int { 4 }
  }
  private class Middle: Base {
    override class func second(_ text: String) -> Int { 5 }
    func third() {}
  }
  private final class Last<Value>: Middle {
    var value: Value?
  }

  @Test func `a method has one place in the tables of a class and of its subclasses`() throws {
    let first = try #require(MethodSlot(of: Base.self, plain: Plain.self, overriding: First.self))
    let second = try #require(MethodSlot(of: Base.self, plain: Plain.self, overriding: Second.self))
    #expect(first.overridingClass(of: First.self) == First.self)
    #expect(first.overridingClass(of: Last<Int>.self) == nil)
    #expect(second.overridingClass(of: Base.self) == nil)
    #expect(second.overridingClass(of: Plain.self) == nil)
    // The class inherits the method of the class between.
    #expect(second.overridingClass(of: Last<Int>.self) == Middle.self)
    #expect(MethodSlot(of: Base.self, plain: Plain.self, overriding: Plain.self) == nil)
  }

  @Test func `an initializer can be a static function under the same symbol`() {
    func make<T: UIView>(_: T.Type) -> T { T() }
    func make<T: UIViewController>(_: T.Type) -> T { T() }
    #expect(type(of: make(OwnView.self) as UIView) == OwnView.self)
    #expect(type(of: make(OwnController.self) as UIViewController) == OwnController.self)
  }

  @Test func `CFEqual reads a comparison mark as the number of no Core Foundation type`() {
    let marked: [NSObject] = [
      UIFont.systemFont(ofSize: 17), UIColor.red, NSParagraphStyle(), NSShadow(), NSTextAttachment(),
      UIImage(),
    ]
    for object in marked {
      let word = Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: 16, as: UInt.self)
      #expect(word == 0x3_FF00, "the first stored word of \(type(of: object)) is another")
    }
    func text(_ size: CGFloat) -> NSAttributedString {
      NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: size)])
    }
    #expect(text(17).isEqual(to: text(17)))
    #expect(!text(17).isEqual(to: text(18)))
  }

  @Test func `Foundation asks for translations by a name that a program can replace`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "de.lproj"), withIntermediateDirectories: true)
    _ = try folder.write(#""greeting" = "Hallo";"#, to: "de.lproj/Localizable.strings")
    let bundle = try #require(Bundle(path: folder.path))
    let text = Device.using(Device(language: "de")) {
      NSLocalizedString("greeting", bundle: bundle, comment: "")
    }
    #expect(text == "Hallo")
  }

  @Test func `Foundation asks for the current locale by names that a program can replace`() {
    Device.using(Device(language: "de")) {
      #expect(Locale.current.identifier == "de_DE")
      #expect(1.5.formatted() == "1,5")
      #expect(Calendar.current.locale?.identifier == "de_DE")
    }
    #expect(MemoryLayout<Locale>.size == 2 * MemoryLayout<Int>.size)
    #expect(MemoryLayout<Calendar>.size == 2 * MemoryLayout<Int>.size)
    #expect(MemoryLayout<TimeZone>.size == 2 * MemoryLayout<Int>.size)
  }

  @Test func `Foundation keeps the runs of an attributed string in _attributeArray`() {
    let mirror = Mirror(reflecting: NSMutableAttributedString(string: "a"))
    #expect(mirror.superclassMirror?.descendant("_attributeArray") is OpaquePointer)
  }

  @Test func `the standard library tells the superclass of a class`() {
    #expect(_getSuperclass(UIButton.self) == UIControl.self)
    #expect(_getSuperclass(UIControl.self) == UIView.self)
  }

  @Test func `the reflected name of a class begins with its module`() {
    #expect(String(reflecting: UIButton.self) == "UIKit.UIButton")
    #expect(String(reflecting: OwnView.self).hasPrefix("UIKitTests."))
  }

  @Test func `the storage of a lazy property has a prefix before its name`() {
    let holder = Holder()
    holder.addSubview(holder.noteLabel)
    #expect(Mirror(reflecting: holder).children.map(\.label) == ["$__lazy_storage_$_noteLabel"])
    #expect(holder.noteLabel.propertyName == "noteLabel")
  }

  @Test func `a colour literal is a UIColor`() {
    // swift-format-ignore: NoPlaygroundLiterals
    let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(type(of: color) == UIColor.self)
  }

  @Test func `the compiler imports _Testing_UIKit where a file imports Testing and UIKit`() {
    #expect(Attachment(UIImage(), named: "picture.png").preferredName == "picture.png")
  }
}
