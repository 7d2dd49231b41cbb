public import CoreLocation
public import UIKit

/// A shape on a map.
@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {}

@preconcurrency @MainActor open class MKPolyline: MKShape, MKOverlay {
  public let coordinates: [CLLocationCoordinate2D]
  open var coordinate: CLLocationCoordinate2D { coordinates.first ?? CLLocationCoordinate2D() }
  open var pointCount: Int { coordinates.count }

  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: count))
  }
}

@preconcurrency @MainActor open class MKCircle: MKShape, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = center
    self.radius = radius
  }
}

/// The drawing of a shape on a map. The map asks for none.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
  }
}

@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {}
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {}
