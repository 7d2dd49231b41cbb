import Testing
import UIKit
@testable import CellCatalog

@Suite struct UIKitModuleTests {
  @Test func aClassOfUIKitIsItsOwn() {
    #expect(UIKitModule.declares(UITableViewCell.self))
    #expect(UIKitModule.declaresClass(named: "UITableViewCell"))
  }

  @Test func aClassOfAnAppThatIsNamedAlikeIsNot() {
    #expect(!UIKitModule.declares(UIPlainCell.self))
    #expect(!UIKitModule.declaresClass(named: "UIPlainCell"))
  }
}

private final class UIPlainCell: UITableViewCell {}
