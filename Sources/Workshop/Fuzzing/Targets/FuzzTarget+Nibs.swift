import CellNibs
import Foundation
import UIKit

extension FuzzTarget {
  static let nibs = FuzzTarget("nibs", "a nib file or storyboard, its objects made, laid out and recorded") {
    bytes in
    var limits = NibLimits()
    limits.elements = 400
    guard let document = try? NibDocument(bytes: bytes, path: "input.xib", limits: limits) else { return }
    let inspection = NibInspection(document)
    let views = document.objects.compactMap { inspection.root($0)?.view }
    for view in views { draw(view) }
    guard let controller = inspection.initialController() else { return }
    draw(controller.view)
  }

  @MainActor private static func draw(_ view: UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(view)
    window.layoutIfNeeded()
    ScenePictures.draw(window.scene(), longestSide: 64)
  }
}
