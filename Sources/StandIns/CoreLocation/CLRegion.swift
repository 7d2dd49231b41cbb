public import Foundation

open class CLRegion: NSObject {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
  }
}

open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Ellipsoid.distance(from: center, to: coordinate) <= radius
  }
}

/// The address of a place.
open class CLPlacemark: NSObject {
  open var location: CLLocation? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var administrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var country: String? { nil }
  open var isoCountryCode: String? { nil }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// The object that finds addresses. Unlike in CoreLocation, it always fails, at once.
open class CLGeocoder: NSObject {
  open var isGeocoding: Bool { false }

  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: CLGeocodeCompletionHandler) {
    completionHandler(nil, CLError(.network))
  }

  open func geocodeAddressString(_ address: String, completionHandler: CLGeocodeCompletionHandler) {
    completionHandler(nil, CLError(.network))
  }

  open func cancelGeocode() {}
}

public struct CLError: Error {
  public enum Code: Int, Sendable { case locationUnknown, denied, network }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}
