package import CellDrawing
public import Foundation

/// The colours of a gradient and their locations.
public final class CGGradient: Sendable {
  package let stops: [GradientStop]

  /// Creates a gradient of `colors`, an array of `CGColor`. Without locations the colours are spread evenly.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = (0..<colors.count).compactMap { colors.object(at: $0) as? CGColor }
    guard !colors.isEmpty else { return nil }
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { index, color in
      GradientStop(location: locations.map { Double($0[index]) } ?? Double(index) / last, color: color.color)
    }
  }

  public init?(
    colorSpace space: CGColorSpace, colorComponents: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let last = Double(max(count - 1, 1))
    let stride = space.numberOfComponents + 1
    stops = (0..<count).compactMap { index in
      guard let color = CGColor(colorSpace: space, components: colorComponents + index * stride) else {
        return nil
      }
      return GradientStop(
        location: locations.map { Double($0[index]) } ?? Double(index) / last, color: color.color)
    }
  }
}

public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
