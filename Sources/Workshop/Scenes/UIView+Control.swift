import Foundation
import UIKit

extension ViewDescription {
  /// The date that the text names, such as `2026-09-04`.
  fileprivate var date: Date? {
    text.flatMap { try? Date($0, strategy: .iso8601.year().month().day()) }
  }
}

extension UIView {
  /// Returns the control of a class that shows a value; nil for another class.
  static func control(_ description: ViewDescription) -> UIView? {
    switch description.class {
    case "UISwitch":
      let control = UISwitch()
      control.isOn = description.isOn ?? description.on ?? false
      control.onTintColor = description.onTintColor.map(UIColor.init(described:))
      return control
    case "UISlider":
      let slider = UISlider()
      slider.value = Float(description.value ?? 0)
      slider.minimumTrackTintColor = description.minimumTrackTintColor.map(UIColor.init(described:))
      return slider
    case "UIStepper":
      let stepper = UIStepper()
      stepper.value = description.value ?? 0
      return stepper
    case "UIProgressView":
      let view = UIProgressView(progressViewStyle: .default)
      view.progress = Float(description.progress ?? 0)
      view.progressTintColor = description.progressTintColor.map(UIColor.init(described:))
      view.trackTintColor = description.trackTintColor.map(UIColor.init(described:))
      return view
    case "UIActivityIndicatorView":
      let spinner = UIActivityIndicatorView(style: description.style == "large" ? .large : .medium)
      if let color = description.color { spinner.color = UIColor(described: color) }
      spinner.hidesWhenStopped = description.hidesWhenStopped ?? true
      if description.animating == true { spinner.startAnimating() }
      return spinner
    case "UISegmentedControl":
      let control = UISegmentedControl(items: description.segments)
      control.selectedSegmentIndex = description.selectedSegmentIndex ?? UISegmentedControl.noSegment
      return control
    case "UIDatePicker":
      let picker = UIDatePicker()
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .compact
      picker.timeZone = .gmt
      if let date = description.date { picker.date = date }
      return picker
    case "UISearchBar":
      let bar = UISearchBar()
      bar.placeholder = description.placeholder
      bar.text = description.text
      return bar
    case "UIRefreshControl":
      return UIRefreshControl()
    case "UIImageView":
      return UIImageView(image: description.image.map(UIImage.described))
    case "UIPageControl":
      let control = UIPageControl()
      control.numberOfPages = description.numberOfPages ?? 0
      control.currentPage = description.currentPage ?? 0
      return control
    default:
      return nil
    }
  }
}
