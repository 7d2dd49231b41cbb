import CellDrawing
import CellSnapTemporaryFiles
import CellSnapshots
import Testing

@testable import SnapshotTesting

/// References of CellSnap from whose files another program removed the texts.
@MainActor struct StrippedReferenceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func verify(
    _ color: UIColor, named name: String = "card", as strategy: Snapshotting<UIView, UIImage> = .image,
    record: SnapshotTestingConfiguration.Record? = nil
  ) -> String? {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = color
    return SnapshotTestingConfiguration.$environment.withValue([
      "SNAPSHOT_ARTIFACTS": folder.path(of: "artifacts")
    ]) {
      verifySnapshot(
        of: view, as: strategy, named: name, record: record, snapshotDirectory: folder.path(of: "File"),
        testName: "feed()")
    }
  }

  private func path(_ name: String) -> String { folder.path(of: "File/feed.\(name).png") }

  /// Removes the chunks with texts from a file, or adds the chunks of Apple's encoder.
  private func strip(_ path: String, apple: Bool = false) throws {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    var result = Array(bytes[..<8])
    var place = 8
    while place < bytes.count {
      let count = bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
      if type != "iTXt" { result += bytes[place..<(place + 12 + count)] }
      if type == "IHDR", apple {
        result += PNGDensity.colors + PNGDensity.chunk(pixelsPerPoint: 2)
      }
      place += 12 + count
    }
    try Data(result).write(to: URL(fileURLWithPath: path))
  }

  /// Records a picture and another picture beside it, and removes the texts of the first.
  private func recordStripped(apple: Bool = false) throws {
    _ = verify(.blue, record: .all)
    _ = verify(.blue, named: "other", record: .all)
    try strip(path("card"), apple: apple)
  }

  @Test func `a stripped reference beside others fails and says what happened`() throws {
    try recordStripped()
    for color in [UIColor.blue, .red] {
      let message = try #require(verify(color))
      #expect(
        message.contains("File/feed.card.png has lost what CellSnap wrote into it, so it is not compared"))
    }
  }

  @Test func `a stripped reference is recorded anew in its own place`() throws {
    try recordStripped()
    #expect(verify(.red, record: .failed)?.hasSuffix("A new snapshot was automatically recorded.") == true)
    #expect(verify(.red) == nil)
    try strip(path("card"))
    #expect(verify(.green, record: .all)?.contains("/linux/") == false)
    #expect(verify(.green) == nil)
  }

  @Test func `a picture of Apple's encoder beside others is compared by the rule for iPhones`() throws {
    try recordStripped(apple: true)
    #expect(verify(.blue) == nil)
    #expect(verify(.red)?.contains("compared by the rule phone") == true)
  }

  @Test func `a stripped reference alone is known by its compressed data`() throws {
    let bitmap = try Bitmap(width: 40, height: 20)
    bitmap.pixels.copyBytes(from: (0..<3200).map { $0 % 4 == 3 ? 255 : UInt8($0 % 200) })
    try write(PNG.encode(bitmap, compression: .small))
    #expect(verify(.red)?.contains("has lost what CellSnap wrote into it") == true)
  }

  @Test func `a picture alone that does not say who wrote it is compared by the rule for iPhones`() throws {
    let bitmap = try Bitmap(width: 40, height: 20)
    bitmap.pixels.copyBytes(from: (0..<3200).map { $0 % 4 == 3 ? 255 : UInt8($0 % 200) })
    try write(PNG.encode(bitmap, compression: .fast))
    #expect(verify(.red)?.contains("compared by the rule phone") == true)
  }

  private func write(_ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "File"), withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: path("card")))
  }

  @Test func `a reference in the folder for Linux that lost its texts fails`() throws {
    try recordStripped(apple: true)
    #expect(verify(.blue, record: .all)?.contains("/linux/") == true)
    try strip(folder.path(of: "linux/File/feed.card.png"))
    #expect(verify(.blue)?.contains("has lost what CellSnap wrote into it") == true)
  }

  @Test func `a strategy that never writes who drew a picture goes on`() throws {
    let plain = Snapshotting<UIView, UIImage>(
      pathExtension: "png",
      diffing: Diffing(
        toData: { $0.pngData() ?? Data() }, fromData: { UIImage(data: $0) ?? UIImage() },
        diff: { $0.pngData() == $1.pngData() ? nil : ("unlike", []) })
    ) { view in
      MainActor.assumeIsolated {
        UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
      }
    }
    _ = verify(.blue, named: "other", record: .all)
    _ = verify(.blue, as: plain, record: .all)
    #expect(verify(.blue, as: plain) == nil)
    #expect(verify(.red, as: plain)?.contains("unlike") == true)
  }
}
