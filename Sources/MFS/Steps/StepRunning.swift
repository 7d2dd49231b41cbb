public import UIKit

/// What has subviews and runs steps: the common part of `MFSView`, `MFSCell` and `MFSController`.
///
/// A class writes the steps it needs, usually in its Management file; each does nothing by default. Another order is
/// stated by a static property, for example `static var updateOrder: StepOrder { .cellRebuild }`.
@MainActor public protocol StepRunning: UIResponder, SendableMetatype {
  associatedtype ViewModel: MFSViewModel

  /// The stored property calls `viewModelDidChange()` in its `didSet`; it is strong, as what the steps remember is.
  var viewModel: ViewModel? { get set }

  /// What `prepareUI` runs.
  static var buildOrder: StepOrder { get }
  /// What a new view model runs once built.
  static var updateOrder: StepOrder { get }
  /// What another size runs once built.
  static var rotationOrder: StepOrder { get }
  /// What another text size, scale, direction or language runs once built.
  static var environmentOrder: StepOrder { get }

  /// The frames that no view model changes, kept for the class; by default there is one cache for each class.
  nonisolated static var subviewStaticFrames: SubviewCache { get }

  func removeSubviews()
  func initSubviews()
  func updateStyles()
  /// Puts the data into the subviews, and resets what this view model, or none at all, doesn't have.
  func bindData(from viewModel: ViewModel?)
  func resizeSubviews()
  func addSubviewsToSuperview()
  func postUISetting()

  /// What `resizeSubviews` depends on; a class that lays out by more adds it as `other`.
  var sizingInputs: SizingInputs { get }

  /// The values that `updateStyles` depends on; the step runs only where they are others. By default it runs for each
  /// view model.
  var stylingInputs: StylingInputs { get }

  var traitCollection: UITraitCollection { get }
}

extension StepRunning {
  public nonisolated static var subviewStaticFrames: SubviewCache { .staticFrames(of: Self.self) }

  public var stylingInputs: StylingInputs { .eachViewModel }

  public static var environmentOrder: StepOrder { .environmentChange }

  public func removeSubviews() {}
  public func initSubviews() {}
  public func updateStyles() {}
  public func bindData(from viewModel: ViewModel?) {}
  public func resizeSubviews() {}
  public func addSubviewsToSuperview() {}
  public func postUISetting() {}
}
