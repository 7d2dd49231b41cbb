import CellDrawing
import Foundation

/// The reference, the actual picture and the difference of a snapshot, side by side with captions. Tall pictures are cut
/// to the rows around the first change, and wide ones are drawn smaller.
///
/// The captions name nothing of the run, whose texts may come from elsewhere.
struct PictureTriptych {
  /// The maximum width of one picture and the maximum number of its rows, in pixels.
  private static let maximumSize = (width: 640, height: 960)
  /// The maximum number of pixels of a picture that is decoded, 256 MB. The run may come from elsewhere.
  private static let maximumPixelCount = 1 << 26
  private static let margin = 16
  private static let captionHeight = 32
  private static let background = Color(white: 0.95)
  private static let ink = Color(white: 0.2)

  /// One of the three pictures.
  private struct Panel {
    var caption: String
    /// The cut-out pixels; nil if the run has no such picture.
    var image: Image?
    /// The size in the drawing, in pixels.
    var width = 0
    var height = 0
  }

  private let panels: [Panel]

  /// Reads the pictures. Throws if one is missing, was changed or is not a PNG.
  init(of snapshot: SnapshotResult, in folder: RunFolder) throws(FileError) {
    let rows = TriptychRows(of: snapshot.comparison, limit: Self.maximumSize.height)
    panels = [
      try Self.panel(
        "reference", snapshot.reference, frame: snapshot.frame, from: rows.reference, in: folder),
      try Self.panel("actual", snapshot.actual, frame: snapshot.frame, from: rows.actual, in: folder),
      try Self.panel(
        "difference", snapshot.difference, frame: snapshot.frame, from: rows.difference, in: folder),
    ]
  }

  private static func panel(
    _ caption: String, _ picture: RunPicture?, frame: Int?, from top: Int, in folder: RunFolder
  ) throws(FileError) -> Panel {
    guard let picture else { return Panel(caption: "no \(caption)") }
    let bytes = try folder.bytes(of: picture)
    let path = FilePath.appending(picture.path, to: folder.path)
    let bitmap: Bitmap
    do throws(ImageError) {
      try checkSize(bytes)
      bitmap = try Self.bitmap(bytes, frame: frame)
    } catch {
      throw FileError(
        "read", path, reason: UnreadableReference.reason(bytes, error, remedy: "make a new run"))
    }
    guard bitmap.width > 0, bitmap.height > 0 else { return Panel(caption: "empty \(caption)") }
    let first = max(0, min(top, bitmap.height - maximumSize.height))
    let rows = min(bitmap.height, maximumSize.height)
    let pixels = Array(bitmap.pixels[(first * bitmap.stride)..<((first + rows) * bitmap.stride)])
    let scale = min(1, Double(maximumSize.width) / Double(bitmap.width))
    let part = rows < bitmap.height ? ", rows \(first) to \(first + rows)" : ""
    return Panel(
      caption: "\(caption), \(bitmap.width) x \(bitmap.height)\(part)",
      image: Image(premultipliedBGRA: pixels, width: bitmap.width, height: rows),
      width: max(1, Int(Double(bitmap.width) * scale)), height: max(1, Int(Double(rows) * scale)))
  }

  /// Returns a frame of an animation, or the whole picture if there is none.
  private static func bitmap(_ bytes: [UInt8], frame: Int?) throws(ImageError) -> Bitmap {
    guard let frame, let animation = try PNGAnimation(bytes) else { return try PNG.decode(bytes) }
    let pictures = try PNGAnimationPictures(of: animation, in: bytes)
    // The number may come from another machine's file, and no frame may be there.
    for _ in 1..<max(1, min(frame, animation.frameCount)) { _ = try pictures.next() }
    guard let picture = try pictures.next() else { return try PNG.decode(bytes) }
    return try picture.premultiplied()
  }

  /// Throws if the header of a PNG says that its pixels would fill the memory.
  private static func checkSize(_ bytes: [UInt8]) throws(ImageError) {
    guard bytes.count >= 24 else { return }
    func number(_ place: Int) -> Int { bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(16), number(20))
    guard max(width, height) <= Bitmap.maximumSide, width * height <= maximumPixelCount
    else { throw .tooLarge(width: width, height: height) }
  }

  /// Draws the three pictures and returns the bytes of a PNG.
  func bytes() throws(FileError) -> [UInt8] {
    let scene = scene
    do {
      let bitmap = try Bitmap(width: Int(scene.size.width), height: Int(scene.size.height))
      Painter().paint(scene, rect: CGRect(origin: .zero, size: scene.size), scale: 1, into: bitmap)
      return PNG.encode(bitmap, compression: .small)
    } catch {
      throw FileError("draw", "the pictures of a comment", reason: "\(error)")
    }
  }

  private var scene: Scene {
    let captions = panels.map { panel in
      LaidOutText(
        AttributedText(
          panel.caption, attributes: TextAttributes(font: Font(size: 15, weight: 500), color: Self.ink)),
        in: TextFrame())
    }
    let top = CGFloat(Self.margin + Self.captionHeight)
    let height = top + CGFloat((panels.map(\.height).max() ?? 0) + Self.margin)
    var nodes: [Node] = []
    var x = CGFloat(Self.margin)
    for (panel, caption) in zip(panels, captions) {
      nodes.append(.text(caption, at: CGPoint(x: x, y: CGFloat(Self.margin))))
      if let image = panel.image {
        let frame = CGRect(x: x, y: top, width: CGFloat(panel.width), height: CGFloat(panel.height))
        nodes.append(.fill(.rect(frame), .nonZero, .color(.white)))
        nodes.append(.image(ImageNode(image: image, rect: frame)))
      }
      x += max(CGFloat(panel.width), caption.size.width.rounded(.up)) + CGFloat(Self.margin)
    }
    let size = CGSize(width: x, height: height)
    let page = Node.fill(.rect(CGRect(origin: .zero, size: size)), .nonZero, .color(Self.background))
    return Scene(size: size, nodes: [page] + nodes)
  }
}
