/// A benchmark, with the ids of its measurements.
struct Benchmark {
  var ids: [String]
  var run: @MainActor (BenchmarkInput) throws -> [Measurement]

  init(_ ids: String..., run: @escaping @MainActor (BenchmarkInput) throws -> [Measurement]) {
    self.ids = ids
    self.run = run
  }
}

/// The reason why something cannot be measured on this machine.
struct Skipped: Error {
  var reason: String
}
