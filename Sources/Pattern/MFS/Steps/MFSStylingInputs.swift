/// The values that a class's `updateStyles` depends on, besides the environment and the dark or light appearance.
///
/// ```swift
/// final class RemarkCell: UITableViewCell, MFSCell {
///   var viewModel: MessageCellVM? { didSet { viewModelDidChange() } }
///   // `[]` where all rows look alike.
///   var stylingInputs: MFSStylingInputs { [viewModel?.isIncoming] }
/// }
/// ```
public struct MFSStylingInputs: Hashable, ExpressibleByArrayLiteral {
  /// The value for a step that runs for each view model, because nothing says what it depends on.
  public static var eachViewModel: MFSStylingInputs { MFSStylingInputs(values: nil) }

  /// The values, or nil if the step must always run.
  let values: [AnyHashable]?

  public init(arrayLiteral values: AnyHashable...) {
    self.values = values
  }

  init(values: [AnyHashable]?) {
    self.values = values
  }
}
