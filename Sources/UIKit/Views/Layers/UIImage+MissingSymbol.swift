extension UIImage {
  /// Reports that a layer shows a square for a symbol that CellSnap cannot draw.
  @MainActor func reportIfMissing(in layer: CALayer) {
    guard let symbol, symbol.artwork == nil, SymbolLibrary.drawing(named: symbol.name) == nil else { return }
    Diagnostics.report(
      layer,
      "shows a square for the symbol \"\(symbol.name)\", which is not drawn here: a symbol set or an SVG of that name among the app's resources takes its place"
    )
  }
}
