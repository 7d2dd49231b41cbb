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

  @Test(arguments: [false, true])
  func `a part that the app has hidden stays hidden`(isConfigured: Bool) {
    let button = UIButton(type: .system)
    if isConfigured { button.configuration = .plain() }
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.isHidden == false && button.imageView?.isHidden == false)
    button.titleLabel?.isHidden = true
    button.imageView?.isHidden = true
    button.setTitle("Other", for: .normal)
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.isHidden == true && button.imageView?.isHidden == true)
  }

  @Test func `a title that was empty is shown again`() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.setTitle("", for: .normal)
    #expect(button.titleLabel?.isHidden == true)
    button.setTitle("Title", for: .normal)
    #expect(button.titleLabel?.isHidden == false)
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
