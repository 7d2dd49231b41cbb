import Foundation

/// A run of a target's corpus, then of changed inputs that are the same each time. It ignores the code that
/// they reach.
struct Replay {
  let target: FuzzTarget
  /// The folder that has a folder of inputs for each target.
  let corpus: String
  /// The time for changed inputs in seconds.
  let seconds: Double
  /// The folder for the current input, in a file with the target's name. An input that crashes stays there.
  let last: String

  /// The maximum time of one input in seconds. After that the process ends.
  private static let longestRun: UInt32 = 60

  /// Runs the inputs and returns a line with their number.
  ///
  /// Throws `ReplayError` where the target has no inputs.
  @MainActor
  func run() throws -> String {
    let inputs = try inputs()
    try FileManager.default.createDirectory(atPath: last, withIntermediateDirectories: true)
    let file = "\(last)/\(target.name)"
    defer {
      unlink(file)
      alarm(0)
    }
    let end = ContinuousClock.now + .seconds(seconds)
    var mutation = Mutation(seed: UInt64(inputs.count))
    var count = 0
    while count < inputs.count || ContinuousClock.now < end {
      let input = count < inputs.count ? inputs[count] : mutation.changed(inputs)
      try Data(input).write(to: URL(filePath: file))
      alarm(Self.longestRun)
      target.run(input)
      count += 1
    }
    return "\(target.name): \(inputs.count) inputs and \(count - inputs.count) changed ones"
  }

  private func inputs() throws -> [[UInt8]] {
    let folder = "\(corpus)/\(target.name)"
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let inputs = names.compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)").map(Array.init) }
    guard !inputs.isEmpty else { throw ReplayError(folder: folder) }
    return inputs
  }
}

/// The error of a target without inputs.
struct ReplayError: Error, CustomStringConvertible {
  let folder: String

  var description: String { "\(folder) holds no inputs; put one there" }
}
