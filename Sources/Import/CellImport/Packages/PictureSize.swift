internal import Foundation

/// The size of a picture in points.
struct PictureSize {
  let width: String
  let height: String

  /// Reads the header of a PNG file; nil for another file.
  ///
  /// - Parameter scale: the pixels per point.
  init?(of file: URL, scale: Int) {
    guard let handle = try? FileHandle(forReadingFrom: file), let header = try? handle.read(upToCount: 24),
      header.count == 24, header.starts(with: [0x89, 0x50, 0x4E, 0x47])
    else { return nil }
    func number(at place: Int) -> Int { header[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    func points(_ pixels: Int) -> String {
      let points = Double(pixels) / Double(scale)
      return points == points.rounded() ? "\(Int(points))" : "\(points)"
    }
    width = points(number(at: 16))
    height = points(number(at: 20))
  }
}
