public import Foundation

/// An accessory before or after the content of a cell in a list.
///
/// Unlike UIKit, action handlers are never called, as the user taps no accessory.
@preconcurrency @MainActor public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  /// A function that returns an accessory's index among the accessories on its side.
  public typealias Position = @MainActor ([UICellAccessory]) -> Int

  /// The side of the content on which an accessory is shown, and its position among the accessories there.
  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// The width that is reserved for an accessory, which is centred in it.
  public enum LayoutDimension: Hashable, Sendable {
    /// A width that aligns the accessories of several rows.
    case standard
    case actual
    case custom(CGFloat)
  }

  public enum AccessoryType: Int, Sendable {
    case disclosure
    case outlineDisclosure
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case label
    case customView
    case detail
    case popUpMenu
  }

  let kind: Kind
  let displayed: DisplayedState
  let options: Options
  let placement: Placement?

  enum Kind {
    case disclosureIndicator
    case outlineDisclosure(OutlineDisclosureOptions.Style)
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case detail
    case label(String, UIFont)
    /// The title of the chosen element.
    case popUpMenu(String)
    case customView(UIView, maintainsFixedSize: Bool)
  }

  /// The options that all accessories share.
  struct Options {
    var isHidden: Bool
    var reservedLayoutWidth: LayoutDimension?
    var tintColor: UIColor?
    var backgroundColor: UIColor?
  }

  private init(_ kind: Kind, _ displayed: DisplayedState, _ options: Options, placement: Placement? = nil) {
    self.kind = kind
    self.displayed = displayed
    self.options = options
    self.placement = placement
  }

  public var accessoryType: AccessoryType {
    switch kind {
    case .disclosureIndicator: .disclosure
    case .outlineDisclosure: .outlineDisclosure
    case .checkmark: .checkmark
    case .delete: .delete
    case .insert: .insert
    case .reorder: .reorder
    case .multiselect: .multiselect
    case .detail: .detail
    case .label: .label
    case .customView: .customView
    case .popUpMenu: .popUpMenu
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options.shared)
  }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure(options.style), displayed, options.shared)
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options.shared)
  }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options.shared)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options.shared)
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options.shared)
  }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, options.shared)
  }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options.shared)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(.label(text, options.font), displayed, options.shared)
  }

  /// Returns an accessory with the title of a menu's chosen element, or of its first one, and a sign that it opens.
  /// Unlike UIKit, it never opens, and the handler is never called.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: (@MainActor (UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    let actions = menu.children.compactMap { $0 as? UIAction }
    let chosen = actions.first { $0.state == .on } ?? actions.first
    return UICellAccessory(.popUpMenu(chosen?.title ?? ""), displayed, options.shared)
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    let options = Options(
      isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor)
    return UICellAccessory(
      .customView(configuration.customView, maintainsFixedSize: configuration.maintainsFixedSize), displayed,
      options, placement: configuration.placement)
  }

  /// Returns whether a cell shows the accessory.
  func isShown(isEditing: Bool) -> Bool {
    guard !options.isHidden else { return false }
    return switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
