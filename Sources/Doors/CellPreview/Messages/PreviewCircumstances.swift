import CellCatalog
import CellServer
import CellSnapshots
import Foundation
import MFS
import UIKit

/// The circumstances of a picture in the words of the preview's addresses and responses.
///
///     {"dark":false,"device":null,"ios":"26","language":"en","rightToLeft":false,"scale":2,"textSize":"L","width":375}
struct PreviewCircumstances: Hashable, Sendable, Codable {
  /// The width in points.
  var width: Double = 375
  /// The number of pixels per point.
  var scale: Double = 2
  var dark = false
  var rightToLeft = false
  /// The short name of the content size category: `XS` to `AX5`.
  var textSize = "L"
  /// The language of translations, as a BCP 47 tag.
  var language = "en"
  /// The number of the version of iOS.
  var ios = "\(SystemVersion.iOS26.rawValue)"
  /// The name of the device; nil for a screen of the width.
  var device: String?

  init() {}

  init(_ configuration: SnapshotConfiguration) {
    width = Double(configuration.width)
    scale = Double(configuration.scale)
    dark = configuration.userInterfaceStyle == .dark
    rightToLeft = configuration.layoutDirection == .rightToLeft
    textSize = TextSize.name(of: configuration.contentSizeCategory)
    language = configuration.language
    ios = "\(configuration.systemVersion.rawValue)"
    device = configuration.deviceModel?.name
  }

  /// Reads the parameters of an address. Those that it lacks have their default values, or the device's.
  init(_ query: [HTTPRequest.Parameter]) throws(PreviewError) {
    for parameter in query {
      switch parameter.name {
      case "device" where !parameter.value.isEmpty:
        let model = SnapshotDevice(named: parameter.value)
        guard let model else { throw .invalid("there is no device \"\(parameter.value.shortened)\"") }
        device = model.name
        (width, scale) = (Double(model.screenSize.width), Double(model.scale))
      default: break
      }
    }
    for parameter in query {
      switch parameter.name {
      case "width": width = try Self.number(parameter)
      case "scale": scale = try Self.number(parameter)
      case "dark": dark = parameter.value == "1"
      case "rightToLeft": rightToLeft = parameter.value == "1"
      case "textSize": textSize = parameter.value
      case "language": language = parameter.value
      case "ios": ios = parameter.value
      default: break
      }
    }
    _ = try configuration
    guard width <= Self.maximumWidth, scale <= 4 else {
      throw .invalid("give a width up to \(PlainNumber.text(Self.maximumWidth)) and a scale up to 4")
    }
  }

  private static func number(_ parameter: HTTPRequest.Parameter) throws(PreviewError) -> Double {
    guard let number = PlainNumber.parse(parameter.value) else {
      throw .invalid("\(parameter.name) \"\(parameter.value.shortened)\" is not a number")
    }
    return Double(number)
  }

  /// The configuration of the catalogue for these circumstances.
  var configuration: SnapshotConfiguration {
    get throws(PreviewError) {
      var configuration = SnapshotConfiguration(width: width, scale: scale)
      if let device {
        guard let model = SnapshotDevice(named: device) else {
          throw .invalid("there is no device \"\(device.shortened)\"")
        }
        configuration.deviceModel = model
      }
      guard let category = TextSize.category(named: textSize) else {
        throw .invalid("there is no text size \"\(textSize.shortened)\"; give XS to XXXL or AX1 to AX5")
      }
      guard let version = Int(ios).flatMap(SystemVersion.init(rawValue:)) else {
        throw .invalid("iOS \"\(ios.shortened)\" is not a supported version")
      }
      if dark { configuration = configuration.dark }
      configuration = configuration.textSize(category).systemVersion(version)
      configuration.language = language
      if rightToLeft { configuration.layoutDirection = .rightToLeft }
      if let problem = configuration.problem { throw .invalid(problem) }
      return configuration
    }
  }

  /// The maximum width of a picture in the preview, in points.
  static let maximumWidth = 2_048.0
}
