public import Foundation

extension UIImage {
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size), blendMode: .normal, alpha: 1)
  }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    if alpha < 1 { context.setAlpha(context.state.alpha * alpha) }
    // A symbol follows the direction of the language. Of other images, only image views turn those that flip.
    let isFlipped =
      symbol?.followsDirection == true && UITraitCollection.current.layoutDirection == .rightToLeft
    for node in nodes(in: rect, tint: nil, traits: .current, isFlipped: isFlipped) { context.append(node) }
    context.restoreGState()
  }
}
