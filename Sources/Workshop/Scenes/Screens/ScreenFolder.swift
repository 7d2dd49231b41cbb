import CellSnapshots
import Foundation

/// A folder of captures and a folder of our pictures of the same screens.
///
/// The picture of the capture `Feed.layout.json` is the snapshot of an entry `Feed` with the width of the capture's
/// screen, as `record` writes it.
struct ScreenFolder {
  let captures: String
  let pictures: String

  static let suffix = ".layout.json"

  /// Returns the names of the captures in a folder, in order.
  static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
  }

  /// Reads the capture with a name.
  func capture(named name: String) throws(ScenesError) -> (root: ScreenNode, width: Double) {
    let path = "\(captures)/\(name)\(Self.suffix)"
    let capture: ScreenCapture
    do {
      capture = try JSONDecoder().decode(ScreenCapture.self, from: Data(contentsOf: URL(filePath: path)))
    } catch {
      throw .unreadableCapture(path)
    }
    guard capture.views.allSatisfy({ $0.frame.count == 4 }), capture.screen.bounds.count == 2,
      let root = capture.root
    else { throw .unreadableCapture(path) }
    return (root, capture.screen.bounds[0])
  }

  /// Reads the layout of our picture of a screen.
  func layout(named name: String, width: Double) throws(ScenesError) -> ScreenNode {
    let prefix = "\(name).\(String(format: "%g", width))@"
    let paths = ((try? FileTree.files(below: pictures)) ?? []).filter {
      $0.hasSuffix(".png") && ($0.split(separator: "/").last?.hasPrefix(prefix) ?? false)
    }
    guard let path = paths.first else { throw .noPicture("\(pictures)/…/\(prefix)…png") }
    let bytes = FileManager.default.contents(atPath: "\(pictures)/\(path)").map { Array($0) } ?? []
    guard let layout = (try? StoredReference(path: path, bytes: bytes))?.layout,
      let root = ScreenNode.tree(of: layout)
    else { throw .noLayout("\(pictures)/\(path)") }
    let window = ScreenNode(path: "", className: "UIWindow", frame: root.frame, isHidden: false)
    if root.className == "UIWindow" { return root }
    window.add(root)
    return window
  }
}
