public import Foundation

extension View {
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S) -> some View { changed }
  @_disfavoredOverload
  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View { changed }
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  { changed }
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  { changed }
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { changed }
  @_disfavoredOverload
  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View { changed }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    changed
  }
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { changed }
  public func mask<V: View>(_ mask: V) -> some View { changed }
  public func mask<V: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> V) -> some View {
    changed
  }
  public func foregroundColor(_ color: Color?) -> some View { changed }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { changed }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    changed
  }
  public func tint(_ color: Color?) -> some View { changed }
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ style: S?) -> some View { changed }
  public func accentColor(_ color: Color?) -> some View { changed }
  public func opacity(_ opacity: Double) -> some View { changed }
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { changed }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { changed }
  public func clipShape<S: Shape>(_ shape: S) -> some View { changed }
  public func clipped(antialiased: Bool = false) -> some View { changed }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { changed }
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    changed
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { changed }
  public func brightness(_ amount: Double) -> some View { changed }
  public func contrast(_ amount: Double) -> some View { changed }
  public func colorInvert() -> some View { changed }
  public func saturation(_ amount: Double) -> some View { changed }
  public func grayscale(_ amount: Double) -> some View { changed }
  public func colorMultiply(_ color: Color) -> some View { changed }
  public func blendMode(_ mode: BlendMode) -> some View { changed }
  public func compositingGroup() -> some View { changed }
  public func drawingGroup() -> some View { changed }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { changed }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    changed
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { changed }
  public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> some View {
    changed
  }
  public func redacted(reason: RedactionReasons) -> some View { changed }
  public func unredacted() -> some View { changed }
  public func colorScheme(_ scheme: ColorScheme) -> some View { changed }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { changed }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { changed }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { changed }
  public func imageScale(_ scale: Image.Scale) -> some View { changed }
}

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}
