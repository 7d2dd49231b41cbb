internal import CellSnapPango
internal import Foundation

extension SVGText {
  /// Returns the document with the images' files in the places of their addresses.
  func embedding(_ files: [SVGImageFile]) -> [UInt8] {
    guard !files.isEmpty else { return bytes }
    let places = addresses.filter { files.indices.contains($0.number) }
    let heads = files.map { Array("data:image/\($0.type);base64,".utf8) }
    let added = places.reduce(0) { count, place in
      count + heads[place.number].count + Self.encodedCount(files[place.number]) - place.range.count
    }
    return [UInt8](unsafeUninitializedCapacity: bytes.count + added) { result, count in
      var copied = 0
      func append(_ part: some Collection<UInt8>) {
        count += result[count...].initialize(fromContentsOf: part) - count
      }
      for place in places {
        append(bytes[copied..<place.range.lowerBound])
        append(heads[place.number])
        count += Self.encode(files[place.number], to: result[count...])
        copied = place.range.upperBound
      }
      append(bytes[copied...])
    }
  }

  /// The places where Cairo wrote the addresses of images, with the images' numbers.
  private var addresses: [(range: Range<Int>, number: Int)] {
    var found: [(range: Range<Int>, number: Int)] = []
    var place = 0
    while let tag = nextTag([Array("image id".utf8)], from: &place) {
      guard let address = tag["xlink:href"], address.hasPrefix(SVGImageFile.scheme),
        let number = Int(address.dropFirst(SVGImageFile.scheme.count))
      else { continue }
      // The address is the last attribute of the tag: `<image id="image1" … xlink:href="cellsnap-image:3"/>`
      let end = tag.range.upperBound - "\"/>".utf8.count
      found.append((range: (end - address.utf8.count)..<end, number: number))
    }
    return found
  }

  /// Returns the length of a file in Base64.
  private static func encodedCount(_ file: SVGImageFile) -> Int { (file.bytes.count + 2) / 3 * 4 }

  private static func encode(_ file: SVGImageFile, to result: Slice<UnsafeMutableBufferPointer<UInt8>>) -> Int
  {
    guard let start = result.base.baseAddress, result.count >= encodedCount(file) else { return 0 }
    return file.bytes.withUnsafeBufferPointer { bytes in
      let output = UnsafeMutableRawPointer(start + result.startIndex).assumingMemoryBound(to: CChar.self)
      var (state, saved): (gint, gint) = (0, 0)
      let written = g_base64_encode_step(bytes.baseAddress, gsize(bytes.count), 0, output, &state, &saved)
      return Int(written + g_base64_encode_close(0, output + Int(written), &state, &saved))
    }
  }
}
