public import CoreLocation
public import UIKit

@preconcurrency @MainActor open class MKPlacemark: NSObject, MKAnnotation {
  public let coordinate: CLLocationCoordinate2D

  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
  }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

@preconcurrency @MainActor open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?

  public init(placemark: MKPlacemark) { self.placemark = placemark }

  /// Returns false, because there is no app with maps.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// A picture of a map. Unlike in MapKit, it always fails, at once, and a warning says so.
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
  @preconcurrency @MainActor open class Options: NSObject {
    open var region = MKCoordinateRegion()
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var mapType = MKMapType.standard
    open var showsBuildings = true
    /// - Note: No effect on the picture.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    nonisolated public override init() {}
  }

  @preconcurrency @MainActor open class Snapshot: NSObject {
    public let image = UIImage()
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  public init(options: Options) {}

  open func start(completionHandler: (Snapshot?, (any Error)?) -> Void) {
    Diagnostics.report("MKMapSnapshotter makes no picture, because CellSnap draws no maps")
    completionHandler(nil, MKError(code: .serverFailure))
  }

  open func cancel() {}
}

public struct MKError: Error {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
  }

  public let code: Code
}
