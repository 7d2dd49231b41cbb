/// The file of an image in a document.
struct SVGImageFile {
  enum ImageType: String {
    case jpeg
    case png
  }

  let bytes: [UInt8]
  let type: ImageType

  /// Returns the address that Cairo writes instead of a file, so that it neither encodes nor copies it:
  /// `cellsnap-image:3`.
  static func address(_ number: Int) -> String { "\(scheme)\(number)" }

  static let scheme = "cellsnap-image:"
}
