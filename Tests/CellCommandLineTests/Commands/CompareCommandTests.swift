import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellDrawing

/// `cellsnap compare` as its users run it.
@Suite struct CompareCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Pictures of 8 x 8 pixels: white; with one black pixel at 2,3; with two. The last has another size.
    try write([], to: "white.png")
    try write([2 + 3 * 8], to: "one.png")
    try write([2 + 3 * 8, 3 + 3 * 8], to: "two.png")
    try write([], to: "high.png", height: 10)
  }

  private func write(_ black: [Int], to name: String, height: Int = 8) throws {
    let bitmap = try Bitmap(width: 8, height: height)
    let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
    for index in pixels.indices { pixels[index] = black.contains(index) ? 0xFF00_0000 : 0xFFFF_FFFF }
    let url = URL(fileURLWithPath: folder.path(of: name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(PNG.encode(bitmap, compression: .fast)).write(to: url)
  }

  private func compare(_ arguments: String...) throws -> CellSnapProcess {
    try CellSnapProcess.run(["compare"] + arguments, in: folder)
  }

  private func json(_ run: CellSnapProcess) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test func `a file is identical to itself`() throws {
    let run = try compare("one.png", "one.png")
    #expect(run.status == 0)
    #expect(run.output == "identical: every pixel is equal (exact)\n")
  }

  @Test func `a difference exits with 1 and prints where it is`() throws {
    let run = try compare("white.png", "one.png")
    #expect(run.status == 1)
    #expect(
      run.output == """
        different: 1 of 64 pixels are different, none may be (exact)
        channels differ by at most 255 of 255
        1x1 pixels at 2,3

        """)
  }

  private static let tolerances: [(options: String, status: Int32)] = [
    ("--max-pixels 2", 0), ("--max-pixels 1", 1), ("--max-ratio 0.03125", 0), ("--max-ratio 0.0312", 1),
    ("--window 2:2", 0), ("--window 2:1", 1), ("--window 1:1", 0), ("--rule channel:255", 0),
    ("--rule channel:254", 1), ("--rule perceptual", 1), ("--rule pixelmatch:1", 0),
    ("--rule pixelmatch:0.1,aa", 1), ("--ignore 2,3,2,1", 0), ("--ignore 2,3,1,1", 1),
    ("--ignore 2,3,1,1 --ignore 3,3,1,1", 0),
  ]

  @Test(arguments: tolerances)
  func `the tolerance decides the exit status`(options: String, status: Int32) throws {
    let run = try CellSnapProcess.run(
      ["compare", "white.png", "two.png"] + options.split(separator: " ").map(String.init), in: folder)
    #expect(run.status == status)
    #expect(run.output.hasPrefix(status == 0 ? "similar: " : "different: "))
  }

  @Test func `the measurements are printed as JSON`() throws {
    let run = try compare("white.png", "two.png", "--json", "--ignore", "3,0,1,8")
    let object = try json(run)
    #expect(run.status == 1)
    #expect(object["verdict"] as? String == "different")
    #expect(object["rule"] as? String == "exact")
    #expect(object["differingPixels"] as? Int == 1)
    #expect(object["antialiasedPixels"] as? Int == 0)
    #expect(object["ignoredPixels"] as? Int == 8)
    #expect(object["totalPixels"] as? Int == 64)
    #expect(object["maxChannelDifference"] as? Int == 255)
    #expect(object["boundingBoxes"] as? [[String: Int]] == [["x": 2, "y": 3, "width": 1, "height": 1]])
  }

  @Test func `pictures of different sizes are reported with their sizes`() throws {
    let run = try compare("white.png", "high.png")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("different: 8x8 pixels became 8x10; 16 of 80 pixels are different"))
  }

  @Test func `the difference is drawn into a file`() throws {
    #expect(try compare("white.png", "one.png", "--diff", "out/difference.png").status == 1)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path(of: "out/difference.png")))
    let bitmap = try PNG.decode(Array(bytes))
    // The difference is red: its green is less than 60 of 255.
    let pixel = bitmap.pixels.bindMemory(to: UInt32.self)[2 + 3 * 8]
    #expect(pixel >> 16 & 255 == 255)
    #expect(pixel >> 8 & 255 < 60)
  }

  @Test func `files of two folders are compared by their relative paths`() throws {
    for name in ["a/same.png", "b/same.png", "a/x/changed.png", "a/old.png"] { try write([], to: name) }
    try write([9], to: "b/x/changed.png")
    try write([], to: "b/new.png")
    let run = try compare("a", "b", "--diff", "out")
    #expect(run.status == 1)
    #expect(
      run.output == """
        missing     new.png        only in b
        missing     old.png        only in a
        different   x/changed.png  1 of 64 pixels are different, none may be
        4 files: 1 identical, 1 different, 2 missing

        """)
    #expect(
      try folder.files().keys.filter { $0.hasPrefix("out/") && $0.hasSuffix("png") } == ["out/x/changed.png"])
    let list = try JSONSerialization.jsonObject(with: Data(compare("a", "b", "--json").output.utf8))
    let objects = try #require(list as? [[String: Any]])
    #expect(objects.map { $0["path"] as? String } == ["new.png", "old.png", "same.png", "x/changed.png"])
    #expect(objects.map { $0["verdict"] as? String } == ["missing", "missing", "identical", "different"])
  }

  @Test func `equal folders exit with 0`() throws {
    try write([1], to: "a/x.png")
    try write([1], to: "b/x.png")
    let run = try compare("a", "b")
    #expect(run.status == 0)
    #expect(run.output == "1 file: 1 identical\n")
  }

  @Test func `an unreadable file of a folder is reported, and the other files are compared`() throws {
    for name in ["a/x.png", "b/x.png", "a/y.png"] { try write([], to: name) }
    _ = try folder.write("text", to: "b/y.png")
    let run = try compare("a", "b")
    #expect(run.status == 1)
    #expect(run.errors == "cannot read b/y.png: it is not a PNG; give complete PNG files\n")
    #expect(run.output == "unreadable  y.png\n2 files: 1 identical, 1 unreadable\n")
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\noid sha256:1\n", "Git LFS pointer"), ("text", "not a PNG"),
    ("", "empty"),
  ])
  func `a file that is no PNG is reported with the reason`(text: String, reason: String) throws {
    _ = try folder.write(text, to: "bad.png")
    for arguments in [["white.png", "bad.png"], ["bad.png", "white.png"], ["bad.png", "bad.png"]] {
      let run = try CellSnapProcess.run(["compare"] + arguments, in: folder)
      #expect(run.status == 1)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.hasPrefix("cellsnap: cannot read bad.png: "))
      #expect(run.errors.contains(reason), "\(run.errors)")
      #expect(run.output.isEmpty)
    }
  }

  @Test func `a truncated file is reported`() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder.path(of: "one.png")))
    for count in [8, 20, 40, whole.count - 13] {
      try whole.prefix(count).write(to: URL(fileURLWithPath: folder.path(of: "cut.png")))
      let run = try compare("one.png", "cut.png")
      #expect(run.status == 1)
      #expect(run.errors.contains("cannot read cut.png: the PNG is damaged"), "\(run.errors)")
    }
  }

  @Test(arguments: [
    ["one.png"], [], ["one.png", "two.png", "white.png"], ["one.png", "."],
    ["one.png", "two.png", "--rule", "odiff"],
    ["one.png", "two.png", "--max-pixels", "-1"], ["one.png", "two.png", "--max-ratio", "2"],
    ["one.png", "two.png", "--window", "8"], ["one.png", "two.png", "--ignore", "1,2,3"],
    ["one.png", "two.png", "--ignore", "1,2,3,0"], ["one.png", "two.png", "--diff", "./one.png"],
    ["one.png", "two.png", "--diff", ""],
  ])
  func `bad usage exits with 64`(arguments: [String]) throws {
    let before = try folder.files()
    let run = try CellSnapProcess.run(["compare"] + arguments, in: folder)
    #expect(run.status == 64)
    #expect(run.errorLines.count == 1)
    #expect(run.output.isEmpty)
    #expect(try folder.files() == before)
  }

  @Test func `a missing file is reported`() throws {
    let run = try compare("one.png", "none.png")
    #expect(run.status == 1)
    #expect(run.errors == "cellsnap: cannot read none.png: it does not exist\n")
  }
}
