import CellCatalog
import CellDrawing
import Foundation

/// A plain frame of a device around its screen, in points. It has the screen's size and corners, and no artwork.
struct DeviceFrame: Hashable, Sendable {
  /// The width of the frame around the screen.
  static let border: CGFloat = 12
  private static let squareRadius: CGFloat = 24

  /// The screen, in the coordinates of the picture's scene.
  let screen: CGRect
  /// The part of the picture on the screen.
  let picture: CGRect
  private let cornerRadius: CGFloat
  private let isDark: Bool

  /// - Parameters:
  ///   - picture: The place of the picture in its scene.
  ///   - top: The distance from the top of the screen to the picture.
  init(around picture: CGRect, of device: SnapshotDevice, top: CGFloat, isDark: Bool) {
    screen = CGRect(origin: CGPoint(x: picture.minX, y: picture.minY - top), size: device.screenSize)
    self.picture = picture.intersection(screen)
    cornerRadius = device.cornerRadius
    self.isDark = isDark
  }

  /// The whole frame, in the coordinates of the picture's scene.
  var rect: CGRect { screen.insetBy(dx: -Self.border, dy: -Self.border) }

  /// Returns the frame with the screen in it. The screen's background is the system's.
  func nodes(around nodes: [Node]) -> [Node] {
    let outer = cornerRadius > 0 ? cornerRadius + Self.border : Self.squareRadius
    let background = isDark ? Color.black : .white
    let shown = Node.group(Group(clip: Group.Clip(path: .rect(picture)), nodes: nodes))
    let edge = rounded(rect.insetBy(dx: 0.5, dy: 0.5), outer - 0.5)
    return [
      .fill(rounded(rect, outer), .nonZero, .color(Color(white: 0.11))),
      .stroke(edge, Stroke(width: 1), .color(Color(white: 0.45))),
      .group(
        Group(
          clip: Group.Clip(path: rounded(screen, cornerRadius)),
          nodes: [.fill(.rect(screen), .nonZero, .color(background)), shown])),
    ]
  }

  private func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
    radius > 0 ? .continuousRoundedRect(rect, corners: Path.Corners(radius)) : .rect(rect)
  }
}
