import CellNibs
import Foundation
import UIKit

extension FuzzTarget {
  static let patterns = FuzzTarget(
    "patterns", "images as colours, in views, layers, texts, contexts and nibs, drawn as PNG and SVG"
  ) { bytes in
    var source = ByteSource(bytes)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    var views = [root]
    while !source.isEmpty, views.count < 60 {
      let parent = source.element(of: views, or: root)
      if source.flag() {
        source.color(parent)
      } else {
        let view = source.viewOrNib()
        parent.addSubview(view)
        views.append(view)
      }
    }
    let window = UIWindow(frame: root.frame)
    window.overrideUserInterfaceStyle = source.flag() ? .dark : .light
    window.addSubview(root)
    window.layoutIfNeeded()
    ScenePictures.draw(window.scene(), longestSide: 64)
  }
}

extension ByteSource {
  @MainActor fileprivate mutating func viewOrNib() -> UIView {
    let view: UIView
    switch byte() % 8 {
    case 0:
      let label = UILabel()
      label.text = text()
      view = label
    case 1:
      let button = UIButton(type: .system)
      button.setTitle(text(), for: .normal)
      view = button
    case 2: view = UISwitch()
    case 3: view = UIImageView(image: UIImage(systemName: "star"))
    case 4: view = nibView() ?? UIView()
    case 5: view = PatternDrawing(pattern(), in: rect())
    default: view = UIView()
    }
    view.frame = flag() ? CGRect(x: 2, y: 3, width: 50, height: 40) : rect()
    return view
  }

  /// Uses a pattern as one of the colours of a view.
  @MainActor fileprivate mutating func color(_ view: UIView) {
    let color = pattern()
    switch byte() % 12 {
    case 0: view.backgroundColor = color
    case 1: view.tintColor = color
    case 2:
      view.layer.borderColor = color.cgColor
      view.layer.borderWidth = length()
      view.layer.cornerRadius = length()
    case 3:
      view.layer.shadowColor = color.cgColor
      view.layer.shadowOpacity = Float(number())
      view.layer.shadowRadius = length()
    case 4:
      let gradient = CAGradientLayer()
      gradient.frame = view.bounds
      gradient.colors = [color.cgColor, pattern().cgColor, UIColor.red.cgColor]
      view.layer.addSublayer(gradient)
    case 5:
      let shape = CAShapeLayer()
      shape.path = CGPath(rect: rect(), transform: nil)
      (shape.fillColor, shape.strokeColor) = (color.cgColor, pattern().cgColor)
      shape.lineWidth = length()
      view.layer.addSublayer(shape)
    case 6:
      let text = NSMutableAttributedString(string: self.text())
      let keys: [NSAttributedString.Key] = [
        .foregroundColor, .backgroundColor, .strokeColor, .underlineColor,
      ]
      for key in keys where flag() {
        text.addAttribute(key, value: pattern(), range: NSRange(location: 0, length: text.length))
      }
      (view as? UILabel)?.attributedText = text
    case 7:
      (view as? UILabel)?.textColor = color
      (view as? UILabel)?.shadowColor = pattern()
    case 8:
      view.transform = CGAffineTransform(a: length(), b: length(), c: length(), d: length(), tx: 0, ty: 0)
    case 9: view.bounds.origin = point()
    case 10: (view as? UISwitch)?.onTintColor = color
    default:
      var components: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = color.getRed(&components.0, green: &components.1, blue: &components.2, alpha: &components.3)
      precondition(color == color && color.hash == color.hash, "a pattern is unlike itself")
      _ = (color.cgColor.components, color.cgColor.numberOfComponents, color.description)
    }
  }

  /// Returns a pattern, often with another opacity or with other colours in dark appearance.
  @MainActor private mutating func pattern(depth: Int = 0) -> UIColor {
    let color = UIColor(patternImage: tile(depth: depth))
    switch byte() % 6 {
    case 0: return color.withAlphaComponent(length())
    case 1:
      let dark = UIColor(patternImage: tile(depth: depth))
      return UIColor { $0.userInterfaceStyle == .dark ? dark : color }
    case 2: return UIColor(cgColor: color.cgColor)
    case 3: return color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    default: return color
    }
  }

  /// Returns an image, which may be empty, huge, flipped, resizable or filled with another pattern.
  @MainActor private mutating func tile(depth: Int) -> UIImage {
    switch byte() % 8 {
    case 0: return UIImage()
    case 1: return UIImage(systemName: flag() ? "star" : text()) ?? UIImage()
    case 2: return UIImage(data: Data(text().utf8), scale: length()) ?? UIImage()
    default:
      let size = CGSize(width: number(below: 24), height: number(below: 24))
      let inner: UIColor = depth < 4 && flag() ? pattern(depth: depth + 1) : .systemTeal
      let ink = CGRect(x: number(below: 12), y: number(below: 12), width: 7, height: 5)
      var image = UIGraphicsImageRenderer(size: size).image { context in
        inner.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        UIColor.red.setFill()
        context.fill(ink)
      }
      if flag(), let own = image.cgImage {
        image = UIImage(
          cgImage: own, scale: length(),
          orientation: UIImage.Orientation(rawValue: number(below: 9)) ?? .up)
      }
      if flag() {
        image = image.resizableImage(
          withCapInsets: UIEdgeInsets(top: length(), left: length(), bottom: length(), right: length()))
      }
      return flag() ? image.withRenderingMode(.alwaysTemplate) : image
    }
  }

  /// Returns the view of a nib whose colours are images or are told by odd names.
  @MainActor private mutating func nibView() -> UIView? {
    let name = element(of: ["star", "missing", text()], or: "star")
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    let color =
      switch byte() % 4 {
      case 0: "<color key=\"backgroundColor\" name=\"\(name)\"/>"
      case 1: "<color key=\"backgroundColor\" cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"/>"
      case 2: "<color key=\"backgroundColor\" systemColor=\"\(name)\"/>"
      default: "<color key=\"backgroundColor\" patternImage=\"\(name)\"/>"
      }
    let path = element(
      of: ["backgroundColor", "tintColor", "layer.borderColor", "layer.contents"], or: "tag")
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><view id="a"><rect key="frame" x="0.0" y="0.0" width="50" height="40"/>\(color)
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="image" keyPath="\(path)" value="\(name)"/>
      </userDefinedRuntimeAttributes></view></objects>
      <resources><image name="\(name)" width="8" height="8"/></resources></document>
      """
    guard let nib = try? NibDocument(bytes: Array(document.utf8), path: "pattern.xib", limits: NibLimits())
    else { return nil }
    return nib.objects.first.flatMap { NibInspection(nib).root($0)?.view }
  }
}

/// A view that fills and strokes with a pattern when it is drawn.
private final class PatternDrawing: UIView {
  private let color: UIColor
  private let path: CGRect

  init(_ color: UIColor, in path: CGRect) {
    self.color = color
    self.path = path
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    color.set()
    UIBezierPath(roundedRect: path, cornerRadius: 3).fill()
    UIBezierPath(rect: rect.insetBy(dx: 4, dy: 4)).stroke()
    UIGraphicsGetCurrentContext()?.setFillColor(color.cgColor)
    UIGraphicsGetCurrentContext()?.fill(path)
  }
}
