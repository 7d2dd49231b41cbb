import CellDrawing
import Foundation

/// The feed as a page for browsers. Each part is where the cell has it; the browser shapes and breaks the
/// texts.
struct FeedPage {
  let path: String
  /// The size of the page in points.
  let size: CGSize
  private(set) var tops: [Double] = []

  /// Writes the page and the photos into a folder.
  init(of feed: Feed, width: Double, in folder: String) throws {
    path = "\(folder)/feed.html"
    var body = ""
    var top = 0.0
    var sides: Set<Int> = []
    for scene in feed.scenes(width: width) {
      body += "<div class=\"post\" style=\"height:\(scene.size.height)px\"><i></i>"
      for node in scene.nodes {
        switch node {
        case .text(let text, let point): body += Self.element(of: text, at: point, in: scene.size.width)
        case .image(let node):
          sides.insert(node.image.width)
          body += "<img src=\"\(node.image.width).png\" style=\"\(Self.place(node.rect))\">"
        default: break
        }
      }
      body += "</div>\n"
      tops.append(top)
      top += scene.size.height
    }
    size = CGSize(width: width, height: top)
    try Data((Self.head(width: width) + body).utf8).write(to: URL(filePath: path))
    for side in sides {
      let bitmap = try Bitmap(width: side, height: side)
      let rect = CGRect(x: 0, y: 0, width: side, height: side)
      let photo = Node.image(ImageNode(image: PhotoStore().photo(side: side), rect: rect))
      Painter().paint(Scene(size: rect.size, nodes: [photo]), rect: rect, scale: 1, into: bitmap)
      try Data(PNG.encode(bitmap, compression: .small)).write(to: URL(filePath: "\(folder)/\(side).png"))
    }
  }

  private static func head(width: Double) -> String {
    """
    <!doctype html><meta charset="utf-8"><style>
    body { margin: 0; width: \(width)px; font-family: Inter, sans-serif }
    .post { position: relative; overflow: hidden; background: white }
    .post > * { position: absolute; overflow-wrap: anywhere; white-space: pre-wrap }
    i { left: 10px; top: 10px; width: 44px; height: 44px; border-radius: 50%; background: #d9dee6 }
    </style>

    """
  }

  private static func element(of text: LaidOutText, at point: CGPoint, in width: Double) -> String {
    let escaped = text.layout.string.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let color = text.appearances.first.map { Int(($0.color.red * 255).rounded()) } ?? 0
    let size = text.lines.first?.runs.first?.size ?? 15
    let room = CGRect(x: point.x, y: point.y, width: width - point.x - 10, height: text.size.height)
    return "<span dir=\"auto\" style=\"\(place(room));font-size:\(size)px;"
      + "color:rgb(\(color),\(color),\(color))\">\(escaped)</span>"
  }

  private static func place(_ rect: CGRect) -> String {
    "left:\(rect.minX)px;top:\(rect.minY)px;width:\(rect.width)px;height:\(rect.height)px"
  }
}
