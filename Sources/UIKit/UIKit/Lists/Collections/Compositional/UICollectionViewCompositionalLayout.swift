public import Foundation

/// A closure that returns a section for its index and environment.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections, each of which arranges groups of items in its own way.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var preferredSizes: [ElementKey: CGSize] = [:]
  private(set) var sections: [SectionLayout] = []
  private(set) var descriptions: [NSCollectionLayoutSection] = []
  /// The headers and footers of the whole layout.
  private(set) var boundaryViews: [SectionLayout.Supplementary] = []
  private(set) var contentExtent: CGSize = .zero
  private(set) var environment = CompositionalEnvironment(size: .zero, traits: UITraitCollection.current)
  /// The orthogonal scroll offset of each section.
  var stripOffsets: [Int: CGFloat] = [:]

  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout without sections, and ignores the storyboard.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// Whether the layout is mirrored in a right-to-left layout direction. It always is.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  var axis: LayoutAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

  open override func prepare() {
    super.prepare()
    sections = []
    descriptions = []
    boundaryViews = []
    guard let collectionView else { return }
    environment = collectionView.compositionalEnvironment
    let items = configuration.boundarySupplementaryItems
    var boundary = BoundarySolver(
      preferredSizes: preferredKinds(items), axis: axis, section: nil,
      container: environment.contentSize, sides: (0, 0))
    let margins = boundary.margins(of: items).along
    var start = margins.before
    for index in 0..<collectionView.numberOfSections {
      guard let section = provider(index, environment) else {
        preconditionFailure(
          "Invalid section definition. Please specify a valid section definition when content is to be rendered "
            + "for a section. This is a client error.")
      }
      if index > 0 { start += configuration.interSectionSpacing }
      let solver = SectionSolver(
        section: section, index: index, count: collectionView.numberOfItems(inSection: index), axis: axis,
        environment: environment, reference: configuration.contentInsetsReference,
        preferredSizes: preferredSizes, displayScale: collectionView.traitCollection.displayScale)
      let layout = solver.layout(from: start)
      sections.append(layout)
      descriptions.append(section)
      start = layout.frame.maximum(along: axis)
    }
    let across = environment.contentSize[axis.other]
    boundary.place(
      items,
      around: CGRect(
        origin: CGPoint(axis, along: margins.before, across: 0),
        size: CGSize(axis, along: start - margins.before, across: across)))
    boundaryViews = boundary.views
    contentExtent = CGSize(axis, along: start + margins.after, across: across)
  }

  private func preferredKinds(_ items: [NSCollectionLayoutBoundarySupplementaryItem]) -> [String: CGSize] {
    var sizes: [String: CGSize] = [:]
    for kind in items.map(\.elementKind) {
      sizes[kind] =
        preferredSizes[ElementKey(category: .supplementaryView, kind: kind, indexPath: IndexPath(index: 0))]
    }
    return sizes
  }

  open override var collectionViewContentSize: CGSize { contentExtent }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributesForElements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].cells.indices.contains(indexPath.item)
    else { return nil }
    return attributes(ofItem: indexPath.item, in: indexPath.section)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementaries(near: indexPath).first { $0.kind == elementKind && $0.indexPath == indexPath }
      .map(attributes(of:))
  }

  private func supplementaries(near path: IndexPath) -> [SectionLayout.Supplementary] {
    guard path.count == 2 else { return boundaryViews }
    return sections.indices.contains(path.section) ? sections[path.section].supplementaries : []
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return sections[indexPath.section].decorations.first { $0.kind == elementKind }
      .map { attributes(of: $0, in: indexPath.section) }
  }

  /// Returns true if the size of the bounds changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView?.bounds.size != newBounds.size
  }

  override var dependsOnSize: Bool { true }

  override func sizesItself(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.freeSides?.isEmpty == false
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    sizesItself(originalAttributes) && preferredAttributes.size != originalAttributes.size
  }

  /// Invalidates the layout. It forgets the sizes that elements prefer, unless such a size is the reason.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.isPreferredSizesOnly { preferredSizes = [:] }
    for (key, size) in context.preferredSizes {
      preferredSizes[key] = CGSize(width: size.width.soundLength, height: size.height.soundLength)
    }
    super.invalidateLayout(with: context)
  }
}
