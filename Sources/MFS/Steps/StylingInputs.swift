/// The values that a class's `updateStyles` depends on, beside the environment and whether it is dark.
///
/// ```swift
/// final class RemarkCell: UITableViewCell, MFSCell {
///   var viewModel: MessageCellVM? { didSet { viewModelDidChange() } }
///   // `[]` where all rows look alike.
///   var stylingInputs: StylingInputs { [viewModel?.isIncoming] }
/// }
/// ```
public struct StylingInputs: Hashable, ExpressibleByArrayLiteral {
  /// The step runs for each view model: nothing says what it depends on.
  public static var eachViewModel: StylingInputs { StylingInputs(values: nil) }

  /// Nil where only a run tells.
  let values: [AnyHashable]?

  public init(arrayLiteral values: AnyHashable...) {
    self.values = values
  }

  init(values: [AnyHashable]?) {
    self.values = values
  }
}
