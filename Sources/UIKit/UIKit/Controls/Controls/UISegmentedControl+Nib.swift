internal import CellNibs
internal import Foundation

extension UISegmentedControl {
  static let segmentedControlNibSettings = NibSettings(UISegmentedControl.self) {
    $0.custom(["segments"]) { part in
      guard let segments = part.object.lists["segments"] else { return nil }
      let made = segments.enumerated().map { SegmentSettings($1, index: $0, part) }
      return { control, _ in
        for (index, segment) in made.enumerated() { segment.add(to: control, at: index) }
      }
    }
    $0.integer("selectedSegmentIndex") { $0.selectedSegmentIndex = $1 }
    $0.color("selectedSegmentTintColor") { $0.selectedSegmentTintColor = $1 }
    $0.flag("momentary") { $0.isMomentary = $1 }
    $0.flag("apportionsSegmentWidthsByContent") { $0.apportionsSegmentWidthsByContent = $1 }
    $0.known("segmentControlStyle", "springLoaded")
    $0.key("selectedSegmentIndex") { $0.selectedSegmentIndex = $1 }
  }
}

/// The settings of a segment in a nib.
@MainActor private struct SegmentSettings {
  private let title: String?
  private let image: UIImage?
  private let width: CGFloat?
  private let offset: CGSize?
  private let isEnabled: Bool

  init(_ written: NibObject, index: Int, _ part: NibPart) {
    let own = part.part(
      written, knowing: ["title", "image", "catalog", "width", "enabled", "contentOffset"])
    title = own.text("title", stringsKey: "segmentTitles[\(index)]")
    image = own.image("image")
    width = own.number("width")
    offset = own.size("contentOffset")
    isEnabled = own.flag("enabled") ?? true
  }

  func add(to control: UISegmentedControl, at index: Int) {
    if let image, title?.isEmpty ?? true {
      control.insertSegment(with: image, at: index, animated: false)
    } else {
      control.insertSegment(withTitle: title, at: index, animated: false)
    }
    if let width { control.setWidth(width, forSegmentAt: index) }
    if let offset { control.setContentOffset(offset, forSegmentAt: index) }
    if !isEnabled { control.setEnabled(false, forSegmentAt: index) }
  }
}
