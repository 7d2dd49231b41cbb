import CellDrawing
import Foundation
import Testing

@testable import UIKit

@MainActor struct NibPathTests {
  @Test func `a property that an extension adds is set`() {
    let stepper = UIStepper()
    #expect(NibPath.set(KeyedValue(2.5), of: stepper, key: "pace") == nil)
    #expect(stepper.stepValue == 2.5)
    #expect(NibPath.set(KeyedValue(2.5), of: UISlider(), key: "pace") == "there is no such property")
  }

  @Test func `an action that an extension adds is found`() {
    let stepper = UIStepper()
    NibPath.action(named: "restart", of: stepper)?.perform(on: stepper)
    #expect(stepper.value == 7)
    #expect(NibPath.action(named: "restart", of: UISlider()) == nil)
  }

  @Test func `a key path leads through a view's layer`() {
    let view = UIView()
    #expect(NibPath.set(KeyedValue(3.0), of: view, keyPath: "layer.cornerRadius") == nil)
    #expect(view.layer.cornerRadius == 3)
    #expect(
      NibPath.set(KeyedValue(3.0), of: view, keyPath: "nobody.cornerRadius")
        == "there is no object at its key path")
  }

  @Test func `a class is found by its name in Objective-C`() {
    #expect(NibClassName.type(named: "NamedForNibs", in: nil) == Named.self)
    #expect(NibClassName.type(named: "Named", in: nil) == nil)
  }

  @Test func `an object of a document has no outlets unless its class adds some`() throws {
    let objects: [any NibConnectable] = [
      UIView(), UIBarButtonItem(), UINavigationItem(title: ""), UICollectionViewLayout(),
      NSLayoutConstraint(),
      CALayer(), UITapGestureRecognizer(),
    ]
    for object in objects {
      #expect(try !object.setNibValue(KeyedValue(1.0), forKey: "nothing"))
      #expect(object.nibAction(named: "nothing") == nil)
    }
  }
}

extension UIStepper {
  fileprivate func restart() { value = 7 }
}

final class NibExtensionMembers_NibPathTests: NibExtensionMembers {
  override class func set(_ value: KeyedValue, forKey key: String, of object: NSObject) throws -> Bool {
    guard let object = object as? UIStepper, key == "pace" else { return false }
    object.stepValue = try value.get()
    return true
  }

  override class func action(named name: String, of object: NSObject) -> Selector? {
    object is UIStepper && name == "restart" ? Selector("restart", UIStepper.restart) : nil
  }
}

private final class Named: UIView {}

final class NibClassName_NamedForNibs: NibClassName {
  override class var type: AnyClass { Named.self }
}
