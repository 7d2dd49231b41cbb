/// The paint of a shape.
public protocol ShapeStyle: Sendable {}

public struct HierarchicalShapeStyle: ShapeStyle {}
public struct TintShapeStyle: ShapeStyle { public init() {} }
public struct BackgroundStyle: ShapeStyle { public init() {} }
public struct ForegroundStyle: ShapeStyle { public init() {} }
public struct SelectionShapeStyle: ShapeStyle { public init() {} }
public struct SeparatorShapeStyle: ShapeStyle { public init() {} }
public struct AnyGradient: ShapeStyle {}

public struct AnyShapeStyle: ShapeStyle {
  public init<S: ShapeStyle>(_ style: S) {}
}

public struct Material: ShapeStyle {
  public static let ultraThin = Material()
  public static let thin = Material()
  public static let regular = Material()
  public static let thick = Material()
  public static let ultraThick = Material()
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { Material() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { Self() }
  public static var secondary: Self { Self() }
  public static var tertiary: Self { Self() }
  public static var quaternary: Self { Self() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: Self { Self() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: Self { Self() }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: Self { Self() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: Self { Self() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: Self { Self() }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { Color.clear }
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var red: Color { Color.red }
  public static var green: Color { Color.green }
  public static var blue: Color { Color.blue }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var pink: Color { Color.pink }
  public static var purple: Color { Color.purple }
  public static var brown: Color { Color.brown }
  public static var cyan: Color { Color.cyan }
  public static var indigo: Color { Color.indigo }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var accentColor: Color { Color.accentColor }
}
