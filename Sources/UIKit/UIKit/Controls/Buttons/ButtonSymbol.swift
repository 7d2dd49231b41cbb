import Foundation

/// The symbols that buttons of some types show, drawn as paths.
@MainActor enum ButtonSymbol {
  /// Returns whether buttons of a type show a symbol.
  static func isShown(by type: UIButton.ButtonType) -> Bool {
    switch type {
    case .custom, .system: false
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: true
    }
  }

  /// Returns the symbol of a type, or nil if the type has none.
  static func image(of type: UIButton.ButtonType) -> UIImage? {
    switch type {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: template(infoSize) { drawInfo(in: $0, circle: $1) }
    case .contactAdd: template(contactSize) { drawPlus(in: $0, circle: $1) }
    case .close: close
    }
  }

  /// The circle's diameter, in points.
  private static let diameter: CGFloat = 22

  private static var grid: PixelGrid { PixelGrid(scale: UITraitCollection.current.displayScale) }

  /// The size of the plus with its room. At 3 pixels per point, swift-snapshot-testing's reference of such a button has
  /// 73 by 71 pixels.
  private static var contactSize: CGSize { CGSize(width: grid.up(73 / 3), height: grid.up(71 / 3)) }

  /// The size of the i with its room: the box of the symbol `info.circle` in the large scale.
  private static var infoSize: CGSize {
    let values = SymbolValues(scale: .large)
    return SymbolLibrary.box(named: "info.circle")?.resized(to: 17, values).rounded(to: grid).size
      ?? contactSize
  }

  private static func template(_ size: CGSize, _ draw: (CGContext, CGRect) -> Void) -> UIImage {
    let circle = CGRect(
      x: (size.width - diameter) / 2, y: (size.height - diameter) / 2, width: diameter, height: diameter)
    return UIGraphicsImageRenderer(size: size).image { draw($0.cgContext, circle) }
      .withRenderingMode(.alwaysTemplate)
  }

  private static func image(side: CGFloat, _ draw: (CGContext, CGRect) -> Void) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(size: bounds.size).image { draw($0.cgContext, bounds) }
  }

  /// The symbol of a close button, in the colours of light and dark appearance.
  private static var close: UIImage {
    let styles: [UIUserInterfaceStyle] = [.light, .dark]
    let images = styles.map { style in
      image(side: 30) { drawCross(in: $0, circle: $1, traits: UITraitCollection(userInterfaceStyle: style)) }
    }
    return UIImage(
      content: images[0].content, darkContent: images[1].content, size: images[0].size,
      scale: images[0].scale, renderingMode: .alwaysOriginal)
  }

  /// Draws a circled i in the context's colours.
  static func drawInfo(in context: CGContext, circle: CGRect) {
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setLineWidth(1.6)
    context.strokeEllipse(in: circle.insetBy(dx: 1, dy: 1))
    context.fillEllipse(in: CGRect(x: circle.midX - 1.4, y: circle.minY + 4.8, width: 2.8, height: 2.8))
    context.move(to: CGPoint(x: circle.midX - 1.6, y: circle.minY + 9.8))
    context.addLine(to: CGPoint(x: circle.midX + 0.3, y: circle.minY + 9.8))
    context.addLine(to: CGPoint(x: circle.midX + 0.3, y: circle.minY + 16))
    context.strokePath()
    context.move(to: CGPoint(x: circle.midX - 2.2, y: circle.minY + 16.2))
    context.addLine(to: CGPoint(x: circle.midX + 2.6, y: circle.minY + 16.2))
    context.strokePath()
  }

  private static func drawPlus(in context: CGContext, circle: CGRect) {
    context.setLineCap(.round)
    context.setLineWidth(1.6)
    context.strokeEllipse(in: circle.insetBy(dx: 1, dy: 1))
    context.strokeLineSegments(between: [
      CGPoint(x: circle.midX - 5, y: circle.midY), CGPoint(x: circle.midX + 5, y: circle.midY),
      CGPoint(x: circle.midX, y: circle.midY - 5), CGPoint(x: circle.midX, y: circle.midY + 5),
    ])
  }

  private static func drawCross(in context: CGContext, circle: CGRect, traits: UITraitCollection) {
    context.setFillColor(UIColor.secondarySystemFill.resolvedColor(with: traits).cgColor)
    context.fillEllipse(in: circle)
    context.setStrokeColor(UIColor.secondaryLabel.resolvedColor(with: traits).cgColor)
    context.setLineCap(.round)
    context.setLineWidth(2.4)
    context.move(to: CGPoint(x: circle.midX - 4.6, y: circle.midY - 4.6))
    context.addLine(to: CGPoint(x: circle.midX + 4.6, y: circle.midY + 4.6))
    context.move(to: CGPoint(x: circle.midX + 4.6, y: circle.midY - 4.6))
    context.addLine(to: CGPoint(x: circle.midX - 4.6, y: circle.midY + 4.6))
    context.strokePath()
  }
}
