internal import Foundation

/// The ellipsoid of WGS 84, and distances on it.
enum Ellipsoid {
  private static let radius = 6_378_137.0
  private static let flattening = 1 / 298.257_223_563

  /// Returns the length of the shortest line on the ellipsoid in metres, by Vincenty's inverse formula. It does not
  /// converge for nearly opposite places, for which the length on a sphere is returned.
  static func distance(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double {
    let length = radians(end.longitude - start.longitude)
    let polar = radius * (1 - flattening)
    let first = atan((1 - flattening) * tan(radians(start.latitude)))
    let second = atan((1 - flattening) * tan(radians(end.latitude)))
    var lambda = length
    for _ in 0..<200 {
      let across = cos(second) * sin(lambda)
      let along = cos(first) * sin(second) - sin(first) * cos(second) * cos(lambda)
      let sine = (across * across + along * along).squareRoot()
      guard sine > 0 else { return 0 }
      let cosine = sin(first) * sin(second) + cos(first) * cos(second) * cos(lambda)
      let sigma = atan2(sine, cosine)
      let alpha = cos(first) * cos(second) * sin(lambda) / sine
      let square = 1 - alpha * alpha
      let middle = square > 0 ? cosine - 2 * sin(first) * sin(second) / square : 0
      let c = flattening / 16 * square * (4 + flattening * (4 - 3 * square))
      let before = lambda
      lambda =
        length + (1 - c) * flattening * alpha
        * (sigma + c * sine * (middle + c * cosine * (2 * middle * middle - 1)))
      guard abs(lambda - before) < 1e-12 else { continue }
      let u = square * (radius * radius - polar * polar) / (polar * polar)
      let a = 1 + u / 16_384 * (4_096 + u * (-768 + u * (320 - 175 * u)))
      let b = u / 1_024 * (256 + u * (-128 + u * (74 - 47 * u)))
      let inner = cosine * (2 * middle * middle - 1)
      let outer = b / 6 * middle * (4 * sine * sine - 3) * (4 * middle * middle - 3)
      return polar * a * (sigma - b * sine * (middle + b / 4 * (inner - outer)))
    }
    return onSphere(start, end)
  }

  private static func onSphere(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double {
    let latitude = sin(radians(end.latitude - start.latitude) / 2)
    let longitude = sin(radians(end.longitude - start.longitude) / 2)
    let part =
      latitude * latitude
      + cos(radians(start.latitude)) * cos(radians(end.latitude)) * longitude * longitude
    return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
