public import UIKit

/// A view in the MFS pattern: a plain view or a collection view's cell. A table's cell is an `MFSCell`.
///
/// ```swift
/// final class BadgeVM: MFSViewModel {
///   let count: Int
///
///   init(count: Int) { self.count = count }
/// }
///
/// final class BadgeView: UIView, MFSView {
///   var countLabel: UILabel?
///   var viewModel: BadgeVM? { didSet { viewModelDidChange() } }
///
///   override func layoutSubviews() {
///     super.layoutSubviews()
///     sizeDidChange()
///   }
/// }
/// ```
public protocol MFSView: MFSStepRunning where Self: UIView {}

extension MFSView {
  public static var buildOrder: MFSStepOrder { .cellBuild }
  public static var updateOrder: MFSStepOrder { .cellReuse }
  public static var rotationOrder: MFSStepOrder { .cellRotation }

  public var sizingInputs: MFSSizingInputs { MFSSizingInputs(bounds: bounds.size) }

  /// Runs the build order. The initialiser calls it if every view of the class has the same subviews.
  ///
  /// If a view model is set right after the initialiser, as `MFSCellRegistry` does, only the steps that make and add
  /// subviews run there. The other steps wait for the view model.
  public func prepareUI() {
    let memory = StepMemory.of(self)
    MFSLayoutEnvironment.matching(traitCollection) {
      if viewModel == nil, canBuildInTwoParts, ViewModelPromise.covers(self) {
        beginBuild(memory)
      } else {
        build(memory, inSuperview: superview != nil)
      }
    }
  }

  /// Runs the build order the first time, unless the initialiser did, and the update order from then on. Call it in
  /// `didSet` of `viewModel`.
  public func viewModelDidChange() {
    let memory = StepMemory.of(self)
    MFSLayoutEnvironment.matching(traitCollection) {
      if memory.isBuilt {
        runOrLayOutLater(type(of: self).updateOrder, memory)
      } else if memory.isBegun {
        finishBuild(memory, inSuperview: superview != nil)
      } else {
        build(memory, inSuperview: superview != nil)
      }
    }
  }

  /// Runs the rotation order, or restyles if the environment changed, such as the text size. Call it in
  /// `layoutSubviews` after super's.
  public func sizeDidChange() {
    let memory = StepMemory.of(self)
    guard memory.isBuilt else { return }
    MFSLayoutEnvironment.matching(traitCollection) {
      runOrLayOutLater(
        memory.isEnvironmentNew ? type(of: self).environmentOrder : type(of: self).rotationOrder, memory)
    }
  }

  /// Resizes a view that had no superview when its view model was set.
  func resizeIfPutOff() {
    if StepMemory.of(self).isResizePutOff { sizeDidChange() }
  }

  /// Runs the steps that wait for a view model, if its setter did not run them.
  func finishBuildIfBegun() {
    let memory = StepMemory.of(self)
    guard memory.isBegun else { return }
    MFSLayoutEnvironment.matching(traitCollection) { finishBuild(memory, inSuperview: superview != nil) }
  }

  private func runOrLayOutLater(_ order: MFSStepOrder, _ memory: StepMemory) {
    run(order, memory, inSuperview: superview != nil)
    if memory.isResizePutOff { setNeedsLayout() }
  }
}
