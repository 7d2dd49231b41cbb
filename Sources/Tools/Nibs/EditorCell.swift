internal import CellNibs
internal import Foundation
internal import UIKit

/// A table's cell on the editor's canvas, whose margins and content view differ with the editor's version.
@MainActor struct EditorCell {
  private let cell: UITableViewCell
  private let root: NibInspection.Root
  private let content: NibObject?
  private let toolsVersion: Int

  init?(_ root: NibInspection.Root, in document: NibDocument) {
    guard let cell = root.view as? UITableViewCell else { return nil }
    self.cell = cell
    self.root = root
    content = root.object.child("contentView")
    toolsVersion = document.toolsVersion
  }

  /// Gives the cell the margins that cells had in an older editor, in points: 8 on all sides before version 14000, then
  /// 15 at the sides until version 17000, as stored frames show.
  func giveMargins() {
    guard toolsVersion < 17000 else { return }
    let side: CGFloat = toolsVersion < 14000 ? 8 : 15
    let end: CGFloat = toolsVersion < 14000 ? 8 : 11
    cell.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: end, leading: side, bottom: end, trailing: side)
    let hasOwn = content?.values["layoutMargins"] != nil || content?.values["directionalLayoutMargins"] != nil
    guard !hasOwn else { return }
    let hasAccessory = cell.accessoryType != .none || cell.accessoryView != nil
    cell.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: end, leading: side, bottom: end, trailing: hasAccessory ? 8 : side)
  }

  /// Gives the content view its stored frame. Its width depends on the accessory of the editor's version, and its
  /// height on whether that editor left room for the separator.
  func holdContent() {
    if case .rect(let frame) = content?.values["frame"] { root.giveContent(frame: frame) }
  }
}
