import CellCatalog
import CellDrawing
import Foundation
import UIKit

/// A list of the content of tables, for the floor to draw: the fills, texts and photos of their views, one per
/// line.
@MainActor
struct PictureList {
  private(set) var text = ""

  /// Lists the pictures that `cellsnap render` makes of the jobs.
  init(_ jobs: [RenderJob]) throws {
    for file in FontLibrary.shared.files { text += "font \(file)\n" }
    for job in jobs {
      try Device.using(job.configuration.device) {
        var times = StageTimes()
        let recorder = try TileRecorder(of: job, times: &times)
        defer { recorder.close() }
        text += "scale \(job.configuration.scale)\n"
        for index in 0..<recorder.tileCount {
          let rect = recorder.record(tile: index).rect
          text += "picture \(rect.width) \(rect.height)\n"
          add(recorder.content.view, in: recorder.content.view, of: rect, clip: rect)
        }
      }
    }
  }

  private mutating func add(_ view: UIView, in root: UIView, of rect: CGRect, clip: CGRect) {
    let bounds = view.convert(view.bounds, to: root)
      .offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
    guard !view.isHidden, view.alpha > 0, bounds.intersects(rect) else { return }
    let clip = view.clipsToBounds ? clip.intersection(bounds) : clip
    let seen = bounds.intersection(clip)
    if let color = view.backgroundColor, !seen.isEmpty {
      let (red, green, blue, alpha) = Self.components(of: color)
      if alpha > 0 { text += "fill \(Self.numbers(seen, in: rect)) \(red) \(green) \(blue) \(alpha)\n" }
    }
    if let imageView = view as? UIImageView { add(imageView, bounds, in: rect, clip: clip) }
    if let label = view as? UILabel { add(label, bounds, in: rect) }
    for subview in view.subviews { add(subview, in: root, of: rect, clip: clip) }
  }

  private mutating func add(_ view: UIImageView, _ bounds: CGRect, in rect: CGRect, clip: CGRect) {
    guard let image = view.image?.content.image, !image.isVector, let path = image.source.path else { return }
    let size = CGSize(width: image.width, height: image.height)
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    let scale = view.contentMode == .scaleAspectFill ? max(across, down) : min(across, down)
    let place = CGRect(
      x: bounds.midX - size.width * scale / 2, y: bounds.midY - size.height * scale / 2,
      width: size.width * scale, height: size.height * scale)
    text +=
      "photo \(Self.numbers(place, in: rect)) \(Self.numbers(clip.intersection(bounds), in: rect)) \(path)\n"
  }

  private mutating func add(_ label: UILabel, _ bounds: CGRect, in rect: CGRect) {
    guard let shown = label.text, !shown.isEmpty, let font = label.font else { return }
    let (red, green, blue, _) = Self.components(of: label.textColor)
    // Lines without room are not drawn.
    let lines = max(1, Int((bounds.height / font.lineHeight).rounded()))
    let place = "\(bounds.minX - rect.minX) \(bounds.minY - rect.minY) \(bounds.width)"
    text +=
      "text \(place) \(font.pointSize) \(font.font.weight) \(red) \(green) \(blue) \(lines) \(shown.utf8.count)\n\(shown)\n"
  }

  private static func numbers(_ box: CGRect, in rect: CGRect) -> String {
    "\(box.minX - rect.minX) \(box.minY - rect.minY) \(box.width) \(box.height)"
  }

  private static func components(of color: UIColor) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }
}
