import Testing
import UIKit

@MainActor struct ButtonPartsTests {
  @Test func `a part that is asked for before the layout has its frame`() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.setTitle("Title", for: .normal)
    let title = button.titleLabel?.frame ?? .zero
    #expect(title.width > 0)
    // (200 - width) / 2 from both sides.
    #expect(abs(title.midX - 100) <= 0.5)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == title)
  }

  private final class OwnButton: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 0, y: 0, width: titleLabel == nil ? 0 : 50, height: 20)
    }
  }

  @Test func `a button that asks for its title while it places it comes to an end`() {
    let button = OwnButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.setTitle("Title", for: .normal)
    #expect(button.titleLabel?.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
  }
}
