import CellDrawing

extension CALayer {
  /// Returns the blend mode of a compositing filter. It is `normal` for nil, and for a filter that is not known.
  func blendMode(of filter: Any?) -> BlendMode {
    guard let filter else { return .normal }
    if let mode = (filter as? String).flatMap({ Self.blendModes[$0] }) { return mode }
    Diagnostics.report(
      self,
      "drawn without its compositingFilter: \(filter) is not the name of a blend mode, such as multiplyBlendMode"
    )
    return .normal
  }

  /// The blend modes by their names in Core Animation.
  private static let blendModes: [String: BlendMode] = Dictionary(
    uniqueKeysWithValues: BlendMode.allCases.map { mode in
      switch mode {
      case .plusLighter: ("plusL", mode)
      case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
        .hardLight,
        .difference, .exclusion, .hue, .saturation, .color, .luminosity:
        ("\(mode)BlendMode", mode)
      default: ("\(mode)", mode)
      }
    })
}
