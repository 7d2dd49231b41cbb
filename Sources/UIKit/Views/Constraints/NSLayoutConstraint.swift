public import Foundation

/// What an attribute of one item has to do with an attribute of another, or with a number.
///
/// Unlike UIKit, a constraint that makes no sense is told of and has no effect, where UIKit raises an exception.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  open private(set) var firstAttribute = Attribute.notAnAttribute
  open private(set) var secondAttribute = Attribute.notAnAttribute
  open private(set) var relation = Relation.equal
  open private(set) var multiplier: CGFloat = 1
  /// Shown in descriptions and in what is told of conflicts.
  open var identifier: String?
  open var shouldBeArchived = false
  /// Whether there was a second item when it was made; items are not kept alive.
  private(set) var hasSecondItem = false
  /// Where it was made: `ProfileCell.swift:31`.
  private(set) var source: String?
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
    secondAttribute = attr2
    self.multiplier = multiplier
    installation.constant = c
    source = Self.place(file, line)
  }

  /// A constraint that an anchor makes.
  convenience init(
    _ first: LayoutAttribute, _ relation: Relation, _ second: LayoutAttribute?, multiplier: CGFloat = 1,
    constant: CGFloat, file: StaticString, line: UInt
  ) {
    self.init(
      item: first.item as Any, attribute: first.attribute, relatedBy: relation,
      toItem: second.flatMap(\.item), attribute: second?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant, file: file, line: line)
    hasSecondItem = second != nil
    installation.offsets = (first.offset, second?.offset)
  }

  /// Points; cheap to change while the constraint is active.
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

  open nonisolated override var description: String { MainActor.assumeIsolated { text } }

  private static func place(_ file: StaticString, _ line: UInt) -> String? {
    let path = "\(file)"
    // What the library makes itself says nothing to whoever looks for the constraint.
    guard !path.hasPrefix("UIKit/") else { return nil }
    return "\(path.split(separator: "/").last.map(String.init) ?? path):\(line)"
  }
}

extension NSLayoutConstraint {
  /// What is known of a constraint beside what it says.
  struct Installation {
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required
    /// The nearest common ancestor of the items, or the view it was added to.
    weak var holder: UIView?
    /// The engine that reckons with it.
    weak var engine: LayoutEngine?
    /// Its place in the engine's list.
    var entry: Int?
    /// Whether a stack made it for what it arranges.
    var isOfStack = false
    /// When it was activated, among all.
    var sequence = 0
    /// Of anchors that measure from one place to another: the place that is taken off.
    var offsets: (first: LayoutAttribute.Offset?, second: LayoutAttribute.Offset?)
  }

  /// How the two sides stand to one another.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }

  /// The directions that priorities and stacks have.
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
