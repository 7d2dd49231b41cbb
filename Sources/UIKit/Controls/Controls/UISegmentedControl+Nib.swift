internal import CellNibs
internal import Foundation

extension UISegmentedControl {
  static let segmentedControlNibSettings = NibSettings(UISegmentedControl.self) {
    $0.custom(["segments"]) { part in
      guard let segments = part.object.lists["segments"] else { return nil }
      let made = segments.enumerated().map { index, segment in
        (
          title: part.object.id.flatMap { part.file.strings["\($0).segmentTitles[\(index)]"] }
            ?? segment.attributes["title"],
          image: part.part(segment, knowing: ["title", "image", "catalog"]).image("image")
        )
      }
      return { control, _ in
        for (index, segment) in made.enumerated() {
          if let image = segment.image, segment.title?.isEmpty ?? true {
            control.insertSegment(with: image, at: index, animated: false)
          } else {
            control.insertSegment(withTitle: segment.title, at: index, animated: false)
          }
        }
      }
    }
    $0.integer("selectedSegmentIndex") { $0.selectedSegmentIndex = $1 }
    $0.color("selectedSegmentTintColor") { $0.selectedSegmentTintColor = $1 }
    $0.known("segmentControlStyle", "apportionsSegmentWidthsByContent", "momentary", "springLoaded")
    $0.key("selectedSegmentIndex") { $0.selectedSegmentIndex = $1 }
  }
}
