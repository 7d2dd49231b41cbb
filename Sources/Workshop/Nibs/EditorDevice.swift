internal import CellNibs
internal import Foundation
internal import UIKit

/// The device of the editor's canvas: its screen and its safe area.
struct EditorDevice {
  let size: CGSize
  let scale: CGFloat
  /// The insets of the safe area without bars, in portrait.
  let safeArea: UIEdgeInsets
  let version: SystemVersion
  /// The size category of texts. Xcode 13 showed text styles in the smallest sizes.
  let contentSizeCategory: UIContentSizeCategory

  /// The sizes and insets are those that stored frames show.
  init(_ document: NibDocument) {
    let id = document.device?.id ?? ""
    let tools = document.toolsVersion
    let portrait: (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) =
      switch id {
      case "retina3_5": (320, 480, 2, 20, 0)
      case "retina4_0": (320, 568, 2, 20, 0)
      case "retina4_7": (375, 667, 2, 20, 0)
      case "retina5_5": (414, 736, 3, 20, 0)
      case "retina5_9": (375, 812, 3, tools < 20000 ? 44 : 50, 34)
      case "retina6_1": (414, 896, 2, tools < 20000 ? 44 : 48, 34)
      case "retina6_5": (414, 896, 3, 44, 34)
      case "retina6_0": (390, 844, 3, tools < 20000 ? 44 : 47, 34)
      case "retina6_7": (428, 926, 3, tools < 20000 ? 44 : 47, 34)
      case "retina6_12": (393, 852, 3, 59, 34)
      case "retina6_3": (402, 874, 3, 59, 34)
      case "ipad9_7": (768, 1024, 2, 20, 0)
      case "ipad10_5": (834, 1112, 2, 20, 0)
      case "ipad12_9": (1024, 1366, 2, 20, 0)
      case "ipad12_9rounded": (1024, 1366, 2, 24, 20)
      default: (375, 667, 2, 20, 0)
      }
    let (width, height, scale, top, bottom) = portrait
    let isLandscape = document.device?.isLandscape ?? false
    size = isLandscape ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    self.scale = scale
    let side: CGFloat = isLandscape && bottom == 34 ? 44 : 0
    safeArea = UIEdgeInsets(
      top: isLandscape && width < 700 ? 0 : top, left: side,
      bottom: isLandscape && bottom == 34 ? 21 : bottom,
      right: side)
    // Interface Builder's own command writes the version 32700 at any time.
    version = tools < 24000 || tools == 32700 ? .iOS18 : .iOS26
    contentSizeCategory = 18000..<21000 ~= tools ? .extraSmall : .large
  }

  /// Returns the insets that the safe area of a root may have, the likeliest first.
  func insets(for view: NibObject, around bars: SceneBars.Bars) -> [UIEdgeInsets] {
    let tops =
      [safeArea.top] + [44, 48, 50, 52, 96].map { safeArea.top + $0 } + [44, 88, 56, 54, safeArea.top * 2, 0]
    let bottoms = [safeArea.bottom, safeArea.bottom + 49, safeArea.bottom + 44, safeArea.bottom * 2, 0]
    let top = safeArea.top + (bars.hasNavigationBar ? bars.hasLargeTitle ? 96 : 44 : 0)
    let bottom = safeArea.bottom + (bars.hasTabBar ? 49 : 0)
    let first = UIEdgeInsets(top: top, left: safeArea.left, bottom: bottom, right: safeArea.right)
    let others = tops.flatMap { top in
      bottoms.map { UIEdgeInsets(top: top, left: safeArea.left, bottom: $0, right: safeArea.right) }
    }
    return others.reduce(into: [first]) { if !$0.contains($1) { $0.append($1) } }
  }

  func run<Result>(_ body: () -> Result) -> Result {
    Device.using(
      Device(
        contentSizeCategory: contentSizeCategory, displayScale: scale, screenSize: size,
        systemVersion: version),
      body)
  }
}
