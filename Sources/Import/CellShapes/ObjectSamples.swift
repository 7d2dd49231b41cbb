internal import CellSnapRemoteImages
internal import Foundation
internal import UIKit

/// The samples of classes of Foundation and UIKit.
enum ObjectSamples {
  static func object(of type: NSObject.Type, _ samples: Samples) -> NSObject? {
    let text = samples.text
    if type == NSObject.self { return NSObject() }
    if type == NSString.self { return NSString(string: text) }
    if type == NSMutableString.self { return NSMutableString(string: text) }
    if type == NSAttributedString.self { return NSAttributedString(string: text) }
    if type == NSMutableAttributedString.self { return NSMutableAttributedString(string: text) }
    if type == NSNumber.self {
      return NSNumber(value: SampleNumber.integer(for: samples.name, samples.kind, at: samples.index))
    }
    if type == NSDecimalNumber.self { return NSDecimalNumber(mantissa: 125, exponent: -1, isNegative: false) }
    if type == NSDate.self {
      return NSDate(timeIntervalSince1970: Double(SampleDate.seconds(at: samples.index)))
    }
    if type == NSURL.self { return NSURL(string: SampleText.address(at: samples.index)) }
    if type == NSArray.self { return NSArray(array: samples.elements() as [String]) }
    if type == NSDictionary.self { return NSDictionary(dictionary: [text: text]) }
    if type == NSError.self { return NSError(domain: "Sample", code: 1) }
    if type == NSMutableParagraphStyle.self { return NSMutableParagraphStyle() }
    // The caller runs on the main actor as well, so the object leaves no actor.
    nonisolated(unsafe) var part: NSObject?
    let words = SampleWords(samples.name)
    MainActor.assumeIsolated { part = Parts.part(of: type, words) }
    return part
  }

  /// The samples that only the main actor makes.
  @MainActor private enum Parts {
    static func part(of type: NSObject.Type, _ words: SampleWords) -> NSObject? {
      if type == UIColor.self { return UIColor.systemBlue }
      if type == UIVisualEffect.self || type == UIBlurEffect.self { return UIBlurEffect(style: .regular) }
      if type == UIFont.self { return UIFont.preferredFont(forTextStyle: .body) }
      if type == UIImage.self {
        return words.has("icon symbol glyph indicator arrow badge logo mark")
          ? UIImage(systemName: "photo") : StandInPicture.image(StandInPicture.usualSize)
      }
      if let type = type as? UIView.Type, isOurs(type) { return type.init() }
      if type == UIViewController.self { return UIViewController(nibName: nil, bundle: nil) }
      return nil
    }

    /// Whether a class is UIKit's, so that it has the initialisers of UIKit.
    private static func isOurs(_ type: AnyClass) -> Bool { String(reflecting: type).hasPrefix("UIKit.") }
  }
}
