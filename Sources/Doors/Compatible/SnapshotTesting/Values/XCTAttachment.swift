internal import Synchronization

/// A file that belongs to the result of a test.
///
/// Unlike on Apple's platforms, XCTest keeps no attachments. Swift Testing records the attachments of failed
/// assertions, if it runs the test.
public final class XCTAttachment: NSObject {
  /// The tests whose attachments are kept.
  public enum Lifetime: Int, Sendable {
    case keepAlways
    case deleteOnSuccess
  }

  public enum ImageQuality: Int, Sendable {
    case original
    case low
    case medium
    case high
  }

  public let uniformTypeIdentifier: String
  public var name: String?
  /// Unlike on Apple's platforms, it has no effect.
  public var userInfo: [AnyHashable: Any] = [:]
  /// Unlike on Apple's platforms, it has no effect.
  public var lifetime = Lifetime.deleteOnSuccess
  /// The bytes of the file.
  let data: Data

  public init(data: Data, uniformTypeIdentifier: String) {
    self.data = data
    self.uniformTypeIdentifier = uniformTypeIdentifier
    super.init()
  }

  public convenience init(data: Data) {
    self.init(data: data, uniformTypeIdentifier: "public.data")
  }

  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  public convenience init(image: UIImage) {
    self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png")
  }

  public convenience init(image: UIImage, quality: ImageQuality) {
    guard quality != .original else {
      self.init(image: image)
      return
    }
    let data = image.jpegData(compressionQuality: quality == .low ? 0.3 : 0.7) ?? Data()
    self.init(data: data, uniformTypeIdentifier: "public.jpeg")
  }

  /// The name of the file: `failure.png`.
  var fileName: String {
    let endings = ["public.png": "png", "public.jpeg": "jpg", "public.plain-text": "txt"]
    let title = name ?? "attachment"
    guard let ending = endings[uniformTypeIdentifier], !title.hasSuffix(".\(ending)") else { return title }
    return "\(title).\(ending)"
  }
}
