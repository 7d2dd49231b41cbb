import CellDrawing
import Testing

@testable import CellSnapshots

/// Tests of references whose hash belongs to another picture than the visible one.
@Suite struct ForgedReferenceTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
    try fixture.record()
  }

  /// Replaces the reference by other pixels with the hash of the drawn ones, bound to the new file.
  private func forge() throws {
    guard case .trusted(let hash) = try StoredReference(path: "", bytes: fixture.bytes).trust else { return }
    let other = ReferenceFile.encode(
      try Bitmap([[200, 0], [0, 200]]), layout: StoreFixture.layout, provenance: StoreFixture.provenance)
    let contents = try PNGContents(other)
    let statement = ReferenceHash(pixels: hash, stored: contents.pictureHash(in: other))
    try fixture.place(
      contents.replacing(PNG.TextChunk(key: ReferenceFile.Key.hash, text: "\(statement)"), in: other))
  }

  private func verify(decoding: Bool) throws -> SnapshotResult {
    var verifier = fixture.verifier()
    verifier.decodesReferences = decoding
    return try verifier.verify(try StoreFixture.drawn()).result
  }

  @Test func `a forged hash is trusted unless references are decoded`() throws {
    try forge()
    #expect(try verify(decoding: false).verdict == .identical)
    let result = try verify(decoding: true)
    #expect(result.verdict == .different)
    #expect(
      result.message?.hasSuffix("the reference's hash does not match its pixels; record it again") == true)
  }

  @Test func `an unchanged reference is identical when it is decoded`() throws {
    #expect(try verify(decoding: true).verdict == .identical)
  }

  @Test(
    arguments: [
      ("acTL", [0, 0, 0, 2, 0, 0, 0, 0], "as an animation (acTL)"),
      ("pHYs", [0, 0, 0, 1, 0, 0, 0, 3, 0], "stretched (pHYs)"),
      (
        "eXIf", [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0],
        "turned (eXIf)"
      ),
      ("gAMA", [0, 1, 0x86, 0xA0], "in other colours (gAMA, cHRM, iCCP or cICP)"),
    ] as [(String, [UInt8], String)])
  func `a reference that viewers show differently is different`(
    type: String, content: [UInt8], words: String
  ) throws {
    try fixture.place(Self.adding(type, content, to: try fixture.bytes))
    let result = try verify(decoding: false)
    #expect(result.verdict == .different)
    #expect(result.message?.contains("viewers show the reference \(words); record it again") == true)
    #expect(try fixture.verify(mode: .changed).result.isRecorded)
    #expect(try verify(decoding: false).verdict == .identical)
  }

  /// Returns a PNG with one more chunk after its header.
  private static func adding(_ type: String, _ content: [UInt8], to bytes: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    let chunk = number(UInt32(content.count)) + body + number(checksum(body))
    // The signature has eight bytes, and the header 25.
    return bytes[..<33] + chunk + bytes[33...]
  }

  private static func number(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }
}
