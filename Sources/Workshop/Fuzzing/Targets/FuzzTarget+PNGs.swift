import CellDrawing
import CellSnapshots

extension FuzzTarget {
  static let pngs = FuzzTarget("pngs", "a reference's PNG: its bytes, or chunks with right sums") { bytes in
    var source = ByteSource(bytes)
    if source.flag() {
      read(pngOfChunks(from: &source))
    } else {
      read(source.remainder())
    }
  }

  /// Reads everything from a reference that verifying and accepting read.
  private static func read(_ bytes: [UInt8]) {
    guard let reference = try? StoredReference(path: "fuzz.png", bytes: bytes) else { return }
    _ = (reference.trust, reference.provenance, reference.displays)
    if let layout = reference.layout, let contents = try? PNGContents(bytes) {
      let text = PNG.TextChunk(key: "cellsnap:layout", text: layout.text)
      let replaced = try? StoredReference(path: "fuzz.png", bytes: contents.replacing(text, in: bytes))
      precondition(replaced?.layout?.text == layout.text, "a layout is read back as another")
    }
    guard reference.width * reference.height <= 1 << 20 else { return }
    _ = try? reference.isFinerThanEightBits()
    _ = try? reference.decodeStraight()
    _ = try? reference.pixelHash()
  }

  static func pngOfChunks(from source: inout ByteSource) -> [UInt8] {
    var parts = PNGParts()
    var header = PNGParts.bigEndian(UInt32(source.number(below: 300)))
    header += PNGParts.bigEndian(UInt32(source.number(below: 300)))
    header += [
      source.byte() % 17, source.byte() % 7, source.byte() % 2, source.byte() % 2, source.byte() % 3,
    ]
    parts.append("IHDR", header)
    while !source.isEmpty {
      let type = source.element(of: chunkTypes, or: "IDAT")
      var content = Array(source.text().utf8)
      switch type {
      case "IDAT":
        // A pattern of the bytes fills as many rows as there may be.
        let pattern = content.isEmpty ? [0] : content
        content = PNGParts.stored((0..<(source.number(below: 65_536))).map { pattern[$0 % pattern.count] })
      case "iTXt":
        let isCompressed = source.flag()
        content =
          Array(source.element(of: keys, or: "").utf8) + [0, isCompressed ? 1 : 0, 0, 0, 0]
          + (isCompressed ? PNGParts.stored(content) : content)
      default: break
      }
      parts.append(type, content)
    }
    parts.append("IEND", [])
    return parts.bytes
  }

  private static let chunkTypes = [
    "IDAT", "iTXt", "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD", "hIST", "pHYs", "sPLT",
    "tIME",
    "tEXt", "zTXt", "eXIf", "acTL", "fcTL", "fdAT", "IHDR", "IEND", "abCd", "ABCD",
  ]
  private static let keys = ["cellsnap:layout", "cellsnap:provenance", "cellsnap:hash", "Software", ""]
}
