import Foundation

/// The views of a layout with their frames in the picture.
struct PlacedViews {
  struct Place {
    var view: LayoutView
    /// The frame in points from the picture's top left corner.
    var frame: CGRect
  }

  /// The visible views in the order of drawing.
  let places: [Place]

  init(_ layout: SnapshotLayout?) {
    var origins: [CGPoint] = []
    places = (layout?.views ?? []).compactMap { view in
      let depth = min(view.depth, origins.count)
      let around = depth > 0 ? origins[depth - 1] : .zero
      let frame = view.frame.offsetBy(dx: around.x, dy: around.y)
      origins = origins.prefix(depth) + [frame.origin]
      return view.isHidden ? nil : Place(view: view, frame: frame)
    }
  }

  /// The views that show text.
  var texts: [Place] { places.filter { $0.view.text?.isEmpty == false } }

  /// Returns the name of the topmost view at a place in points.
  func name(at place: (x: Double, y: Double)) -> String? {
    places.last { $0.frame.contains(CGPoint(x: place.x, y: place.y)) }.map(Self.name)
  }

  /// Returns the class and the property of a view: `UILabel titleLabel`.
  static func name(_ place: Place) -> String {
    [place.view.className, place.view.propertyName].compactMap(\.self).joined(separator: " ")
  }
}
