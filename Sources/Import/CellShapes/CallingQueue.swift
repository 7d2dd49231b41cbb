internal import Foundation
internal import UIKit

/// The queue and the run loop that call the code of a thread. Neither goes on if that code is left.
struct CallingQueue: Equatable, Sendable {
  private let isMain: Bool
  /// The mode of the run loop; nil if none runs.
  private let mode: RunLoop.Mode?

  /// Notes what calls the code of this thread now.
  init() {
    isMain = CurrentDevice.isMain
    mode = RunLoop.current.currentMode
  }
}
