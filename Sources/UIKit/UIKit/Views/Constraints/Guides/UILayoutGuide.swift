public import Foundation

/// A rectangle that takes part in layout and draws nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  open internal(set) weak var owningView: UIView?
  open var identifier = ""
  let kind: Kind
  let itemState = ConstraintState()
  /// The frame that constraints give to the guide, in its owner's coordinates.
  var placedFrame = CGRect.zero

  public override init() {
    kind = .own
    super.init()
  }

  public required init?(coder: NSCoder) {
    kind = .own
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
  }

  /// The frame in the coordinates of the owning view, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return switch kind {
    case .own, .scrolledContent: placedFrame
    default: owningView.bounds.inset(by: kind.insets(of: owningView))
    }
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.leading)) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.trailing)) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.left)) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.right)) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.centerX)) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(attribute(.top)) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(attribute(.bottom)) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(attribute(.centerY)) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(attribute(.width)) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(attribute(.height)) }

  private func attribute(_ attribute: NSLayoutConstraint.Attribute) -> AnchorAttribute {
    AnchorAttribute(item: self, attribute: attribute)
  }

  open var hasAmbiguousLayout: Bool { owningView?.layoutEngine?.isAmbiguous(self) ?? false }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.layoutEngine?.constraints(affecting: self, axis) ?? []
  }
}

extension UILayoutGuide {
  /// The rectangle that a guide stands for.
  enum Kind: Hashable {
    /// A guide that an app made.
    case own
    case safeArea, margins, readableContent, keyboard
    /// The content of a scroll view and its visible frame.
    case scrolledContent, scrollFrame
    /// The bars of a controller, as they were before the safe area existed.
    case top, bottom

    var name: String {
      switch self {
      case .own: "guide"
      case .safeArea: "safeAreaLayoutGuide"
      case .margins: "layoutMarginsGuide"
      case .readableContent: "readableContentGuide"
      case .keyboard: "keyboardLayoutGuide"
      case .scrolledContent: "contentLayoutGuide"
      case .scrollFrame: "frameLayoutGuide"
      case .top: "topLayoutGuide"
      case .bottom: "bottomLayoutGuide"
      }
    }

    /// Returns the insets of a guide inside its view, in points.
    @MainActor func insets(of view: UIView) -> UIEdgeInsets {
      switch self {
      case .own, .scrolledContent, .scrollFrame: .zero
      case .safeArea: view.safeAreaInsets
      case .margins: view.layoutMargins
      case .readableContent: ReadableContent.insets(of: view)
      case .keyboard:
        // There is never a keyboard, so the guide is the edge where a keyboard would appear.
        UIEdgeInsets(
          top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: view.safeAreaInsets.bottom,
          right: 0)
      case .top:
        UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - view.safeAreaInsets.top, right: 0)
      case .bottom:
        UIEdgeInsets(top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
      }
    }
  }
}
