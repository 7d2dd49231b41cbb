extension UIImage {
  /// Reports that a layer shows a square for a symbol that CellSnap cannot draw.
  @MainActor func reportIfMissing(in layer: CALayer) {
    guard let symbol, symbol.artwork == nil, SymbolLibrary.drawing(named: symbol.name) == nil else { return }
    Diagnostics.report(
      layer,
      "shows a square for the symbol \"\(symbol.name)\", which CellSnap does not draw; add a symbol set or an SVG with this name to the app's resources"
    )
  }
}
