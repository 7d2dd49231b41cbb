import CellDrawing
package import CellSnapshots
import Foundation
package import UIKit

extension LayoutView {
  /// Notes the look of a layer and of its view.
  @MainActor
  package mutating func note(_ layer: CALayer, traits: UITraitCollection) {
    guard !isHidden else { return }
    switch layer.view {
    case let label as UILabel: note(label)
    case let imageView as UIImageView: note(imageView, traits: traits)
    default: break
    }
    let background = layer.view?.backgroundCGColor(with: traits) ?? layer.backgroundColor
    if let background, background.alpha > 0 {
      attributes[.background] = background.layoutText
    }
    if layer.exactOpacity < 1 { attributes[.alpha] = LayoutValue.text(layer.exactOpacity) }
    noteOutline(of: layer)
    switch layer {
    case let gradient as CAGradientLayer: note(gradient)
    case let shape as CAShapeLayer: note(shape)
    default: break
    }
    noteContents(of: layer, traits: traits)
  }

  @MainActor
  private mutating func noteOutline(of layer: CALayer) {
    if let radii = layer.view?.configuredRadii {
      attributes[.corner] = LayoutValue.text(
        radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
      if layer.cornerCurve != .circular { attributes[.curve] = layer.cornerCurve.rawValue }
    } else if layer.cornerRadius > 0 {
      attributes[.corner] = LayoutValue.text(layer.cornerRadius)
      if layer.maskedCorners.rawValue & 15 != 15 {
        attributes[.corners] = "\(layer.maskedCorners.rawValue & 15)"
      }
      if layer.cornerCurve != .circular { attributes[.curve] = layer.cornerCurve.rawValue }
    }
    if layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 {
      attributes[.border] = "\(LayoutValue.text(layer.borderWidth)) \(color.layoutText)"
    }
    if layer.masksToBounds, !(layer.view is UIScrollView) { attributes[.clips] = "true" }
    if layer.hasVisibleShadow, let color = layer.shadowColor?.color {
      let strength = color.withAlpha(color.alpha * Double(min(layer.shadowOpacity, 1)))
      attributes[.shadow] =
        LayoutValue.text(strength) + " "
        + LayoutValue.text(layer.shadowOffset.width, layer.shadowOffset.height, layer.shadowRadius)
    }
    let transform = layer.placement.transform
    if !transform.isIdentity {
      attributes[.transform] = LayoutValue.text(transform.a, transform.b, transform.c, transform.d)
    }
    if let mask = layer.mask {
      var hash = Fingerprint()
      hash.combine(mask.frame)
      if let path = (mask as? CAShapeLayer)?.path { hash.combine(path.path) }
      hash.combine(mask.cornerRadius)
      attributes[.mask] = "\(type(of: mask)) \(hash.text)"
    }
  }

  @MainActor
  private mutating func note(_ gradient: CAGradientLayer) {
    let colors = (gradient.colors ?? []).compactMap { color in
      (color as? CGColor)?.layoutText ?? (color as? UIColor)?.cgColor.layoutText
    }
    guard !colors.isEmpty else { return }
    attributes[.colors] = colors.joined(separator: " ")
    let (start, end) = (gradient.startPoint, gradient.endPoint)
    attributes[.direction] = LayoutValue.text(start.x, start.y, end.x, end.y)
    if let locations = gradient.locations {
      attributes[.locations] = locations.map { LayoutValue.text(CGFloat($0.doubleValue)) }
        .joined(separator: " ")
    }
    if gradient.type == .radial { attributes[.gradient] = "radial" }
  }

  @MainActor
  private mutating func note(_ shape: CAShapeLayer) {
    guard let path = shape.path, !path.isEmpty else { return }
    if let color = shape.fillColor, color.alpha > 0 { attributes[.fill] = color.layoutText }
    if let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0 {
      attributes[.stroke] = "\(LayoutValue.text(shape.lineWidth)) \(color.layoutText)"
      if shape.strokeStart > 0 || shape.strokeEnd < 1 {
        attributes[.stroked] = LayoutValue.text(shape.strokeStart, shape.strokeEnd)
      }
    }
    var hash = Fingerprint()
    hash.combine(path.path)
    attributes[.path] = hash.text
  }

  /// Notes a layer's contents or its own drawing.
  @MainActor
  private mutating func noteContents(of layer: CALayer, traits: UITraitCollection) {
    switch layer.contents {
    case let image as UIImage: note(image, traits: traits)
    case let image as CGImage: note(UIImage(cgImage: image), traits: traits)
    default: break
    }
    guard !(layer.view is UILabel), !layer.lastDrawing.nodes.isEmpty else { return }
    var hash = Fingerprint()
    hash.combine(layer.lastDrawing.nodes)
    attributes[.drawing] = hash.text
    let texts = layer.lastDrawing.nodes.compactMap { node in
      if case .text(let text, _) = node { text.layout.string } else { nil }
    }
    if !texts.isEmpty { setText(texts.joined(separator: "\n")) }
  }
}

extension CGColor {
  /// The colour as `#RRGGBBAA`, or the hash of a pattern.
  @MainActor
  fileprivate var layoutText: String {
    guard let image = pattern?.content.image else { return LayoutValue.text(color) }
    return "pattern \(image.source.contentHash.shortText)"
  }
}
