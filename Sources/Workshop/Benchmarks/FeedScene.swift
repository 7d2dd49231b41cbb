import CellSnapFloor
import CellDrawing
import Foundation

/// A post laid out at a width, as the floor lays it out and draws it.
struct FeedScene {
  static let margin = 10.0

  static func scene(of post: FeedPost, width: Double, photo: (Int) -> Image) -> (scene: Scene, lines: Int) {
    var nodes: [Node] = [
      .fill(.ellipse(in: CGRect(x: margin, y: margin, width: 44, height: 44)), .nonZero, .color(avatar))
    ]
    var (bottom, top) = (margin, margin)
    var lines = 0
    for block in post.blocks {
      let text = laidOut(block, width: width)
      lines += text.lineCount
      if block.gap >= 0 { top = bottom + block.gap }
      nodes.append(.text(text, at: CGPoint(x: block.x, y: top)))
      bottom = max(bottom, top + text.size.height)
    }
    let photosTop = bottom + margin
    let side = floor_photo_side(width, Int32(post.photoCount))
    for index in 0..<post.photoCount {
      // The sides are whole pixels at 2x, as in the floor.
      let pixels = (side * 2).rounded(.down)
      let x = ((margin + Double(index) * (side + 4)) * 2).rounded(.down) / 2
      let y = (photosTop * 2).rounded(.down) / 2
      nodes.append(
        .image(
          ImageNode(
            image: photo(Int(pixels)), rect: CGRect(x: x, y: y, width: pixels / 2, height: pixels / 2))))
    }
    if post.photoCount > 0 { bottom += margin + side }
    let size = CGSize(width: width, height: (bottom + margin + 0.999).rounded(.down))
    let background = Node.fill(.rect(CGRect(origin: .zero, size: size)), .nonZero, .color(.white))
    return (Scene(size: size, nodes: [background] + nodes), lines)
  }

  static func laidOut(_ block: FeedPost.Block, width: Double) -> LaidOutText {
    let room = block.width > 0 ? block.width : width + block.width - block.x
    let attributes = TextAttributes(
      font: Font(size: block.size, weight: block.weight), color: Color(white: block.gray))
    return LaidOutText(AttributedText(block.text, attributes: attributes), in: TextFrame(width: room))
  }

  private static let avatar = Color(red: 0.85, green: 0.87, blue: 0.9)
}

/// The floor's photo, made once for each side in pixels.
final class PhotoStore {
  private var images: [Int: Image] = [:]

  func photo(side: Int) -> Image {
    if let image = images[side] { return image }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(side * side * 4)
    for y in 0..<side {
      for x in 0..<side {
        pixels += [0x80, UInt8(y * 255 / side), UInt8(x * 255 / side), 0xff]
      }
    }
    let image = Image(premultipliedBGRA: pixels, width: side, height: side)
    images[side] = image
    return image
  }
}
