import Foundation

/// The views of a screen that Apple's UIKit laid out, as a `.layout.json` file lists them: each with its path in the
/// tree, such as `0.0.1`.
struct ScreenCapture: Decodable {
  struct Screen: Decodable {
    /// The width and the height of the screen, in points.
    var bounds: [Double]
  }

  struct View: Decodable {
    /// The places in the lists of subviews, separated by dots; empty for the window.
    var path: String
    var `class`: String
    /// The frame in the superview's coordinates: x, y, width, height.
    var frame: [Double]
    /// The bounds, whose origin is the content's point at the top left; a scroll view may name `contentOffset`
    /// instead.
    var bounds: [Double]?
    var contentOffset: [Double]?
    var alpha: Double?
    var hidden: Bool?
    /// The background: red, green, blue and alpha from 0 to 1.
    var background: [Double]?
    var text: String?

    private enum CodingKeys: String, CodingKey {
      case path, `class`, frame, bounds, contentOffset, alpha, hidden, text
      case background = "bg"
    }
  }

  var screen: Screen
  var views: [View]

  /// The window with the views below it; nil if no view has an empty path.
  var root: ScreenNode? {
    var nodes: [String: ScreenNode] = [:]
    for view in views {
      let node = ScreenNode(view)
      nodes[view.path] = node
      guard !view.path.isEmpty else { continue }
      let parent = view.path.lastIndex(of: ".").map { String(view.path[..<$0]) } ?? ""
      nodes[parent]?.add(node)
    }
    return nodes[""]
  }
}

extension ScreenNode {
  fileprivate convenience init(_ view: ScreenCapture.View) {
    let origin = view.bounds ?? view.contentOffset ?? [0, 0]
    self.init(
      path: view.path, className: view.class, frame: CGRect(view.frame),
      visibleOrigin: CGPoint(x: origin.first ?? 0, y: origin.dropFirst().first ?? 0),
      isHidden: view.hidden == true || view.alpha == 0)
    text = view.text
    background = view.background.flatMap { ScreenColor($0) }
  }
}
