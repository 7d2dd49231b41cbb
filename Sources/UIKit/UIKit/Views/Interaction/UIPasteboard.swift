public import Foundation

/// A pasteboard. Unlike UIKit, it belongs to this process alone and is empty at the start.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()

  open var strings: [String]?
  open var images: [UIImage]?
  open var colors: [UIColor]?
  open var urls: [URL]?

  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  open var hasStrings: Bool { strings?.isEmpty == false }
  open var hasImages: Bool { images?.isEmpty == false }
  open var hasColors: Bool { colors?.isEmpty == false }
  open var hasURLs: Bool { urls?.isEmpty == false }
}
