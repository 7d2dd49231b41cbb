internal import CellDrawing
internal import Foundation

extension Device {
  /// The device outside of any body of `using`. The variables `CELLSNAP_SCREEN`, such as `390x844@3`, and
  /// `CELLSNAP_IOS`, such as `18`, choose another device.
  package static var ofEnvironment: Device { read.device }

  /// The reason why a variable for the device does not count, and the way out; nil if both are right.
  package static var environmentProblem: String? { read.problem }

  private static let read = device(environment: ProcessInfo.processInfo.environment)

  static func device(environment: [String: String]) -> (device: Device, problem: String?) {
    var device = Device()
    if let text = environment["CELLSNAP_SCREEN"], !text.isEmpty {
      guard let screen = Screen(text) else {
        return (
          device, "CELLSNAP_SCREEN=\(text): give a width and height in points and a scale, as in 390x844@3"
        )
      }
      device.screenSize = screen.size
      device.displayScale = screen.scale
    }
    if let text = environment["CELLSNAP_IOS"], !text.isEmpty {
      guard let version = Int(text).flatMap(SystemVersion.init(rawValue:)) else {
        let known = SystemVersion.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
        return (device, "CELLSNAP_IOS=\(text): give one of \(known)")
      }
      device.systemVersion = version
    }
    return (device, nil)
  }

  /// A size in points and the number of pixels per point: `390x844@3`.
  private struct Screen {
    var size: CGSize
    var scale: CGFloat

    init?(_ text: String) {
      let parts = text.split(separator: "@", omittingEmptySubsequences: false)
      let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
      guard parts.count == 2, sides.count == 2, let scale = Double(parts[1]), (1...4).contains(scale),
        sides.allSatisfy({ (100...10_000).contains($0) })
      else { return nil }
      size = CGSize(width: sides[0], height: sides[1])
      self.scale = scale
    }
  }
}
