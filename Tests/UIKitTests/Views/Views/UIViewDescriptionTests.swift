import Testing
import UIKit

/// The views of a tree as a debugger shows them.
@MainActor struct UIViewDescriptionTests {
  private final class Card: UIView {}

  private func description(of view: UIView) -> String {
    view.recursiveDescription().replacing(/: 0x[0-9a-f]+/, with: "")
  }

  @Test func `a view has its frame and its layer`() {
    let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 100, height: 20.0 + 1.0 / 3))
    #expect(description(of: view) == "<UIView; frame = (1 2.5; 100 20.3333); layer = <CALayer>>")
  }

  @Test func `what differs from a new view is listed`() {
    let view = UIView()
    view.clipsToBounds = true
    view.alpha = 0.5
    view.isHidden = true
    view.isOpaque = false
    view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    view.isUserInteractionEnabled = false
    view.tag = 7
    #expect(
      description(of: view)
        == "<UIView; frame = (0 0; 0 0); clipsToBounds = YES; alpha = 0.5; hidden = YES; opaque = NO; "
        + "autoresize = W+BM; userInteractionEnabled = NO; tag = 7; layer = <CALayer>>")
  }

  @Test func `a long text is cut after 25 characters`() {
    let label = UILabel()
    label.text = "A text with more than 25 characters"
    #expect(description(of: label).contains("text = 'A text with more than 25 ...';"))
  }

  @Test func `an app's class has its class of UIKit`() {
    #expect(description(of: Card()).contains("baseClass = UIView; frame"))
  }

  @Test func `a background has its colour`() {
    let view = UIView()
    view.backgroundColor = .white
    #expect(description(of: view).contains("backgroundColor = UIExtendedGrayColorSpace 1 1;"))
    view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(description(of: view).contains("backgroundColor = UIExtendedSRGBColorSpace 1 0.5 0 1;"))
  }

  @Test func `subviews and layers are indented lines`() {
    let view = UIView()
    let inner = UIView()
    view.addSubview(inner)
    inner.addSubview(UIView())
    view.layer.addSublayer(CAGradientLayer())
    let line = "<UIView; frame = (0 0; 0 0); layer = <CALayer>>"
    #expect(
      description(of: view)
        == "\(line)\n   | \(line)\n   |    | \(line)\n   | <CAGradientLayer> (layer)")
  }
}
