import Testing
import UIKit
@testable import CellCatalog

@Suite struct UIKitModuleTests {
  @Test func `a class of UIKit is recognised`() {
    #expect(UIKitModule.declares(UITableViewCell.self))
    #expect(UIKitModule.declaresClass(named: "UITableViewCell"))
  }

  @Test func `an app's class with a similar name is not UIKit's`() {
    #expect(!UIKitModule.declares(UIPlainCell.self))
    #expect(!UIKitModule.declaresClass(named: "UIPlainCell"))
  }
}

private final class UIPlainCell: UITableViewCell {}
