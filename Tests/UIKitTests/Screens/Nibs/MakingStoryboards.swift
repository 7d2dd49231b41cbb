import CellNibs
import Foundation

@testable import UIKit

/// Returns a storyboard of scenes, each of which is the text of its objects.
@MainActor func storyboard(_ scenes: String..., initial: String = "a") throws -> UIStoryboard {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">
    <scenes>\(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined())</scenes></document>
    """
  let document = try NibDocument(bytes: Array(text.utf8), path: "Main.storyboard")
  return UIStoryboard(NibFile(document: document))
}

/// Returns the text of a controller, whose view has some content.
func controller(_ id: String, _ content: String = "", attributes: String = "") -> String {
  "<viewController \(attributes) id=\"\(id)\"><view key=\"view\" id=\"\(id)v\">\(content)</view></viewController>"
}
