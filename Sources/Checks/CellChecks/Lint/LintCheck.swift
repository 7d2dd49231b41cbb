import CellCatalog
import Foundation
import UIKit

/// A check for content that cannot be read, distinguished or touched, in a row, header, footer or item, or around them.
@MainActor
struct LintCheck {
  let shown: ShownEntry
  let rules: [CheckRule]

  init(shown: ShownEntry, rules: Set<CheckRule>) {
    self.shown = shown
    self.rules = rules.sorted { $0.rawValue < $1.rawValue }
  }

  /// Reports the faults in a row, a header, a footer or an item.
  func look(at part: EveryView.Shown, _ found: (CheckFinding) -> Void) {
    look(at: part.tree, row: part.path, name: part.name, found)
  }

  /// Reports the faults around rows and items, and items that overlap each other.
  func lookAround(_ found: (CheckFinding) -> Void) {
    let root = shown.content.view
    look(at: LintTree(around: shown), row: nil, name: nil, found)
    guard rules.contains(.overlap), !shown.collections.isEmpty else { return }
    let tree = LintTree(of: root) { $0 is UITableView }
    for fault in OverlapRule.faults(in: tree, among: { $0 is UICollectionView }) {
      found(CheckFinding(fault, row: nil, name: nil, in: shown.place))
    }
  }

  private func look(at tree: LintTree, row: IndexPath?, name: String?, _ found: (CheckFinding) -> Void) {
    let spoken = rules.contains(where: \.readsElements) ? SpokenTree(of: tree) : nil
    for rule in rules {
      for fault in spoken?.faults(of: rule, at: category) ?? faults(of: rule, in: tree) {
        found(CheckFinding(fault, row: row, name: name, in: shown.place))
      }
    }
  }

  private var category: UIContentSizeCategory {
    shown.place.circumstances.configuration.contentSizeCategory
  }

  private func faults(of rule: CheckRule, in tree: LintTree) -> [LintFault] {
    switch rule {
    case .truncation: TruncationRule.faults(in: tree)
    case .overlap: OverlapRule.faults(in: tree)
    case .outside: OutsideRule.faults(in: tree)
    case .zeroSize: ZeroSizeRule.faults(in: tree)
    case .missingGlyph: MissingGlyphRule.faults(in: tree)
    case .offPixel: OffPixelRule.faults(in: tree, scale: shown.place.circumstances.configuration.scale)
    case .touchTarget: TouchTargetRule.faults(in: tree)
    case .contrast: ContrastRule.faults(in: tree)
    case .stretchedImage: StretchedImageRule.faults(in: tree)
    case .accessibilityLabel: AccessibilityLabelRule.faults(in: tree)
    case .constraints: ConstraintsRule.faults(in: tree)
    case .missingSubview, .mirroring, .dynamicType: []
    case .doubledElement, .emptyElement, .readingOrder, .unreadText: []
    case .reuse, .rotation, .background, .purity, .idle, .equality, .keys, .environment, .height: []
    }
  }
}
