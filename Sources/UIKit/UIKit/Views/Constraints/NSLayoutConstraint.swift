public import Foundation

/// A relation between an attribute of one item and an attribute of another, or a number.
///
/// Unlike UIKit, an invalid constraint is reported and has no effect; UIKit raises an exception.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject, NibConnectable {
  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  open private(set) var firstAttribute = Attribute.notAnAttribute
  open private(set) var secondAttribute = Attribute.notAnAttribute
  open private(set) var relation = Relation.equal
  open private(set) var multiplier: CGFloat = 1
  /// A name that descriptions and reports of conflicts contain.
  open var identifier: String?
  /// - Note: No effect on the picture.
  open var shouldBeArchived = false
  /// Whether there was a second item when the constraint was made. The constraint does not keep its items alive.
  private(set) var hasSecondItem = false
  /// The place where the constraint was made, such as `ProfileCell.swift:31`, or where a nib describes it, such as
  /// `ProfileCell.xib:31`.
  var source: String?
  var installation = Installation()

  public override init() {
    super.init()
  }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init()
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    if let view2 {
      secondItem = view2 as AnyObject
      hasSecondItem = true
    }
    // As in UIKit, the attribute of no item is none, even if an attribute is given.
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier
    installation.constant = c
    source = Self.place(file, line)
  }

  /// Creates a constraint for an anchor.
  convenience init(
    _ first: AnchorAttribute, _ relation: Relation, _ second: AnchorAttribute?, multiplier: CGFloat = 1,
    constant: CGFloat, file: StaticString, line: UInt
  ) {
    self.init(
      item: first.item as Any, attribute: first.attribute, relatedBy: relation,
      toItem: second.flatMap(\.item), attribute: second?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant, file: file, line: line)
    hasSecondItem = second != nil
    installation.offsets = (first.offset, second?.offset)
  }

  /// The constant in points. It is cheap to change while the constraint is active.
  open var constant: CGFloat {
    get { installation.constant }
    set {
      guard newValue != installation.constant else { return }
      guard newValue.isFinite else {
        return tell("Constant is not finite!  That's illegal.  constant:\(newValue)")
      }
      installation.constant = newValue
      installation.engine?.constantDidChange(of: self)
    }
  }

  open var priority: UILayoutPriority {
    get { installation.priority }
    set {
      guard newValue != installation.priority else { return }
      guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
        return tell(
          "It's illegal to set priority:\(newValue.rawValue).  Priorities must be greater than 0 and less or "
            + "equal to NSLayoutPriorityRequired, which is 1000.")
      }
      installation.priority = newValue
      installation.engine?.priorityDidChange(of: self)
    }
  }

  open var isActive: Bool {
    get { installation.holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint in words, such as `title.height == 20`. On another thread than the main one, which may change the
  /// constraint meanwhile, it is the class and the address.
  open nonisolated override var description: String {
    CurrentDevice.isMain ? MainActor.assumeIsolated { text } : super.description
  }

  private static func place(_ file: StaticString, _ line: UInt) -> String? {
    let path = "\(file)"
    // A place in UIKit's own code does not help to find the constraint.
    guard !path.hasPrefix("UIKit/") else { return nil }
    return "\(path.split(separator: "/").last.map(String.init) ?? path):\(line)"
  }

  /// Sets a property of the class that a nib names. Returns false if there is none.
  open func setNibValue(_ value: KeyedValue, forKey key: String) throws -> Bool {
    try setStandardValue(value, forKey: key)
  }

  open func nibAction(named name: String) -> Selector? { nil }
}

extension NSLayoutConstraint {
  /// The state of a constraint, apart from its items and its relation.
  struct Installation {
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required
    /// The nearest common ancestor of the items, or the view that the constraint was added to.
    weak var holder: UIView?
    /// The engine that contains the constraint.
    weak var engine: LayoutEngine?
    /// The index in the engine's list.
    var entry: Int?
    /// Whether a stack view made the constraint for its arranged views.
    var isOfStack = false
    /// The number of the constraint's activation, counted over all constraints.
    var sequence = 0
    /// The positions from which anchors of distances measure. They are subtracted from the anchors' positions.
    var offsets: (first: AnchorAttribute.Offset?, second: AnchorAttribute.Offset?)
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }

  /// The axis of a priority or of a stack view.
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }

  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let alignmentMask = FormatOptions(rawValue: 0xffff)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    public static let spacingEdgeToEdge: FormatOptions = []
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
