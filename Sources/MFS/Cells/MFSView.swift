public import UIKit

/// A view in the MFS pattern: a plain view or a collection view's cell; a table's cell is an `MFSCell`.
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
public protocol MFSView: StepRunning where Self: UIView {}

extension MFSView {
  public static var buildOrder: StepOrder { .cellBuild }
  public static var updateOrder: StepOrder { .cellReuse }
  public static var rotationOrder: StepOrder { .cellRotation }

  public var sizingInputs: SizingInputs { SizingInputs(bounds: bounds.size) }

  /// Runs the build order; called by the initialiser where every view of the class has the same subviews.
  ///
  /// In the initialiser of a view whose view model is about to be set, as by a `CellRegistry`, only the steps that make
  /// and add subviews run; the others wait for the view model.
  public func prepareUI() {
    let memory = StepMemory.of(self)
    LayoutEnvironment.matching(traitCollection) {
      if viewModel == nil, canBuildInTwoParts, ViewModelPromise.covers(self) {
        beginBuild(memory)
      } else {
        build(memory, inSuperview: superview != nil)
      }
    }
  }

  /// Called in `didSet` of `viewModel`: builds the first time unless the initialiser did, then runs the update order.
  public func viewModelDidChange() {
    let memory = StepMemory.of(self)
    LayoutEnvironment.matching(traitCollection) {
      if memory.isBuilt {
        runOrLayOutLater(type(of: self).updateOrder, memory)
      } else if memory.isBegun {
        finishBuild(memory, inSuperview: superview != nil)
      } else {
        build(memory, inSuperview: superview != nil)
      }
    }
  }

  /// Called in `layoutSubviews` after super's: runs the rotation order, or restyles where the text size or the like changed.
  public func sizeDidChange() {
    let memory = StepMemory.of(self)
    guard memory.isBuilt else { return }
    LayoutEnvironment.matching(traitCollection) {
      runOrLayOutLater(
        memory.isEnvironmentNew ? type(of: self).environmentOrder : type(of: self).rotationOrder, memory)
    }
  }

  /// Resizes a view that had no superview when its view model came.
  func resizeIfPutOff() {
    if StepMemory.of(self).isResizePutOff { sizeDidChange() }
  }

  /// Does what waited for a view model whose setter didn't tell of it.
  func finishBuildIfBegun() {
    let memory = StepMemory.of(self)
    guard memory.isBegun else { return }
    LayoutEnvironment.matching(traitCollection) { finishBuild(memory, inSuperview: superview != nil) }
  }

  private func runOrLayOutLater(_ order: StepOrder, _ memory: StepMemory) {
    run(order, memory, inSuperview: superview != nil)
    if memory.isResizePutOff { setNeedsLayout() }
  }
}
