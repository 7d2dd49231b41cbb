internal import Foundation

extension NSLayoutConstraint {
  /// Creates constraints from visual format.
  ///
  /// Unlike UIKit, an invalid format gives no constraints and is reported, with a caret under the place of the
  /// error.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let items = views.compactMapValues { $0 as? UIView }
    var parser = VisualFormatParser(
      format, metrics: (metrics ?? [:]).compactMapValues(number), views: Set(items.keys))
    do throws(VisualFormatError) {
      var maker = VisualFormatConstraints(try parser.parse(), opts, items)
      return maker.make()
    } catch {
      let first = items.sorted { $0.key < $1.key }.first?.value
      Diagnostics.report((first ?? UIView()).layer, error.text)
      return []
    }
  }

  private class func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
