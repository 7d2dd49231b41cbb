import CellDrawing
import Foundation

extension FuzzTarget {
  static let images = FuzzTarget(
    "images", "the bytes of a PNG, JPEG, WebP, SVG or another image, decoded and drawn", run: draw)
  static let gifs = FuzzTarget("gifs", "the bytes of a GIF after its signature, decoded and drawn") {
    draw(Array("GIF89a".utf8) + $0)
  }
  static let tiffs = FuzzTarget("tiffs", "the bytes of a TIFF after its signature, decoded and drawn") {
    draw([0x49, 0x49, 42, 0] + $0)
  }
  static let bmps = FuzzTarget("bmps", "the bytes of a BMP after its signature, decoded and drawn") {
    draw(Array("BM".utf8) + $0)
  }
  static let heifs = FuzzTarget("heifs", "the bytes of a HEIF after its file type, decoded and drawn") {
    draw([0, 0, 0, 32] + Array("ftypavif".utf8) + [0, 0, 0, 0] + Array("mif1heicavifavis".utf8) + $0)
  }
  static let profiles = FuzzTarget(
    "profiles", "an ICC profile of a picture with two pixels, decoded and drawn"
  ) {
    profile in
    // A BMP with a header of 124 bytes, the colour space "MBED", two pixels of 24 bits, and then the profile.
    var file = [UInt8](repeating: 0, count: 14 + 124)
    func set(_ place: Int, _ number: Int) {
      for byte in 0..<4 { file[place + byte] = UInt8(truncatingIfNeeded: number >> (8 * byte)) }
    }
    (file[0], file[1]) = (0x42, 0x4D)
    set(10, file.count)
    set(14, 124)
    set(18, 2)
    set(22, 1)
    (file[26], file[28]) = (1, 24)
    set(70, 0x4D42_4544)
    set(126, 124 + 8)
    set(130, profile.count)
    draw(file + [255, 0, 0, 20, 120, 230, 0, 0] + profile)
  }

  private static func draw(_ bytes: [UInt8]) {
    guard let image = try? Image(decoding: bytes) else { return }
    // Larger images are within the limits, but take too long.
    guard image.width * image.height <= 1 << 20 else { return }
    for size in [CGSize(width: image.width, height: image.height), CGSize(width: 24, height: 9)] {
      ScenePictures.draw(
        Scene(
          size: size, nodes: [.image(ImageNode(image: image, rect: CGRect(origin: .zero, size: size)))]),
        longestSide: 256)
    }
  }
}
