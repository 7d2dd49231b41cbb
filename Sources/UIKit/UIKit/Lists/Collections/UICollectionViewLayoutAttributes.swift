public import Foundation

/// The place of an element in a collection view, and its appearance there. Unlike UIKit, it is not bound to the
/// main actor.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view, or nil for a cell.
  public internal(set) var representedElementKind: String?

  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform = CGAffineTransform.identity
  /// The transform in three dimensions. Unlike UIKit, only its affine part is drawn.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = newValue.affinePart }
  }
  open var alpha: CGFloat = 1
  /// The order from back to front. An element with a higher index is nearer to the front.
  open var zIndex = 0
  open var isHidden = false

  /// The sides whose lengths the element determines, or nil in an app's own layout.
  var freeSides: FreeSides?
  /// The place of a list cell in its list.
  var list: ListPlace?

  public required override init() {
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The rectangle around the transformed element.
  open var frame: CGRect {
    get {
      let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let placed = transform == .identity ? box : box.applying(transform)
      return placed.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.freeSides = freeSides
    copy.list = list
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other
      || (key == other.key && center == other.center && size == other.size && transform == other.transform
        && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
        && freeSides == other.freeSides && list == other.list)
  }

  open override var hash: Int { key.hashValue }

  /// The element that the attributes describe.
  var key: ElementKey {
    ElementKey(category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
  }
}

/// The identity of an element of a collection view.
struct ElementKey: Hashable, Sendable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var indexPath: IndexPath
}

extension UICollectionView {
  /// The kind of view of an element.
  public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }
}
