internal import Foundation

/// Animations that begin together; whether their ends stay to be seen is what the group says.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override var endValues: [(keyPath: String, value: LayerValue)] {
    (animations ?? []).filter { $0.isFinite && $0.fillMode != .removed && $0.fillMode != .backwards }
      .flatMap(\.endValues)
  }
}
