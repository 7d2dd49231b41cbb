import Testing

@testable import CellSnapSourcePass

struct UIKitClassesTests {
  @Test(arguments: [
    ("UIGlassEffect", ["UIGlassEffect", "UIVisualEffect", "NSObject"]),
    ("UIKit.UISwitch", ["UISwitch", "UIControl", "UIView", "UIResponder", "NSObject"]),
    ("AnimatedImageView", ["AnimatedImageView", "UIImageView", "UIView", "UIResponder", "NSObject"]),
    ("MTKView", ["MTKView", "UIView", "UIResponder", "NSObject"]), ("Card", ["Card"]),
  ])
  func `the lineage of a class goes up to NSObject`(name: String, lineage: [String]) {
    #expect(UIKitClasses.lineage(of: name) == lineage)
  }

  @Test func `a view of a stand-in belongs to the main actor, and a colour does not`() {
    #expect(UIKitClasses.isOnMainActor("MKAnnotationView"))
    #expect(!UIKitClasses.isOnMainActor("UIColor"))
  }
}
