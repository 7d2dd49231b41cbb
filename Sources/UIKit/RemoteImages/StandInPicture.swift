package import Foundation
package import UIKit

/// A picture in place of one of the network: a landscape, a portrait, or a poster, as its shape asks for.
///
/// The same size always gives the same picture.
@MainActor package enum StandInPicture {
  private static var made: [CGSize: UIImage] = [:]
  /// The pictures, which stay as long as the program runs.
  private static var known: Set<ObjectIdentifier> = []

  /// The size where nothing says how large the picture is, in points.
  package static let usualSize = CGSize(width: 120, height: 120)

  /// Returns the picture of a size in points.
  package static func image(_ size: CGSize) -> UIImage {
    if let image = made[size] { return image }
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      let rect = CGRect(origin: .zero, size: size)
      UIBezierPath(rect: rect).addClip()
      switch size.width / max(size.height, 1) {
      case ..<0.8: drawPoster(in: rect)
      case ...1.25 where size.width <= largestPortrait: drawPortrait(in: rect)
      default: drawLandscape(in: rect)
      }
    }
    made[size] = image
    known.insert(ObjectIdentifier(image))
    return image
  }

  /// Whether an image is one of these pictures.
  package static func isOne(_ image: UIImage) -> Bool { known.contains(ObjectIdentifier(image)) }

  /// The width up to which a square is taken for the portrait of a person, in points.
  private static let largestPortrait: CGFloat = 100

  private static func drawLandscape(in rect: CGRect) {
    fill(.sky, UIBezierPath(rect: rect))
    let (width, height) = (rect.width, rect.height)
    let side = min(width, height)
    fill(.sun, circle(width * 0.72, height * 0.3, side * 0.13))
    fill(.farHill, oval(width * 0.3, height * 1.05, width * 0.6, height * 0.55))
    fill(.nearHill, oval(width * 0.85, height * 1.15, width * 0.65, height * 0.55))
  }

  private static func drawPortrait(in rect: CGRect) {
    fill(.wall, UIBezierPath(rect: rect))
    let (width, height) = (rect.width, rect.height)
    fill(.coat, oval(width * 0.5, height * 1.02, width * 0.38, height * 0.4))
    fill(.face, circle(width * 0.5, height * 0.4, min(width, height) * 0.2))
  }

  private static func drawPoster(in rect: CGRect) {
    fill(.night, UIBezierPath(rect: rect))
    let (width, height) = (rect.width, rect.height)
    fill(.sun, circle(width * 0.62, height * 0.3, width * 0.2))
    let mountain = UIBezierPath()
    mountain.move(to: CGPoint(x: -width * 0.1, y: height * 0.78))
    mountain.addLine(to: CGPoint(x: width * 0.4, y: height * 0.38))
    mountain.addLine(to: CGPoint(x: width * 1.05, y: height * 0.78))
    mountain.close()
    fill(.farHill, mountain)
    fill(.nearHill, UIBezierPath(rect: CGRect(x: 0, y: height * 0.72, width: width, height: height * 0.28)))
    let line = CGRect(x: width * 0.15, y: height * 0.82, width: width * 0.7, height: height * 0.05)
    fill(.title, UIBezierPath(rect: line))
  }

  private static func fill(_ color: UIColor, _ path: UIBezierPath) {
    color.setFill()
    path.fill()
  }

  private static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UIBezierPath {
    oval(x, y, radius, radius)
  }

  private static func oval(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
    UIBezierPath(ovalIn: CGRect(x: x - width, y: y - height, width: 2 * width, height: 2 * height))
  }
}

/// The colours of the pictures, the same in both appearances.
extension UIColor {
  fileprivate static let sky = UIColor(red: 0.62, green: 0.77, blue: 0.90, alpha: 1)
  fileprivate static let sun = UIColor(red: 0.98, green: 0.85, blue: 0.55, alpha: 1)
  fileprivate static let farHill = UIColor(red: 0.45, green: 0.63, blue: 0.56, alpha: 1)
  fileprivate static let nearHill = UIColor(red: 0.30, green: 0.48, blue: 0.45, alpha: 1)
  fileprivate static let wall = UIColor(red: 0.86, green: 0.82, blue: 0.77, alpha: 1)
  fileprivate static let coat = UIColor(red: 0.33, green: 0.42, blue: 0.55, alpha: 1)
  fileprivate static let face = UIColor(red: 0.78, green: 0.60, blue: 0.47, alpha: 1)
  fileprivate static let night = UIColor(red: 0.24, green: 0.29, blue: 0.45, alpha: 1)
  fileprivate static let title = UIColor(red: 0.93, green: 0.93, blue: 0.90, alpha: 1)
}
