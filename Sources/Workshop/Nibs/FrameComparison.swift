internal import CellNibs
internal import Foundation
internal import UIKit

/// The numbers of views whose frames are those that the editor stored.
@MainActor struct FrameComparison {
  /// The views of a kind: how many there are, and how many are within half a point.
  struct Count {
    var all = 0
    var equal = 0
  }

  /// The number of constrained views, and the number of constrained views that show no text.
  struct Counts {
    var all = Count()
    var withoutTexts = Count()
  }

  private(set) var views = Count()
  private(set) var constrained = Counts()
  /// The constrained views whose frames the document determines.
  private(set) var determined = Counts()
  /// The same if texts have their stored sizes.
  private(set) var withTextSizes = Counts()
  /// The views that differ and whose frames the document does not determine.
  private(set) var undetermined: [UndeterminedFrames.Reason: Int] = [:]
  /// The texts in fonts that are not here, which are not compared.
  private(set) var unmeasurable = 0
  /// The documents in which every constrained view is within half a point.
  private(set) var documents = Count()
  private(set) var differences: [String] = []
  private(set) var causes: [String: Int] = [:]
  var messages: [String] = []

  /// Adds the views of a root below it. `again` makes the root again, with some texts in their stored sizes.
  mutating func add(
    _ root: NibInspection.Root, of document: NibDocument, again: (TextMeasures) -> NibInspection.Root?
  ) {
    let compared = root.views.filter { isCompared($0, in: root) }
    unmeasurable += compared.count { EditorFont.isMissing(in: $0.object) }
    let measured = compared.filter { !EditorFont.isMissing(in: $0.object) }
    let differing = measured.filter { !$0.isEqual }
    let undetermined = UndeterminedFrames(differing, in: root, of: document)
    let texts = TextMeasures(differing)
    let equalAgain =
      texts.isEmpty ? [] : Set(again(texts)?.views.filter(\.isEqual).compactMap(\.object.id) ?? [])
    for placed in measured {
      views.count(placed.isEqual)
      guard placed.isConstrained else { continue }
      let isText = placed.object.isText
      constrained.count(placed.isEqual, isText: isText)
      let reason = placed.isEqual ? nil : undetermined.reason(for: placed.view)
      let isEqualAgain = placed.isEqual || placed.object.id.map(equalAgain.contains) ?? false
      if let reason {
        self.undetermined[reason, default: 0] += 1
      } else {
        determined.count(placed.isEqual, isText: isText)
        withTextSizes.count(isEqualAgain, isText: isText)
      }
      guard !placed.isEqual else { continue }
      let note = reason?.text ?? (isEqualAgain ? "by the size of a text" : nil)
      differences.append(placed.difference + (note.map { ", \($0)" } ?? ""))
      if note == nil { causes[placed.kindOfDifference, default: 0] += 1 }
    }
  }

  private func isCompared(_ placed: NibInspection.Placed, in root: NibInspection.Root) -> Bool {
    placed.parent != nil && placed.object.id != nil && placed.stored != nil
      && !placed.object.isMisplaced && !isInCell(placed, root)
  }

  /// Whether the view is a standard part of a cell that the cell lays out.
  private func isInCell(_ placed: NibInspection.Placed, _ root: NibInspection.Root) -> Bool {
    guard let style = root.object.attributes["style"], style.hasPrefix("IBUITableViewCellStyle") else {
      return false
    }
    return ["textLabel", "detailTextLabel", "imageView"].contains {
      root.object.attributes[$0] == placed.object.id
    }
  }

  /// Adds a part of a document.
  mutating func add(_ other: FrameComparison) {
    views.add(other.views)
    constrained.add(other.constrained)
    determined.add(other.determined)
    withTextSizes.add(other.withTextSizes)
    undetermined.merge(other.undetermined, uniquingKeysWith: +)
    unmeasurable += other.unmeasurable
    documents.add(other.documents)
    causes.merge(other.causes, uniquingKeysWith: +)
    differences += other.differences
  }

  /// Adds a whole document.
  mutating func addDocument(_ other: FrameComparison) {
    add(other)
    documents.count(other.constrained.all.all == other.constrained.all.equal)
  }
}

extension FrameComparison.Count {
  fileprivate mutating func count(_ isEqual: Bool) {
    all += 1
    if isEqual { equal += 1 }
  }

  fileprivate mutating func add(_ other: Self) {
    all += other.all
    equal += other.equal
  }
}

extension FrameComparison.Counts {
  fileprivate mutating func count(_ isEqual: Bool, isText: Bool) {
    all.count(isEqual)
    if !isText { withoutTexts.count(isEqual) }
  }

  fileprivate mutating func add(_ other: Self) {
    all.add(other.all)
    withoutTexts.add(other.withoutTexts)
  }
}
