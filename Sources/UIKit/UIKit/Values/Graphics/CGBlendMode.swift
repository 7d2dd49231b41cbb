internal import CellDrawing

/// How what is drawn is mixed with what is there. In SVG files, the part that is blended becomes a picture.
public enum CGBlendMode: Int32, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case clear
  case copy
  case sourceIn
  case sourceOut
  case sourceAtop
  case destinationOver
  case destinationIn
  case destinationOut
  case destinationAtop
  case xor
  /// Unlike Core Graphics, it is drawn as `multiply`, which darkens, too.
  case plusDarker
  case plusLighter

  var drawing: BlendMode {
    switch self {
    case .plusDarker: .multiply
    case .plusLighter: .plusLighter
    default: UInt8(exactly: rawValue).flatMap(BlendMode.init(rawValue:)) ?? .normal
    }
  }
}

extension CGContext {
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Draws with the alpha of an image as its mask. The image has the place in which `draw(_:in:)` draws it.
  public func clip(to rect: CGRect, mask: CGImage) {
    let drawing = CGContext(bounds: bounds)
    drawing.state.transform = state.transform
    drawing.draw(mask, in: rect)
    var level = Level()
    level.group.mask = drawing.takeNodes()
    openLevel(level)
  }
}
