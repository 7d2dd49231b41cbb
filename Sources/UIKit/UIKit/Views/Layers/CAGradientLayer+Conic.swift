internal import CellDrawing
internal import Foundation

extension CAGradientLayer {
  /// The maximum number of pixels of a side. A larger gradient is drawn with fewer pixels.
  private static let maximumSide: CGFloat = 2048

  /// Returns a picture of the conic gradient, clipped to the layer's outline.
  func conicNodes(displayScale: CGFloat) -> [Node] {
    let stops = stops
    guard !stops.isEmpty, !bounds.isEmpty, bounds.width.isFinite, bounds.height.isFinite else { return [] }
    let longest = max(bounds.width, bounds.height)
    let scale = min(max(displayScale, 1), Self.maximumSide / longest)
    let width = max(Int((bounds.width * scale).rounded(.up)), 1)
    let height = max(Int((bounds.height * scale).rounded(.up)), 1)
    let picture = ImageNode(image: conicImage(stops, width: width, height: height), rect: bounds)
    let clip = Group.Clip(path: outline(of: bounds))
    return [.group(Group(clip: clip, nodes: [.image(picture)]))]
  }

  /// Returns the gradient stretched over an image.
  ///
  /// Core Animation computes a gradient in the unit square and stretches it, so the angles are angles of the square.
  private func conicImage(_ stops: [GradientStop], width: Int, height: Int) -> Image {
    let colors = Self.colors(stops)
    let (centerX, centerY) = (Double(startPoint.x), Double(startPoint.y))
    let start = atan2(Double(endPoint.y) - centerY, Double(endPoint.x) - centerX)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      let y = (Double(row) + 0.5) / Double(height) - centerY
      for column in 0..<width {
        let x = (Double(column) + 0.5) / Double(width) - centerX
        var turn = (atan2(y, x) - start) / (2 * .pi)
        turn -= turn.rounded(.down)
        let color = colors[min(Int(turn * Double(colors.count)), colors.count - 1)]
        withUnsafeBytes(of: color) { pixels.append(contentsOf: $0) }
      }
    }
    return Image(premultipliedBGRA: pixels, width: width, height: height)
  }

  /// Returns the premultiplied colours of a whole turn.
  private static func colors(_ stops: [GradientStop]) -> [UInt32] {
    let count = 2048
    return (0..<count).map { index in
      let place = (Double(index) + 0.5) / Double(count)
      let next = stops.firstIndex { $0.location > place } ?? stops.count
      let (before, after) = (stops[max(next - 1, 0)], stops[min(next, stops.count - 1)])
      let length = after.location - before.location
      let share = length > 0 ? min(max((place - before.location) / length, 0), 1) : 0
      func mixed(_ component: KeyPath<Color, Double>) -> UInt8 {
        let (first, last) = (before.color[keyPath: component], after.color[keyPath: component])
        return UInt8((min(max(first + (last - first) * share, 0), 1) * 255).rounded())
      }
      return UInt32(premultiplying: mixed(\.red), mixed(\.green), mixed(\.blue), mixed(\.alpha))
    }
  }
}
