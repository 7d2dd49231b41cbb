import Foundation
import Testing

@testable import UIKit

@MainActor struct TintAdjustmentTests {
  private final class Listener: UIView {
    var count = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      count += 1
    }
  }

  private func components(_ color: UIColor) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Int(($0 * 100).rounded()) }
  }

  @Test func `a dimmed tint is the grey of its luminance`() {
    let view = UIView()
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    view.tintAdjustmentMode = .dimmed
    #expect(components(view.tintColor) == [21, 21, 21, 50])
    view.tintAdjustmentMode = .normal
    #expect(components(view.tintColor) == [100, 0, 0, 50])
  }

  @Test func `the mode of a superview counts until a view has its own`() {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.tintColor = .green
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    #expect(components(inner.tintColor) == [72, 72, 72, 100])
    middle.tintAdjustmentMode = .normal
    #expect(inner.tintAdjustmentMode == .normal)
    #expect(inner.tintColor == .green)
    middle.tintAdjustmentMode = .automatic
    #expect(inner.tintAdjustmentMode == .dimmed)
  }

  @Test func `a view of normal mode takes the undimmed tint of its superviews`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.tintColor = .red
    outer.tintAdjustmentMode = .dimmed
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .red)
    #expect(components(outer.tintColor) == [21, 21, 21, 100])
  }

  @Test func `views inside learn about a new mode, also those with a tint of their own`() {
    let (outer, inner, fixed) = (UIView(), Listener(), Listener())
    outer.addSubview(inner)
    outer.addSubview(fixed)
    inner.tintColor = .red
    fixed.tintAdjustmentMode = .normal
    let before = (inner.count, fixed.count)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.count == before.0 + 1)
    #expect(fixed.count == before.1)
  }

  @Test func `a template image is drawn in the dimmed tint`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let image = UIImageView(image: UIImage(systemName: "circle.fill"))
    view.addSubview(image)
    image.tintColor = .red
    let before = view.scene()
    view.tintAdjustmentMode = .dimmed
    let after = view.scene()
    #expect(before != after)
  }
}
