import Testing
import UIKit

@MainActor @Suite struct NSObjectClassDescriptionTests {
  final class Cell: UITableViewCell {}

  @Test func `a class description includes the module`() {
    #expect(UITableViewCell.description() == "UIKit.UITableViewCell")
    #expect(Cell.description() == "UIKitTests.NSObjectClassDescriptionTests.Cell")
  }

  @Test func `a class description names the dynamic type`() {
    func name<View: UIView>(of type: View.Type) -> String? {
      type.description().components(separatedBy: ".").last
    }
    #expect(name(of: Cell.self) == "Cell")
  }
}
