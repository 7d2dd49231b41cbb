import CellDrawing
import Foundation
import Testing

@testable import CellSnapshots

/// Tests of references that another program, a merge or an accident changed.
@Suite struct ReferenceTrustTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
    try fixture.record()
  }

  private let changed: [[UInt8]] = [[0, 10], [20, 31]]

  /// Returns the chunks of a file, each with its length and checksum.
  private func chunks(of bytes: [UInt8]) -> [(type: String, bytes: ArraySlice<UInt8>)] {
    var chunks: [(type: String, bytes: ArraySlice<UInt8>)] = []
    var place = 8
    while place < bytes.count {
      let count = bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      chunks.append(
        (
          String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self),
          bytes[place..<(place + 12 + count)]
        ))
      place += 12 + count
    }
    return chunks
  }

  /// Returns a file with the picture of one file and the texts of another.
  private func merge(picture: [UInt8], text: [UInt8]) -> [UInt8] {
    let texts = text.isEmpty ? [] : chunks(of: text).filter { $0.type == "iTXt" }
    let parts =
      chunks(of: picture).filter { $0.type != "iTXt" && $0.type != "IEND" } + texts
      + chunks(of: picture).suffix(1)
    return picture[..<8] + parts.flatMap(\.bytes)
  }

  private var edited: [UInt8] {
    get throws {
      merge(picture: PNG.encode(try Bitmap(changed), compression: .small), text: try fixture.bytes)
    }
  }

  @Test func `pixels that changed under their old hash are compared`() throws {
    try fixture.place(try edited)
    let result = try fixture.verify().result
    #expect(result.verdict == .different)
    #expect(
      result.message?.hasSuffix("the reference was changed by another program after it was recorded") == true)
  }

  @Test func `edited pixels that equal the drawn ones are identical`() throws {
    try fixture.place(try edited)
    let result = try fixture.verify(changed).result
    #expect(result.verdict == .identical)
    #expect(result.message == "the reference was changed by another program after it was recorded")
  }

  @Test func `the libraries of an edited reference are not compared`() throws {
    try fixture.place(try edited)
    var provenance = StoreFixture.provenance
    provenance.libraries["cairo"] = "1.18.0"
    let result = try fixture.verifier().verify(StoreFixture.drawn(provenance: provenance)).result
    #expect(result.verdict == .different)
    #expect(result.explanation == nil)
  }

  @Test func `a reference that was only recompressed keeps its provenance`() throws {
    try fixture.place(
      merge(picture: PNG.encode(try Bitmap(StoreFixture.rows), compression: .fast), text: try fixture.bytes))
    #expect(try fixture.verify().result.message == nil)
    var provenance = StoreFixture.provenance
    provenance.libraries["cairo"] = "1.18.0"
    let result = try fixture.verifier().verify(StoreFixture.drawn(changed, provenance: provenance)).result
    #expect(result.verdict == .otherRenderer)
  }

  @Test func `the hash of another file is not trusted`() throws {
    let other = try StoreFixture()
    try other.record(changed)
    // The hash belongs to the other picture's pixels.
    try fixture.place(merge(picture: try fixture.bytes, text: try other.bytes))
    #expect(try fixture.verify(changed).result.verdict == .different)
    #expect(try fixture.verify().result.verdict == .identical)
  }

  @Test func `a reference with two hashes is not trusted`() throws {
    let bytes = try fixture.bytes
    let text = chunks(of: bytes).filter { $0.type == "iTXt" }.flatMap(\.bytes)
    try fixture.place(bytes[..<(bytes.count - 12)] + text + bytes.suffix(12))
    #expect(try fixture.verify(changed).result.verdict == .different)
    #expect(
      try fixture.verify().result.message
        == "the reference's description is damaged; the pixels were compared")
  }

  @Test(arguments: [false, true])
  func `a damaged layout is reported in place of an explanation`(hasOwnChecksum: Bool) throws {
    let bytes = try fixture.bytes
    var damaged = bytes
    if hasOwnChecksum {
      let texts = try PNG.text(of: bytes).map { chunk in
        chunk.key == ReferenceFile.Key.layout ? PNG.TextChunk(key: chunk.key, text: "no layout") : chunk
      }
      damaged = PNG.adding(texts, to: merge(picture: bytes, text: []))
    } else {
      damaged[try #require(bytes.firstRange(of: Array(ReferenceFile.Key.layout.utf8))).upperBound + 8] ^= 0x10
    }
    try fixture.place(damaged)
    let result = try fixture.verify(changed).result
    #expect(result.verdict == .different)
    #expect(result.explanation == nil)
    #expect(
      result.message?.hasSuffix(
        "; the reference's description of its views is damaged, so changes cannot be explained") == true)
    #expect(try fixture.verify().result.message == nil)
  }

  @Test func `every damaged byte of the texts is detected or harmless`() throws {
    let bytes = try fixture.bytes
    let start = try #require(bytes.firstRange(of: Array("iTXt".utf8))).lowerBound - 4
    for place in start..<(bytes.count - 12) {
      var damaged = bytes
      damaged[place] ^= 0x10
      try fixture.place(damaged)
      #expect(try fixture.verify(changed).result.verdict != .identical)
      #expect([.identical, .unreadable].contains(try fixture.verify().result.verdict))
    }
  }

  @Test func `a damaged byte of the picture makes the reference unreadable`() throws {
    let bytes = try fixture.bytes
    let end = try #require(bytes.firstRange(of: Array("iTXt".utf8))).lowerBound - 4
    for place in 0..<end {
      var damaged = bytes
      damaged[place] ^= 0x10
      try fixture.place(damaged)
      #expect(try fixture.verify().result.verdict == .unreadable)
    }
  }

  @Test func `a reference cut in its picture is unreadable`() throws {
    let bytes = try fixture.bytes
    let end = try #require(bytes.firstRange(of: Array("iTXt".utf8))).lowerBound - 4
    for count in 0..<end {
      try fixture.place(Array(bytes[..<count]))
      #expect(try fixture.verify().result.verdict == .unreadable)
    }
  }

  /// A file that is cut between its texts looks like one of a program that writes no end.
  @Test func `a reference cut in its texts is unreadable or identical`() throws {
    let bytes = try fixture.bytes
    let end = try #require(bytes.firstRange(of: Array("iTXt".utf8))).lowerBound - 4
    for count in end..<bytes.count {
      try fixture.place(Array(bytes[..<count]))
      #expect(try [.unreadable, .identical].contains(fixture.verify().result.verdict), "\(count) bytes")
    }
  }
}
