import CellDrawing
import CellSnapshots
import Foundation

extension ScrollArmPlot {
  /// The argument that makes the program draw results. The file of results and the file of the picture follow it.
  private static let command = "plot"
  private static let scale: CGFloat = 2

  /// Draws a file of results if the arguments request it. Returns whether they do.
  ///
  /// - Parameter arguments: The program, `plot`, the file of results and the file of the picture. The picture is
  ///   an SVG if its name ends in `.svg`, and a PNG otherwise. If its name has `~dark`, it is for a dark page.
  static func draw(_ arguments: [String]) throws -> Bool {
    guard arguments.count == 4, arguments[1] == command else { return false }
    let text = try String(contentsOf: URL(filePath: arguments[2]), encoding: .utf8)
    let name = URL(filePath: arguments[3]).lastPathComponent
    let scene = scene(
      of: try ScrollArmResult.results(inFile: text, named: arguments[2]),
      in: name.contains("~dark") ? .dark : .light)
    let bytes = arguments[3].hasSuffix(".svg") ? svg(scene) : try png(scene)
    _ = try AtomicFile.write(bytes, to: arguments[3])
    return true
  }

  private static func svg(_ scene: Scene) -> [UInt8] {
    SVG.encode(
      scene, rect: CGRect(origin: .zero, size: scene.size), title: "What a frame takes of the main thread")
  }

  private static func png(_ scene: Scene) throws -> [UInt8] {
    let bitmap = try Bitmap(
      width: Int(scene.size.width * scale), height: Int(scene.size.height * scale))
    Painter().paint(scene, rect: CGRect(origin: .zero, size: scene.size), scale: scale, into: bitmap)
    return PNG.encode(bitmap, compression: .smallest)
  }
}
