import CellDrawing
import Foundation
import Testing

@testable import CellSnapshots

/// References that another program, a merge or an accident changed.
@Suite struct ReferenceTrustTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
    try fixture.record()
  }

  private let changed: [[UInt8]] = [[0, 10], [20, 31]]

  /// The chunks of a file, each with length and checksum.
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

  /// A file with the picture of one and what the other says of itself.
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

  @Test func aHashThatStayedWhenThePixelsChangedIsNotTrusted() throws {
    try fixture.place(try edited)
    let result = try fixture.verify().result
    #expect(result.verdict == .different)
    #expect(
      result.message?.hasSuffix("the reference was changed by another program after it was recorded") == true)
  }

  @Test func editedPixelsThatAreDrawnNowAreIdentical() throws {
    try fixture.place(try edited)
    let result = try fixture.verify(changed).result
    #expect(result.verdict == .identical)
    #expect(result.message == "the reference was changed by another program after it was recorded")
  }

  @Test func theLibrariesOfAPictureThatWasEditedSayNothing() throws {
    try fixture.place(try edited)
    var provenance = StoreFixture.provenance
    provenance.libraries["cairo"] = "1.18.0"
    let result = try fixture.verifier().verify(StoreFixture.drawn(provenance: provenance)).result
    #expect(result.verdict == .different)
    #expect(result.explanation == nil)
  }

  @Test func aFileThatWasOnlyCompressedAnewIsAsGoodAsBefore() throws {
    try fixture.place(
      merge(picture: PNG.encode(try Bitmap(StoreFixture.rows), compression: .fast), text: try fixture.bytes))
    #expect(try fixture.verify().result.message == nil)
    var provenance = StoreFixture.provenance
    provenance.libraries["cairo"] = "1.18.0"
    let result = try fixture.verifier().verify(StoreFixture.drawn(changed, provenance: provenance)).result
    #expect(result.verdict == .otherRenderer)
  }

  @Test func whatAnOtherFileSaysIsNotTrusted() throws {
    let other = try StoreFixture()
    try other.record(changed)
    // The hash says that these are the pixels of the other picture.
    try fixture.place(merge(picture: try fixture.bytes, text: try other.bytes))
    #expect(try fixture.verify(changed).result.verdict == .different)
    #expect(try fixture.verify().result.verdict == .identical)
  }

  @Test func twoHashesAreNotTrusted() throws {
    let bytes = try fixture.bytes
    let text = chunks(of: bytes).filter { $0.type == "iTXt" }.flatMap(\.bytes)
    try fixture.place(bytes[..<(bytes.count - 12)] + text + bytes.suffix(12))
    #expect(try fixture.verify(changed).result.verdict == .different)
    #expect(
      try fixture.verify().result.message
        == "what the reference says of itself is damaged; its pixels were compared")
  }

  @Test(arguments: [false, true])
  func aDamagedLayoutIsSaidInThePlaceOfAnExplanation(hasOwnChecksum: Bool) throws {
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
        "; what the reference says of its views is damaged, so that no words tell what changed") == true)
    #expect(try fixture.verify().result.message == nil)
  }

  @Test func everyDamagedByteOfTheTextsIsNoticedOrHarmless() throws {
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

  @Test func everyDamagedByteOfThePictureIsUnreadable() throws {
    let bytes = try fixture.bytes
    let end = try #require(bytes.firstRange(of: Array("iTXt".utf8))).lowerBound - 4
    for place in 0..<end {
      var damaged = bytes
      damaged[place] ^= 0x10
      try fixture.place(damaged)
      #expect(try fixture.verify().result.verdict == .unreadable)
    }
  }

  @Test func everyFileWithoutItsWholePictureIsUnreadable() throws {
    let bytes = try fixture.bytes
    let end = try #require(bytes.firstRange(of: Array("iTXt".utf8))).lowerBound - 4
    for count in 0..<end {
      try fixture.place(Array(bytes[..<count]))
      #expect(try fixture.verify().result.verdict == .unreadable)
    }
  }

  /// Cut between its texts the file looks like one of a program that writes no end.
  @Test func aFileCutInItsTextsIsUnreadableOrComparedByItsPixels() throws {
    let bytes = try fixture.bytes
    let end = try #require(bytes.firstRange(of: Array("iTXt".utf8))).lowerBound - 4
    for count in end..<bytes.count {
      try fixture.place(Array(bytes[..<count]))
      #expect(try [.unreadable, .identical].contains(fixture.verify().result.verdict), "\(count) bytes")
    }
  }
}
