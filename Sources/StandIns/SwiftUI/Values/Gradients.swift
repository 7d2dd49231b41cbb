/// Colours along a line.
public struct Gradient: ShapeStyle, Hashable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: Double

    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }
}

public struct LinearGradient: PrimitiveView, ShapeStyle {
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

public struct RadialGradient: PrimitiveView, ShapeStyle {
  nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {}
  nonisolated public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {}
}

public struct AngularGradient: PrimitiveView, ShapeStyle {
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}
  nonisolated public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}
}
