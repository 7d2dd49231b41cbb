import CellDrawing
import CellSnapTemporaryFiles
import CellSnapshots
import Testing

@testable import SnapshotTesting

/// Pictures of views, and their references.
@MainActor struct PictureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func verify(
    _ view: UIView, as strategy: Snapshotting<UIView, UIImage> = .image,
    record: SnapshotTestingConfiguration.Record? = nil
  ) -> String? {
    SnapshotTestingConfiguration.$environment.withValue(["SNAPSHOT_ARTIFACTS": folder.path(of: "artifacts")])
    {
      verifySnapshot(
        of: view, as: strategy, named: "card", record: record, snapshotDirectory: folder.path(of: "File"),
        testName: "feed()")
    }
  }

  private var path: String { folder.path(of: "File/feed.card.png") }

  private func card(_ color: UIColor = .blue, width: CGFloat = 20) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10))
    view.backgroundColor = color
    return view
  }

  /// Writes a picture as an iPhone does: with its scale, and without a description of its views.
  private func writePhonesPicture(_ color: UIColor, scale: CGFloat) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
      context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    var bytes = Array(try #require(image.pngData()))
    bytes.insert(contentsOf: PNGDensity.colors + PNGDensity.chunk(pixelsPerPoint: scale), at: 33)
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "File"), withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  @Test func `a recorded picture is equal`() {
    #expect(verify(card())?.hasPrefix("No reference was found on disk.") == true)
    #expect(verify(card()) == nil)
  }

  @Test func `a reference describes its views`() throws {
    _ = verify(card())
    let reference = try StoredReference(
      path: path, bytes: Array(Data(contentsOf: URL(fileURLWithPath: path))))
    #expect(reference.layout?.views.map(\.className) == ["UIView"])
    #expect((reference.width, reference.height) == (40, 20))
  }

  @Test func `a change is explained in words about the views`() {
    _ = verify(card())
    let message = verify(card(.red))
    #expect(message?.contains("compared with the rule exact, since CellSnap recorded the reference") == true)
    #expect(message?.contains("backgroundColor #0000FFFF → #FF0000FF") == true)
  }

  @Test func `a precision allows a share of the pixels to differ`() {
    let view = card()
    _ = verify(view)
    let corner = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    corner.backgroundColor = .red
    view.addSubview(corner)
    // 4 of 800 pixels differ.
    #expect(verify(view, as: .image(precision: 0.99)) == nil)
    #expect(verify(view, as: .image(precision: 0.999)) != nil)
  }

  @Test func `an iPhone's picture gives the scale`() throws {
    try writePhonesPicture(.blue, scale: 3)
    #expect(verify(card()) == nil)
  }

  @Test func `an iPhone's picture is compared by a rule of its own`() throws {
    try writePhonesPicture(.red, scale: 2)
    let message = verify(card())
    #expect(
      message?.contains("compared by the rule phone, since the reference was drawn by an iPhone") == true)
    #expect(message?.contains("UIView: 20 x 10 points at 0, 0 look different") == true)
  }

  @Test func `a text elsewhere than in an iPhone's picture is a differenceat any precision`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    label.font = .systemFont(ofSize: 8)
    label.text = "ll"
    try writePhonesPicture(.clear, scale: 2)
    let message = verify(label, as: .image(precision: 0.5))
    #expect(message?.contains("UILabel: 1 line, and the iPhone has 0 lines") == true)
  }

  @Test func `a view that is too large is named and not recorded`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20_000, height: 10))
    let message = "The view is too large for a picture: 20000 x 10 points. Give it a smaller size."
    #expect(verify(view) == message)
    #expect(
      verify(card(), as: .image(size: CGSize(width: 20, height: CGFloat.greatestFiniteMagnitude))) != nil)
    #expect(try folder.files().isEmpty)
  }

  @Test func `an empty image is not recorded`() throws {
    let message = verifySnapshot(
      of: UIImage(), as: .image, named: "card", snapshotDirectory: folder.path(of: "File"), testName: "feed()"
    )
    #expect(message == "Newly-taken snapshot is empty.")
    #expect(try folder.files().isEmpty)
  }

  @Test func `a pointer to a large file stays and is named`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "File"), withIntermediateDirectories: true)
    try Data("version https://git-lfs.github.com/spec/v1\n".utf8).write(to: URL(fileURLWithPath: path))
    #expect(verify(card())?.contains("run git lfs pull") == true)
    #expect(verify(card(), record: .all)?.contains("linux/File/feed.card.png") == true)
  }

  @Test(arguments: [".", "..", "a/b"]) func `a folder in which references would be lost is refused`(
    name: String
  ) {
    let message = SnapshotTestingConfiguration.$environment.withValue(["CELLSNAP_LINUX_FOLDER": name]) {
      verifySnapshot(
        of: "", as: .lines, named: "card", snapshotDirectory: folder.path(of: "File"), testName: "feed()")
    }
    #expect(message == "CELLSNAP_LINUX_FOLDER=\(name): give the name of a folder, as in linux")
  }

  @Test func `artifacts do not overwrite the references`() {
    let message = SnapshotTestingConfiguration.$environment.withValue(["SNAPSHOT_ARTIFACTS": folder.path]) {
      verifySnapshot(
        of: "", as: .lines, named: "card", snapshotDirectory: folder.path(of: "PictureTests"),
        testName: "feed()")
    }
    #expect(message == "SNAPSHOT_ARTIFACTS names the folder of the references; name another one")
  }

  @Test func `artifacts do not overwrite the references, also behind a link`() throws {
    _ = verify(card())
    let old = try Data(contentsOf: URL(fileURLWithPath: path))
    // The artifacts of this file's tests would be in a folder with the name of the file.
    #expect(symlink(folder.path(of: "File"), folder.path(of: "PictureTests")) == 0)
    #expect(symlink(folder.path, folder.path(of: "link")) == 0)
    for place in [folder.path(of: "link"), folder.path(of: "missing/../link/./")] {
      let message = SnapshotTestingConfiguration.$environment.withValue(["SNAPSHOT_ARTIFACTS": place]) {
        verifySnapshot(
          of: card(.red), as: .image, named: "card", snapshotDirectory: folder.path(of: "File"),
          testName: "feed()")
      }
      #expect(message == "SNAPSHOT_ARTIFACTS names the folder of the references; name another one")
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == old)
    #expect(verify(card()) == nil)
  }

  @Test func `an iPhone's picture must have the same size`() throws {
    try writePhonesPicture(.blue, scale: 2)
    let message = verify(card(width: 21))
    #expect(message?.contains("the picture has 42x20 pixels, and the iPhone's has 40x20") == true)
  }

  @Test func `an iPhone's picture stays and the own picture is beside it`() throws {
    try writePhonesPicture(.red, scale: 2)
    let old = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(verify(card(), record: .all)?.contains("linux/File/feed.card.png") == true)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == old)
    // The own reference is compared from now on.
    #expect(verify(card()) == nil)
    #expect(verify(card(.green))?.contains("the rule exact") == true)
  }

  @Test func `beside an iPhone's pictures a missing one is recorded in the own folder`() throws {
    try writePhonesPicture(.blue, scale: 2)
    let message = verifySnapshot(
      of: card() as UIView, as: .image, named: "other", snapshotDirectory: folder.path(of: "File"),
      testName: "feed()")
    #expect(message?.contains("linux/File/feed.other.png") == true)
  }

  @Test func `a view without a size becomes a picture that says so`() throws {
    _ = verify(UIView())
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let reference = try StoredReference(path: path, bytes: bytes)
    #expect((reference.width, reference.height) == (800, 160))
    #expect(reference.layout?.views.first?.text?.hasPrefix("Error: No image could be generated") == true)
  }

  @Test func `a reference that is no picture is named`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "File"), withIntermediateDirectories: true)
    try Data("text".utf8).write(to: URL(fileURLWithPath: path))
    #expect(verify(card())?.contains("Reference image could not be loaded.") == true)
  }
}

/// Chunks of a PNG as an iPhone writes them.
enum PNGDensity {
  /// The chunk `sRGB`, which is in every picture of an iPhone.
  static let colors: [UInt8] = [0, 0, 0, 1, 0x73, 0x52, 0x47, 0x42, 0, 0xAE, 0xCE, 0x1C, 0xE9]

  static func chunk(pixelsPerPoint scale: CGFloat) -> [UInt8] {
    let density = UInt32((Double(scale) * 72 / 0.0254).rounded())
    let number = (0..<4).reversed().map { UInt8(density >> ($0 * 8) & 255) }
    let content = Array("pHYs".utf8) + number + number + [1]
    var sum: UInt32 = .max
    for byte in content {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    sum = ~sum
    return [0, 0, 0, 9] + content + (0..<4).reversed().map { UInt8(sum >> ($0 * 8) & 255) }
  }
}
