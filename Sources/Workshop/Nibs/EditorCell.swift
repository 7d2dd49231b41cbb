internal import CellNibs
internal import Foundation
internal import UIKit

/// A table's cell on the editor's canvas, whose margins and content view differ with the editor's version.
@MainActor struct EditorCell {
  private let cell: UITableViewCell
  private let root: NibInspection.Root
  private let content: NibObject?
  private let toolsVersion: Int
  private let isInNib: Bool
  private let isOnWideScreen: Bool

  init?(_ root: NibInspection.Root, in document: NibDocument, on device: EditorDevice) {
    guard let cell = root.view as? UITableViewCell else { return nil }
    self.cell = cell
    self.root = root
    content = root.object.child("contentView")
    toolsVersion = document.toolsVersion
    isInNib = document.kind == .nib
    isOnWideScreen = device.size.width >= Self.wide
  }

  /// The width from which screens and tables have wide margins, in points.
  private static let wide: CGFloat = 414

  /// Gives the cell the margins that the editor gave it, unless they are a table's margins.
  func giveMargins() {
    guard let side else { return }
    let end: CGFloat = toolsVersion < 14000 ? 8 : 11
    cell.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: end, leading: side, bottom: end, trailing: side)
    let hasOwn = content?.values["layoutMargins"] != nil || content?.values["directionalLayoutMargins"] != nil
    guard !hasOwn else { return }
    let hasAccessory = cell.accessoryType != .none || cell.accessoryView != nil
    cell.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: end, leading: side, bottom: end, trailing: hasAccessory ? 8 : side)
  }

  /// The margins at the sides in points, as stored frames show, or nil for the margins of the table around the cell.
  /// They depended on the cell's width, then on the screen's, and depend on both since version 17000.
  private var side: CGFloat? {
    guard case .rect(let frame) = root.object.values["frame"] else { return nil }
    let isWide = frame.width >= Self.wide
    switch toolsVersion {
    case ..<14000: return 8
    case ..<14800: return isWide ? 20 : 16
    case ..<17000: return isOnWideScreen ? 20 : 15
    default: return isInNib ? isWide && isOnWideScreen ? 20 : 16 : nil
    }
  }

  /// Gives the content view its stored frame. Its width depends on the accessory of the editor's version, and its
  /// height on whether that editor left room for the separator.
  func holdContent() {
    if case .rect(let frame) = content?.values["frame"] { root.giveContent(frame: frame) }
  }
}
