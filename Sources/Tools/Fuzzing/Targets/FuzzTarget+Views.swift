import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import UIKit

extension FuzzTarget {
  static let views = FuzzTarget(
    "views", "trees of views with hostile values, drawn as an entry of a catalogue is"
  ) {
    bytes in
    var source = ByteSource(bytes)
    let scale = [1, 2, 3][source.number(below: 3)] as CGFloat
    let configuration = SnapshotConfiguration(
      width: 100, scale: scale, userInterfaceStyle: source.flag() ? .dark : .light,
      layoutDirection: source.flag() ? .rightToLeft : .leftToRight)
    guard let name = try? EntryName("Fuzz") else { return }
    // The entry is as high as a phone, since larger pictures may take minutes.
    let entry = CatalogEntry("Fuzz", height: .points(200)) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      source.fill(root)
      return root
    }
    try? EntryDrawing(entry, name: name, configuration: configuration).forEachPicture { picture in
      let text = picture.layout.text
      precondition(
        (try? SnapshotLayout(parsing: text))?.text == text,
        "a layout is written in a form that cannot be read")
      _ = picture.svg
      try picture.paint { _ = try $0.pixels.bitmap() }
    }
  }
}

extension ByteSource {
  /// Adds views to views until no bytes are left or there are 2,000 views.
  @MainActor fileprivate mutating func fill(_ root: UIView) {
    var views = [root]
    while !isEmpty, views.count < 2_000 {
      let parent = element(of: views, or: root)
      switch byte() % 12 {
      case 0:
        // Many views are added at once, nested or beside each other.
        var place = parent
        let isDeep = flag()
        for _ in 0..<number(below: 200) {
          let view = UIView(frame: CGRect(x: 1, y: 1, width: 50, height: 50))
          place.addSubview(view)
          views.append(view)
          if isDeep { place = view }
        }
      case 1 where parent !== root: parent.removeFromSuperview()
      case 2 where parent !== root: root.insertSubview(parent, at: number(below: 256) - 8)
      case 3..<7: change(parent)
      default:
        let view = view()
        parent.addSubview(view)
        views.append(view)
      }
    }
  }

  @MainActor private mutating func view() -> UIView {
    let view: UIView
    switch byte() % 18 {
    case 0:
      let label = UILabel()
      label.text = text()
      label.numberOfLines = number(below: 4)
      label.font = .systemFont(ofSize: length())
      view = label
    case 1:
      let button = UIButton(type: .system)
      button.setTitle(text(), for: .normal)
      view = button
    case 2: view = UISwitch()
    case 3:
      let slider = UISlider()
      (slider.minimumValue, slider.maximumValue, slider.value) = (
        Float(number()), Float(number()), Float(number())
      )
      view = slider
    case 4:
      let progress = UIProgressView(progressViewStyle: .default)
      progress.progress = Float(number())
      view = progress
    case 5:
      let pages = UIPageControl()
      (pages.numberOfPages, pages.currentPage) = (number(below: 300) - 8, number(below: 300))
      view = pages
    case 6:
      let segments = UISegmentedControl(items: (0..<number(below: 5)).map { _ in text() })
      segments.selectedSegmentIndex = number(below: 8) - 2
      view = segments
    case 7: view = UIStepper()
    case 8:
      let scroll = UIScrollView()
      scroll.contentSize = size()
      scroll.contentOffset = point()
      scroll.contentInset = UIEdgeInsets(top: length(), left: length(), bottom: length(), right: length())
      scroll.zoomScale = length()
      view = scroll
    case 9: view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    case 10:
      let image = UIImageView(image: UIImage(systemName: flag() ? "star" : text()))
      image.contentMode = UIView.ContentMode(rawValue: number(below: 13)) ?? .scaleToFill
      view = image
    case 11:
      let field = UITextField()
      field.placeholder = text()
      field.borderStyle = UITextField.BorderStyle(rawValue: number(below: 4)) ?? .none
      view = field
    case 12:
      let text = UITextView()
      text.text = self.text()
      view = text
    case 13:
      let cell = UITableViewCell(
        style: UITableViewCell.CellStyle(rawValue: number(below: 4)) ?? .default, reuseIdentifier: nil)
      cell.textLabel?.text = text()
      cell.detailTextLabel?.text = text()
      cell.accessoryType = UITableViewCell.AccessoryType(rawValue: number(below: 5)) ?? .none
      cell.indentationLevel = number(below: 256) - 8
      cell.indentationWidth = length()
      view = cell
    case 14: view = UIActivityIndicatorView(style: .medium)
    case 15:
      let bar = UISearchBar()
      bar.text = text()
      view = bar
    default: view = UIView()
    }
    view.frame = flag() ? CGRect(x: 3, y: 4, width: 60, height: 40) : rect()
    if flag() { view.sizeToFit() }
    return view
  }

  @MainActor private mutating func change(_ view: UIView) {
    switch byte() % 18 {
    case 0: view.frame = rect()
    case 1: view.bounds = rect()
    case 2: view.center = point()
    case 3: view.alpha = length()
    case 4:
      view.transform = CGAffineTransform(
        a: length(), b: length(), c: length(), d: length(), tx: length(), ty: length())
    case 5: view.transform = CGAffineTransform(scaleX: 0, y: length())
    case 6:
      view.backgroundColor = UIColor(hue: length(), saturation: length(), brightness: 1, alpha: length())
    case 7:
      view.layer.cornerRadius = length()
      view.layer.cornerCurve = flag() ? .continuous : .circular
      view.clipsToBounds = flag()
    case 8:
      view.layer.borderWidth = length()
      view.layer.borderColor = UIColor.red.cgColor
    case 9:
      view.layer.shadowOpacity = Float(number())
      view.layer.shadowRadius = length()
      view.layer.shadowOffset = size()
    case 10: view.layer.zPosition = length()
    case 11: view.layer.anchorPoint = point()
    case 12:
      let gradient = CAGradientLayer()
      gradient.frame = flag() ? view.bounds : rect()
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.locations = [NSNumber(value: number()), NSNumber(value: number())]
      gradient.startPoint = point()
      gradient.endPoint = point()
      view.layer.addSublayer(gradient)
    case 13:
      let shape = CAShapeLayer()
      shape.path = CGPath(roundedRect: rect(), cornerWidth: length(), cornerHeight: length(), transform: nil)
      shape.lineWidth = length()
      shape.strokeColor = UIColor.green.cgColor
      shape.lineDashPattern = [NSNumber(value: number()), NSNumber(value: number())]
      shape.lineDashPhase = length()
      shape.strokeEnd = length()
      view.layer.addSublayer(shape)
    case 14:
      let replicator = CAReplicatorLayer()
      replicator.instanceCount = number(below: 300) - 8
      replicator.instanceTransform = CATransform3DMakeTranslation(length(), length(), 0)
      let part = CALayer()
      part.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      part.backgroundColor = UIColor.black.cgColor
      replicator.addSublayer(part)
      view.layer.addSublayer(replicator)
    case 15:
      let mask = CALayer()
      mask.frame = rect()
      mask.backgroundColor = UIColor.black.cgColor
      view.layer.mask = mask
    case 16:
      view.layoutMargins = UIEdgeInsets(top: length(), left: length(), bottom: length(), right: length())
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(number(below: 64)))
    default:
      view.isHidden = flag()
      view.contentMode = UIView.ContentMode(rawValue: number(below: 13)) ?? .scaleToFill
      view.layer.transform = CATransform3DMakeRotation(length(), length(), length(), length())
    }
  }
}
