public import UIKit

/// The common part of `MFSView`, `MFSCell` and `MFSController`: an object that has subviews and runs steps.
///
/// A class implements the steps that it needs, usually in its Management file. Each step does nothing by default. A
/// static property sets another order, for example `static var updateOrder: MFSStepOrder { .cellRebuild }`.
@MainActor public protocol MFSStepRunning: UIResponder, SendableMetatype {
  associatedtype ViewModel: MFSViewModel

  /// The view model. The stored property calls `viewModelDidChange()` in its `didSet`. It must be strong, because
  /// the memory of the steps is strong, too.
  var viewModel: ViewModel? { get set }

  /// The steps that `prepareUI` runs.
  static var buildOrder: MFSStepOrder { get }
  /// The steps that a new view model runs after the build.
  static var updateOrder: MFSStepOrder { get }
  /// The steps that another size runs after the build.
  static var rotationOrder: MFSStepOrder { get }
  /// The steps that another text size, scale, layout direction or language runs after the build.
  static var environmentOrder: MFSStepOrder { get }

  /// The frames that no view model changes, kept for the class; by default there is one cache for each class.
  nonisolated static var subviewStaticFrames: MFSSubviewCache { get }

  func removeSubviews()
  /// Creates the missing subviews, without styling.
  func initSubviews()
  /// Calls the Styles functions.
  func updateStyles()
  /// Puts the data into the subviews. It resets everything that this view model, or nil, does not set.
  func bindData(from viewModel: ViewModel?)
  /// Calls the Frames functions and sets the frames.
  func resizeSubviews()
  /// Adds the subviews that have no superview yet.
  func addSubviewsToSuperview()
  /// Does everything that has no other step, such as gradients, gestures and selection.
  func postUISetting()

  /// The sizes that `resizeSubviews` depends on. A class whose layout depends on more adds it as `other`.
  var sizingInputs: MFSSizingInputs { get }

  /// The values that `updateStyles` depends on. The step runs only if they changed.
  ///
  /// By default it runs for each view model.
  var stylingInputs: MFSStylingInputs { get }

  var traitCollection: UITraitCollection { get }
}

extension MFSStepRunning {
  public nonisolated static var subviewStaticFrames: MFSSubviewCache { .staticFrames(of: Self.self) }

  public var stylingInputs: MFSStylingInputs { .eachViewModel }

  public static var environmentOrder: MFSStepOrder { .environmentChange }

  public func removeSubviews() {}
  public func initSubviews() {}
  public func updateStyles() {}
  public func bindData(from viewModel: ViewModel?) {}
  public func resizeSubviews() {}
  public func addSubviewsToSuperview() {}
  public func postUISetting() {}
}
