/// The result of scrolling the table once in one arm, in a process of its own.
struct ScrollArmRun: Codable {
  /// The processor time of the main thread until the first screen was laid out, in milliseconds.
  var loading: Double
  /// The processor time of the main thread in each frame after the first one, in milliseconds.
  var mainThread: [Double]
  /// The times of whole frames, with waiting, painting and composing, in milliseconds.
  var frames: [Double]
  /// The processor time of all other threads, in milliseconds.
  var otherThreads: Double
  /// The memory that the run allocated and did not free, in bytes.
  var heldBytes: Int
  /// The hashes of the screen's pixels at the start and after each part of the moves.
  var pictures: [String]
}
