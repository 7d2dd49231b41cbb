internal import CellDrawing
public import Foundation

/// A layout of items in lines. Its sections are below each other, or side by side when it scrolls horizontally.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  override class var nibMembers: NibMembers { super.nibMembers.adding(collectionViewFlowLayoutNibSettings) }

  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of an item. If it is not zero, cells determine their sizes, and it is used until they
  /// are shown.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// An estimated size that lets cells determine their sizes. `itemSize` is used until they are shown.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers. Only the height counts, or only the width when scrolling horizontally. At zero there
  /// are no headers.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  /// Whether the header of a section stays at the top while its items scroll under it.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether the footer of a section stays at the bottom while its items scroll under it.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private var sections: [FlowSection] = []
  private var breadth: CGFloat = 0
  private var delegateLacksSizes = false
  private var preferredSizes: [IndexPath: CGSize] = [:]

  open override func prepare() {
    super.prepare()
    sections = []
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    let size = collectionView.bounds.size
    breadth = isVertical ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom
    breadth = breadth.isFinite ? max(breadth, 0) : 0
    delegateLacksSizes = false
    var start: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let next = FlowSection(start: start, measures: measures(of: section, in: collectionView))
      sections.append(next)
      start = next.end
    }
  }

  open override var collectionViewContentSize: CGSize {
    along(CGSize(width: breadth, height: sections.last?.end ?? 0))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let rect = along(rect)
    let range = rect.minY..<max(rect.maxY, rect.minY)
    var attributes: [UICollectionViewLayoutAttributes] = []
    let first = sections.partitioningIndex { $0.end > range.lowerBound }
    for index in first..<max(sections.count, first) {
      let section = sections[index]
      guard section.start < range.upperBound else { break }
      let (header, footer) = (pinnedHeader(of: section), pinnedFooter(of: section))
      attributes += supplementary(UICollectionView.elementKindSectionHeader, header, index, range)
      for item in section.items(in: range) {
        attributes.append(attributesForItem(at: IndexPath(item: item, section: index)))
      }
      attributes += supplementary(UICollectionView.elementKindSectionFooter, footer, index, range)
    }
    return attributes
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].count).contains(indexPath.item)
    else { return nil }
    return attributesForItem(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      return supplementary(elementKind, pinnedHeader(of: section), indexPath.section, nil).first
        ?? absent(elementKind, at: indexPath)
    case UICollectionView.elementKindSectionFooter:
      return supplementary(elementKind, pinnedFooter(of: section), indexPath.section, nil).first
        ?? absent(elementKind, at: indexPath)
    default: return nil
    }
  }

  /// Returns attributes without a size for a header or footer that the section does not have, as in UIKit.
  private func absent(_ kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
    attributes.frame = .zero
    return attributes
  }

  /// Returns true if the length of the lines changes, as in UIKit.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return true }
    return isVertical ? newBounds.width != old.width : newBounds.height != old.height
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Invalidates the layout. It forgets the sizes that cells prefer, unless such a size is the reason.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.isPreferredSizesOnly { preferredSizes = [:] }
    for (key, size) in context.preferredSizes where key.category == .cell {
      preferredSizes[key.indexPath] = sound(size)
    }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    sizesItself(originalAttributes) && preferredAttributes.size != originalAttributes.size
  }

  override func sizesItself(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    isEstimating && attributes.representedElementCategory == .cell
  }

  override var dependsOnSize: Bool { true }

  private var isEstimating: Bool { estimatedItemSize != .zero }

  /// The size of an item for which neither a delegate nor its cell specifies one.
  private var standardSize: CGSize {
    isEstimating && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
  }

  /// Returns the size for a delegate that specifies none, and notes that the delegate need not be asked again.
  func sizeWithoutDelegate() -> CGSize {
    delegateLacksSizes = true
    return standardSize
  }

  private var isVertical: Bool { scrollDirection == .vertical }

  private func measures(of section: Int, in view: UICollectionView) -> FlowSection.Measures {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let sizes = sizes(of: section, in: view, delegate)
    return FlowSection.Measures(
      sizes: sizes.map(along), inset: along(inset), header: along(header).height.soundLength,
      footer: along(footer).height.soundLength, breadth: breadth,
      rules: FlowLines.Rules(
        lineLength: 0,
        minimumInteritemSpacing: (delegate?.collectionView(
          view, layout: self, minimumInteritemSpacingForSectionAt: section)
          ?? minimumInteritemSpacing).soundLength,
        minimumLineSpacing: (delegate?.collectionView(
          view, layout: self, minimumLineSpacingForSectionAt: section)
          ?? minimumLineSpacing).soundLength,
        isUniform: !isEstimating && sizes.allSatisfy { $0 == sizes.first }, centersLoneItem: isEstimating,
        displayScale: view.traitCollection.displayScale))
  }

  private func sizes(
    of section: Int, in view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [CGSize] {
    (0..<view.numberOfItems(inSection: section)).map { item in
      let path = IndexPath(item: item, section: section)
      if let preferred = preferredSizes[path] { return preferred }
      guard !delegateLacksSizes, let delegate else { return sound(standardSize) }
      return sound(delegate.collectionView(view, layout: self, sizeForItemAt: path))
    }
  }

  private func sound(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.soundLength, height: size.height.soundLength)
  }

  private func attributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = made(for: path)
    attributes.freeSides = isEstimating ? [.width, .height] : []
    attributes.frame = along(sections[path.section].frame(ofItem: path.item))
    return attributes
  }

  private func made(for path: IndexPath) -> UICollectionViewLayoutAttributes {
    guard let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
      return UICollectionViewLayoutAttributes(forCellWith: path)
    }
    let attributes = type.init()
    attributes.indexPath = path
    return attributes
  }

  private func supplementary(
    _ kind: String, _ frame: CGRect?, _ section: Int, _ range: Range<CGFloat>?
  ) -> [UICollectionViewLayoutAttributes] {
    guard let frame, range.map({ frame.minY < $0.upperBound && frame.maxY > $0.lowerBound }) ?? true else {
      return []
    }
    let path = IndexPath(item: 0, section: section)
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    attributes.frame = along(frame)
    if isPinned(kind) { attributes.zIndex = Self.pinnedIndex }
    return [attributes]
  }

  /// The index that puts pinned headers and footers in front of items.
  private static let pinnedIndex = 10

  private func isPinned(_ kind: String) -> Bool {
    kind == UICollectionView.elementKindSectionHeader
      ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
  }

  /// The visible part of the content along the direction in which it scrolls.
  private var visible: (start: CGFloat, end: CGFloat) {
    guard let view = collectionView else { return (0, 0) }
    let rect = along(view.bounds.inset(by: view.adjustedContentInset))
    return (rect.minY, rect.maxY)
  }

  /// Returns the frame of a section's header, which does not leave its section.
  private func pinnedHeader(of section: FlowSection) -> CGRect? {
    guard var header = section.header, sectionHeadersPinToVisibleBounds else { return section.header }
    let last = (section.footer?.minY ?? section.end) - header.height
    header.origin.y = max(header.minY, min(visible.start, last))
    return header
  }

  private func pinnedFooter(of section: FlowSection) -> CGRect? {
    guard var footer = section.footer, sectionFootersPinToVisibleBounds else { return section.footer }
    let first = section.header?.maxY ?? section.start
    footer.origin.y = min(footer.minY, max(visible.end - footer.height, first))
    return footer
  }

  /// Converts between the view's axes and a line's axes, in either direction.
  private func along(_ size: CGSize) -> CGSize {
    isVertical ? size : CGSize(width: size.height, height: size.width)
  }

  private func along(_ rect: CGRect) -> CGRect {
    isVertical ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  private func along(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    isVertical
      ? inset : UIEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
  }
}

extension UICollectionView {
  /// The direction in which a layout grows and scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }
}
