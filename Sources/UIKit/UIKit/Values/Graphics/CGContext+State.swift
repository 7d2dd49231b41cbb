internal import CellDrawing
public import Foundation

extension CGContext {
  public func saveGState() {
    savedStates.append(state)
  }

  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    closeLevels(downTo: saved.levels)
    state = saved
  }

  /// Sets whether edges are antialiased. Unlike in Core Graphics, they always are, and a warning says so.
  ///
  /// - Note: No effect on the picture.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }
  /// Sets whether edges may be antialiased. Unlike in Core Graphics, they always are, and a warning says so.
  ///
  /// - Note: No effect on the picture.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }
  /// - Note: No effect on the picture.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// The quality of scaled images. Unlike Core Graphics, every quality except `none` is drawn like `high`.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// The bounding box of the area that can be drawn on, in the coordinates of the current transform.
  public var boundingBoxOfClipPath: CGRect {
    let clips = levels.compactMap { $0.group.clip?.path.controlBounds }
    return clips.reduce(bounds) { $0.intersection($1) }
      .applying(CGAffineTransform(state.transform).inverted())
  }

  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.drawing.concatenating(state.transform)
  }

  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
  }

  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  public func setLineWidth(_ width: CGFloat) {
    state.stroke.width = width
  }

  public func setLineCap(_ cap: CGLineCap) {
    state.stroke.cap = cap.drawing
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.stroke.join = join.drawing
  }

  public func setMiterLimit(_ limit: CGFloat) {
    state.stroke.miterLimit = limit
  }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = phase
    state.stroke.dashes = lengths
  }

  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = min(max(alpha, 0), 1)
  }

  /// Sets a shadow. The transform does not affect `offset`, which is in points, y downwards, or upwards in a bitmap
  /// context.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let offset = memory == nil ? offset : CGSize(width: offset.width, height: -offset.height)
    state.shadow = color.map { Shadow(offset: offset, blur: blur, color: $0) }
  }

  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: currentPath, rule: rule)
    currentPath = Path()
  }

  public func clip(to rect: CGRect) {
    clip(to: Path.rect(rect).applying(state.transform), rule: .winding)
  }

  public func clip(to rects: [CGRect]) {
    let paths = rects.map { Path.rect($0).applying(state.transform) }
    clip(to: Path(paths.flatMap(\.elements)), rule: .winding)
  }

  /// Clips to a path that is in the coordinates the context began with.
  func clip(to path: Path, rule: CGPathFillRule) {
    var level = Level()
    level.group.clip = Group.Clip(path: path, rule: rule.drawing)
    openLevel(level)
  }

  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    var level = Level()
    level.isTransparencyLayer = true
    level.group.opacity = Double(state.alpha)
    level.group.blend = state.blendMode.drawing
    level.shadow = state.shadow
    saveGState()
    openLevel(level)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  public func endTransparencyLayer() {
    guard let index = levels.lastIndex(where: \.isTransparencyLayer) else { return }
    closeLevels(downTo: index)
    while let saved = savedStates.popLast() {
      state = saved
      if saved.levels <= index { break }
    }
    paintIntoMemory()
  }
}

/// The quality of the pixels of scaled images.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`
  case none
  case low
  case high
  case medium
}
