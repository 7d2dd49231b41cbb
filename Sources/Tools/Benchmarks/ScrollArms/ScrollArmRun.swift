/// What scrolling the table came to in one arm, once, in a process of its own.
struct ScrollArmRun: Codable {
  /// Of the main thread until the first screen was laid out, in milliseconds of a processor.
  var loading: Double
  /// Of the main thread in each frame after the first, in milliseconds of a processor.
  var mainThread: [Double]
  /// The same with waiting, painting and composing.
  var frames: [Double]
  /// Of all other threads, in milliseconds of a processor.
  var otherThreads: Double
  /// What was allocated at the end and not before, in bytes.
  var heldBytes: Int
  /// The hash of the screen's pixels at the start and after each part of the moves.
  var pictures: [String]
}
