internal import CellNibs
internal import Foundation
internal import UIKit

/// Pictures of the cells of a document at two widths, in the light and the dark appearance.
@MainActor struct NibCellPictures {
  private let document: NibDocument
  private let folder: String
  private let bundle: Bundle?

  init(_ document: NibDocument, folder: String, assets: String?) {
    self.document = document
    self.folder = folder
    bundle = assets.flatMap { Bundle(path: $0) }
  }

  /// Writes the pictures and returns their paths.
  ///
  /// The folder is created. A picture that cannot be written ends the list.
  func write() -> [String] {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var paths: [String] = []
    for width in [320, 390] as [CGFloat] {
      for style in [UIUserInterfaceStyle.light, .dark] {
        let device = Device(
          userInterfaceStyle: style, displayScale: 2, screenSize: CGSize(width: width, height: 844))
        paths += Device.using(device) { pictures(width: width, isDark: style == .dark) }
      }
    }
    return paths
  }

  private func pictures(width: CGFloat, isDark: Bool) -> [String] {
    let inspection = NibInspection(document, bundle: bundle, isForEditor: false)
    let name = ((document.path as NSString).lastPathComponent as NSString).deletingPathExtension
    return cells.enumerated().compactMap { index, cell in
      guard let root = inspection.root(cell), let data = picture(of: root, width: width) else { return nil }
      let identifier = (cell.attributes["reuseIdentifier"] ?? "cell").replacing("/", with: "-")
      let path = "\(folder)/\(name)-\(index)-\(identifier)-\(Int(width))\(isDark ? "-dark" : "").png"
      return FileManager.default.createFile(atPath: path, contents: data) ? path : nil
    }
  }

  private var cells: [NibObject] {
    func cells(in object: NibObject) -> [NibObject] {
      if ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(object.element) {
        return [object]
      }
      return object.children.flatMap(cells)
        + ["subviews", "prototypes", "cells", "sections"].flatMap {
          object.lists[$0, default: []].flatMap(cells)
        }
    }
    return (document.objects + document.scenes.flatMap(\.objects)).flatMap(cells)
  }

  private func picture(of root: NibInspection.Root, width: CGFloat) -> Data? {
    guard case .rect(let stored) = root.object.values["frame"] else { return nil }
    let isRow = root.view is UITableViewCell
    root.view.frame = CGRect(
      x: 0, y: 0, width: isRow ? width : min(stored.width, width), height: stored.height)
    if isRow {
      let fitting = root.view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      // The constraints of an old cell may not tell its height, which its table has given it.
      if fitting.height > stored.height, fitting.height < 2_000 {
        root.view.frame.size.height = fitting.height
      }
    }
    let window = UIWindow(frame: root.view.bounds)
    window.backgroundColor = .systemBackground
    window.addSubview(root.view)
    window.layoutIfNeeded()
    guard window.bounds.width >= 1, window.bounds.height >= 1 else { return nil }
    return UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }.pngData()
  }
}
