import CellDrawing
import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellSnapshots

@Suite struct CommentFilesTests {
  private let folder: TemporaryFolder
  private let runFolder: RunFolder
  private var files: CommentFiles {
    CommentFiles(
      path: folder.path(of: "comment.md"), pictures: folder.path(of: "pictures"),
      address: "https://example.com")
  }

  init() throws {
    folder = try TemporaryFolder()
    runFolder = try RunFolder(replacing: folder.path(of: "run"), program: "snapshots")
  }

  private func keep(_ color: Color, width: Int = 40, height: Int = 20) throws -> RunPicture {
    let bitmap = try Bitmap(width: width, height: height)
    bitmap.fill(color, rows: 0..<height)
    let picture = Verification.Picture(
      role: .actual, bytes: PNG.encode(bitmap, compression: .fast), width: width, height: height, scale: 1)
    return try runFolder.keep(picture)
  }

  private func different(_ name: String, change: String = "moved", height: Int = 20) throws -> SnapshotResult
  {
    var result = SnapshotResult(name: name, entry: name, verdict: .different)
    result.reference = try keep(Color(red: 1, green: 0, blue: 0), height: height)
    result.actual = try keep(Color(red: 0, green: 1, blue: 0), height: height)
    result.difference = try keep(Color(red: 0, green: 0, blue: 1), height: height)
    result.explanation = Explanation(lines: [Explanation.Line(text: change, kind: .data)])
    return result
  }

  private func run(_ snapshots: SnapshotResult...) -> Run {
    Run(program: "1", references: "Snapshots", rule: "exact", snapshots: snapshots)
  }

  private var pictures: [String: Data] {
    get throws { try folder.files().filter { $0.key.hasPrefix("pictures/") } }
  }

  /// Returns the colours of a row of pixels, each run of equal ones once.
  private func colors(of bytes: Data, row: Int) throws -> [UInt32] {
    let bitmap = try PNG.decode(Array(bytes))
    let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
    var colors: [UInt32] = []
    for pixel in pixels[(row * bitmap.width)..<((row + 1) * bitmap.width)] where colors.last != pixel {
      colors.append(pixel)
    }
    return colors
  }

  @Test func `a picture shows the reference, the actual picture and the difference side by side`() throws {
    #expect(try files.write(run(different("Feed/Feed.320@2x")), in: runFolder).isEmpty)
    let pictures = try pictures
    #expect(pictures.count == 1)
    let bytes = try #require(pictures.first?.value)
    let page: UInt32 = 0xFFF3_F3F3
    #expect(
      try colors(of: bytes, row: 60) == [page, 0xFFFF_0000, page, 0xFF00_FF00, page, 0xFF00_00FF, page])
    let name = try #require(pictures.first?.key.dropFirst("pictures/".count))
    let text = try String(contentsOfFile: folder.path(of: "comment.md"), encoding: .utf8)
    #expect(text.hasPrefix("<!-- cellsnap -->\n"))
    #expect(text.contains("(https://example.com/\(name)) |\n"))
  }

  @Test func `a new reference has no other pictures beside it`() throws {
    var missing = SnapshotResult(name: "Feed/Feed.320@2x", entry: "Feed", verdict: .missing)
    missing.actual = try keep(Color(red: 0, green: 1, blue: 0))
    #expect(try files.write(run(missing), in: runFolder).isEmpty)
    let page: UInt32 = 0xFFF3_F3F3
    #expect(try colors(of: try #require(pictures.first?.value), row: 60) == [page, 0xFF00_FF00, page])
  }

  @Test func `a tall picture is cut, and a wide one is drawn smaller`() throws {
    var tall = try different("Feed/Feed.320@2x", height: 5_000)
    tall.difference = try keep(.white, width: 3_000, height: 30)
    _ = try files.write(run(tall), in: runFolder)
    let bitmap = try PNG.decode(Array(try #require(pictures.first?.value)))
    #expect(bitmap.height == 16 + 32 + 960 + 16)
    #expect(bitmap.width < 2_000)
  }

  @Test func `each group has one picture, and there are six at most`() throws {
    var run = run()
    run.snapshots = try (0..<20).map { try different("Case\($0)", change: "\"\($0 / 2)\"") }
    _ = try files.write(run, in: runFolder)
    #expect(try pictures.count == 6)
    let text = try String(contentsOfFile: folder.path(of: "comment.md"), encoding: .utf8)
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("| `Case") }.count == 6)
    #expect(text.contains("\n| `Case10` |") && !text.contains("\n| `Case1` |"))
  }

  @Test func `pictures of an earlier comment are removed, and other files stay`() throws {
    _ = try files.write(run(different("Old")), in: runFolder)
    let other = "a-\(ContentHash(of: [1])).png"
    _ = try folder.write("mine", to: "pictures/\(other)")
    _ = try folder.write("mine", to: "pictures/notes.png")
    _ = try files.write(run(different("New")), in: runFolder)
    let names = try pictures.keys.map { $0.dropFirst("pictures/".count) }.sorted()
    #expect(names.count == 3)
    #expect(names.first?.hasPrefix("New-") == true)
    #expect(names.dropFirst() == [other[...], "notes.png"])
  }

  @Test func `names with signs of Markdown and HTML give safe names of files`() throws {
    let names = ["</a><img src=x>|`b`\n.320", "../../../x", "مرحبا/\u{202E}\u{2028}"]
    var run = run()
    run.snapshots = try names.map { try different($0, change: "\"\($0)\"") }
    _ = try files.write(run, in: runFolder)
    let safe = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./@-")
    #expect(try pictures.count == 3)
    #expect(try pictures.keys.allSatisfy { $0.allSatisfy(safe.contains) && !$0.contains("..") })
    let text = try String(contentsOfFile: folder.path(of: "comment.md"), encoding: .utf8)
    #expect(text.split(separator: "\n").allSatisfy { !$0.hasPrefix("<img") && !$0.hasPrefix(".320") })
    #expect(try folder.files().keys.allSatisfy { !$0.hasPrefix("x") })
  }

  @Test func `a picture that is gone is reported, and the comment is written without it`() throws {
    var broken = try different("Feed/a", change: "appeared")
    broken.actual = RunPicture(
      path: "images/\(String(repeating: "a", count: 32)).png", width: 1, height: 1, scale: 1)
    let errors = try files.write(run(broken, different("Feed/b")), in: runFolder)
    #expect(errors.map(\.reason) == ["it is missing; snapshots verify makes a new run"])
    #expect(try pictures.count == 1)
    let text = try String(contentsOfFile: folder.path(of: "comment.md"), encoding: .utf8)
    #expect(text.contains("in `Feed/a`") && !text.contains("| `Feed/a` |"))
  }

  /// Returns a PNG whose header says that it has this size.
  private func claiming(width: Int, height: Int) throws -> [UInt8] {
    var bytes = PNG.encode(try Bitmap(width: 1, height: 1), compression: .fast)
    for (place, number) in [(16, width), (20, height)] {
      for byte in 0..<4 { bytes[place + byte] = UInt8(truncatingIfNeeded: number >> (24 - 8 * byte)) }
    }
    var sum = ~UInt32(0)
    for byte in bytes[12..<29] {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    for byte in 0..<4 { bytes[29 + byte] = UInt8(truncatingIfNeeded: ~sum >> UInt32(24 - 8 * byte)) }
    return bytes
  }

  @Test func `a picture that would fill the memory is not decoded`() throws {
    var large = try different("Feed/a")
    let bytes = try claiming(width: 30_000, height: 8_000)
    large.actual = try runFolder.keep(
      Verification.Picture(role: .actual, bytes: bytes, width: 1, height: 1, scale: 1))
    let errors = try files.write(run(large), in: runFolder)
    #expect(errors.map(\.reason) == ["30000 x 8000 pixels are too many to compare; make a new run"])
    #expect(try pictures.isEmpty)
  }

  @Test func `the same run gives the same bytes`() throws {
    let run = try run(different("Feed/a"))
    _ = try files.write(run, in: runFolder)
    let first = try folder.files()
    _ = try files.write(run, in: runFolder)
    #expect(try folder.files() == first)
  }

  @Test func `without a folder for pictures there is only the text`() throws {
    _ = try CommentFiles(path: folder.path(of: "comment.md")).write(run(different("Feed/a")), in: runFolder)
    #expect(try !folder.files().keys.contains { $0.hasPrefix("pictures") })
  }
}
