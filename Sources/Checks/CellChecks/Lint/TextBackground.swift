import CellDrawing
import Foundation
import UIKit

/// The picture behind texts: a view drawn without any text, at one pixel per point.
@MainActor
struct TextBackground {
  private let bitmap: Bitmap
  private static let painter = Painter()

  /// The top left corner of the picture in the view, in points.
  private let origin: CGPoint
  private static let maximum = CGSize(width: 4_096, height: 16_384)

  /// Draws a whole view, or returns nil if it is too large for one picture or has no size.
  init?(of view: UIView) {
    guard view.bounds.width < Self.maximum.width, view.bounds.height < Self.maximum.height else { return nil }
    self.init(of: view, in: CGRect(origin: .zero, size: view.bounds.size))
  }

  /// Draws the part of a view in a rectangle, cut if it is too large for one picture. Returns nil if that part has no
  /// size.
  init?(of view: UIView, in rect: CGRect) {
    let part = CGRect(
      x: rect.minX.rounded(.down), y: rect.minY.rounded(.down),
      width: min((rect.width + 1).rounded(.up), Self.maximum.width),
      height: min((rect.height + 1).rounded(.up), Self.maximum.height)
    ).intersection(CGRect(origin: .zero, size: view.bounds.size))
    guard part.width >= 1, part.height >= 1,
      let bitmap = try? Bitmap(width: Int(part.width.rounded(.up)), height: Int(part.height.rounded(.up)))
    else { return nil }
    var scene = view.scene()
    // The colour of a table also shows through cells without a colour of their own.
    scene.nodes = view.colorsBehind + scene.nodes.withoutText
    Self.painter.paint(scene, rect: part, scale: 1, into: bitmap)
    self.bitmap = bitmap
    origin = part.origin
  }

  /// Returns the contrast ratio that all pixels in `rect` reach, except for a share of `quantile`. Returns 21 if there
  /// are no pixels.
  func contrast(of color: Color, in rect: CGRect, quantile: Double) -> Double {
    let rect = rect.offsetBy(dx: -origin.x, dy: -origin.y)
    let columns = max(0, Int(rect.minX))..<max(0, min(bitmap.width, Int(rect.maxX.rounded(.up))))
    let rows = max(0, Int(rect.minY))..<max(0, min(bitmap.height, Int(rect.maxY.rounded(.up))))
    guard !columns.isEmpty, !rows.isEmpty, columns.lowerBound < bitmap.width else { return 21 }
    let step = max(1, columns.count * rows.count / 2_000)
    var counts: [UInt32: Int] = [:]
    var total = 0
    for place in stride(from: 0, to: columns.count * rows.count, by: step) {
      let x = columns.lowerBound + place % columns.count
      let y = rows.lowerBound + place / columns.count
      let pixel = bitmap.pixels.loadUnaligned(fromByteOffset: y * bitmap.stride + x * 4, as: UInt32.self)
      counts[pixel, default: 0] += 1
      total += 1
    }
    let ratios = counts.map { (ratio: Self.contrast(of: color, over: $0.key), count: $0.value) }
      .sorted { $0.ratio < $1.ratio }
    var passed = 0
    for (ratio, count) in ratios {
      passed += count
      if Double(passed) > quantile * Double(total) { return ratio }
    }
    return ratios.last?.ratio ?? 21
  }

  /// Returns the contrast of a colour with a premultiplied pixel over white.
  private static func contrast(of color: Color, over pixel: UInt32) -> Double {
    let alpha = Double(pixel >> 24) / 255
    func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / 255 + 1 - alpha }
    let behind = Color(red: channel(16), green: channel(8), blue: channel(0))
    let text = Color(
      red: behind.red + (color.red - behind.red) * color.alpha,
      green: behind.green + (color.green - behind.green) * color.alpha,
      blue: behind.blue + (color.blue - behind.blue) * color.alpha)
    return text.contrast(with: behind)
  }
}

extension [Node] {
  /// The nodes without texts; shadows of texts stay.
  fileprivate var withoutText: [Node] {
    compactMap { node in
      switch node {
      case .text: return nil
      case .group(var group):
        group.nodes = group.nodes.withoutText
        return .group(group)
      default: return node
      }
    }
  }
}

extension UIView {
  /// The backgrounds of the superviews from back to front, over the device's own background.
  fileprivate var colorsBehind: [Node] {
    var nodes: [Node] = []
    let rect = Path.rect(bounds.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
    var next = superview
    while let view = next {
      if let color = view.backgroundCGColor(with: view.traitCollection), color.alpha > 0 {
        nodes.insert(.fill(rect, .nonZero, .color(color.color)), at: 0)
      }
      next = view.superview
    }
    let device: Color = Device.current.userInterfaceStyle == .dark ? .black : .white
    return [.fill(rect, .nonZero, .color(device))] + nodes
  }
}
