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

  /// The samples of UIKit's views, which show values of a source.
  @MainActor private static let samples = ViewFacts.all(in: "UIKit").compactMap(\.sample)

  @MainActor private mutating func view() -> UIView {
    let sample = element(of: Self.samples, or: { _ in UIView() })
    let values = ByteSampleSource(self)
    let view = sample(values)
    self = values.bytes
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
