public import CoreLocation
public import UIKit

/// A place on a map.
@preconcurrency @MainActor public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

@preconcurrency @MainActor open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?

  nonisolated public override init() {}
}

@preconcurrency @MainActor open class MKPointAnnotation: MKShape, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()

  nonisolated public override init() {}

  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }
}

@preconcurrency @MainActor open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var location: CLLocation? { nil }
}

/// The view of a place on a map. The map asks for none.
@preconcurrency @MainActor open class MKAnnotationView: UIView, StandInFacts {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage?
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var canShowCallout = false
  open var isDraggable = false
  open var isEnabled = true
  open var isSelected = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var clusteringIdentifier: String?
  /// - Note: No effect on the picture.
  open var animatesWhenAdded = false

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  package class var standInFacts: ViewFacts {
    ViewFacts(MKAnnotationView.self) { _ in MKAnnotationView(annotation: nil, reuseIdentifier: nil) }
  }

  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  package override class var standInFacts: ViewFacts {
    ViewFacts(MKPinAnnotationView.self) { _ in MKPinAnnotationView(annotation: nil, reuseIdentifier: nil) }
  }

  open var pinTintColor: UIColor?
  open var animatesDrop = false
}

@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  package override class var standInFacts: ViewFacts {
    ViewFacts(MKMarkerAnnotationView.self) { _ in
      MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil)
    }
  }

  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
}
