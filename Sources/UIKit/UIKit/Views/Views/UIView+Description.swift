internal import Foundation

extension UIView {
  /// Returns the view and all views in it, one line each, as a debugger shows them:
  ///
  ///     <UIView: 0x7f80; frame = (0 0; 375 44); layer = <CALayer: 0x7f90>>
  ///        | <UILabel: 0x7fa0; frame = (16 12; 40 20.3333); text = 'Title'; userInteractionEnabled = NO; layer = …>
  ///
  /// Unlike UIKit, the method is public.
  public func recursiveDescription() -> String {
    descriptionLines(depth: 0).joined(separator: "\n")
  }

  private func descriptionLines(depth: Int) -> [String] {
    let indentation = String(repeating: "   | ", count: depth)
    return [indentation + description]
      + layer.drawingOrder.flatMap { child in
        if let view = child.view { return view.descriptionLines(depth: depth + 1) }
        return ["\(indentation)   | <\(Self.className(of: child)): \(Self.address(of: child))> (layer)"]
      }
  }

  /// The view with its class, frame and what differs from a new view.
  var ownDescription: String {
    var details = descriptionDetails
    superview?.describe(self, &details)
    let name = details.className ?? Self.className(of: self)
    var parts = ["\(name): \(Self.address(of: self))"]
    if details.className == nil, let base = Self.appleClassName(of: self), base != name {
      parts.append("baseClass = \(base)")
    }
    parts.append(
      "frame = (\(numbers(frame.origin.x, frame.origin.y)); \(numbers(frame.width, frame.height)))")
    if let text = details.text { parts.append("text = '\(Self.shortened(text))'") }
    if clipsToBounds || details.clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(Self.number(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque || !details.isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.words)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let gestureRecognizers, !gestureRecognizers.isEmpty {
      parts.append("gestureRecognizers = <NSArray: \(Self.address(of: self))>")
    }
    if let color = backgroundColor ?? details.background, let words = Self.words(color) {
      parts.append("backgroundColor = \(words)")
    }
    let layerName = layer.isMember(of: CALayer.self) ? details.layerName : nil
    parts.append("layer = <\(layerName ?? Self.className(of: layer)): \(Self.address(of: layer))>")
    return "<\(parts.joined(separator: "; "))>"
  }

  /// Returns a colour as Core Graphics describes it: `UIExtendedGrayColorSpace 1 1`.
  private static func words(_ color: UIColor) -> String? {
    var (white, red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    if color.getRed(&red, green: &green, blue: &blue, alpha: &alpha), red != green || green != blue {
      return "UIExtendedSRGBColorSpace " + [red, green, blue, alpha].map(number).joined(separator: " ")
    }
    guard color.getWhite(&white, alpha: &alpha) else { return nil }
    return "UIExtendedGrayColorSpace " + [white, alpha].map(number).joined(separator: " ")
  }

  private func numbers(_ first: CGFloat, _ second: CGFloat) -> String {
    "\(Self.number(first)) \(Self.number(second))"
  }

  /// Returns a number with six digits.
  private static func number(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

  /// Returns a text that is cut after 25 characters.
  private static func shortened(_ text: String) -> String {
    text.count > 25 ? "\(text.prefix(25))..." : text
  }

  private static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  /// Returns the name of a class: `UILabel`, or `App.Cell` for an app's class.
  private static func className(of object: AnyObject) -> String {
    let name = String(reflecting: type(of: object))
    return name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
  }

  /// Returns the name of the nearest class of UIKit's.
  private static func appleClassName(of object: AnyObject) -> String? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      let name = String(reflecting: current.subjectType)
      if name.hasPrefix("UIKit.") { return String(name.dropFirst(6)) }
      mirror = current.superclassMirror
    }
    return nil
  }
}

/// The part of a description that UIKit knows of a view of one of its classes.
struct ViewDescriptionDetails {
  /// The name of UIKit's private class of the view.
  var className: String?
  /// The name of UIKit's private class of the layer.
  var layerName: String?
  var text: String?
  var isOpaque = true
  var clipsToBounds = false
  /// The background while none is set.
  var background: UIColor?
}

extension UIView.AutoresizingMask {
  /// The parts of the mask in the words of debuggers: `W+H`.
  fileprivate var words: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
