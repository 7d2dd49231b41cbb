import Foundation

/// Runs the inputs of a target's corpus and then changed ones, the same each time, without looking at what they reach.
struct Replay {
  let target: FuzzTarget
  /// Has a folder of inputs for each target.
  let corpus: String
  /// How long changed inputs are run.
  let seconds: Double
  /// The folder that holds the input at hand as a file of the target's name: one that crashes stays there.
  let last: String

  /// So many seconds after the beginning of one input the process is ended.
  private static let longestRun: UInt32 = 60

  /// A line that says how many inputs there were.
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

/// A target has no inputs to begin with.
struct ReplayError: Error, CustomStringConvertible {
  let folder: String

  var description: String { "\(folder) holds no inputs; put one there" }
}
