internal import Foundation

/// A group of animations that begin together. Their ends stay visible if the group's end does and if their own fill
/// modes are `forwards` or `both`.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override var endValues: [(keyPath: String, value: LayerValue)] {
    (animations ?? []).filter { $0.isFinite && $0.fillMode != .removed && $0.fillMode != .backwards }
      .flatMap(\.endValues)
  }
}
