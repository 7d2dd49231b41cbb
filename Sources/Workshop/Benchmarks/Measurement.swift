import Foundation

/// One line of the output: the ratio of this package's time to a reference's, both medians of the same run.
struct Measurement: Encodable {
  var id: String
  var work: String
  var ours: Double
  var reference: Double
  var unit: String
  var ratio: Double
  /// The larger spread of both series: (highest - lowest) / median.
  var spread: Double

  /// Times both in turn, so that a slow moment of the machine affects both.
  ///
  /// - Parameter repetitions: the number of times that each runs in a row. Their mean is one sample.
  init(
    id: String, work: String, rounds: Int, repetitions: Int = 1, ours: () -> Void, reference: () -> Void
  ) {
    func time(_ work: () -> Void) -> Double {
      milliseconds { for _ in 0..<repetitions { work() } } / Double(repetitions)
    }
    var (left, right): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      left.append(time(ours))
      right.append(time(reference))
    }
    self.init(id: id, work: work, ours: left, reference: right)
  }

  init(id: String, work: String, ours: [Double], reference: [Double], unit: String = "ms") {
    self.id = id
    self.work = work
    self.ours = ours.median
    self.reference = reference.median
    self.unit = unit
    ratio = self.ours / self.reference
    spread = max(ours.spread, reference.spread)
  }
}

extension Measurement {
  /// One row: the id, both times, the ratio and the spread of the samples.
  var line: String {
    let numbers = String(
      format: "%10.2f %10.2f %@ %8.3f %7.0f %%", ours, reference, unit, ratio, spread * 100)
    return Self.column(id) + numbers + "  " + work
  }

  static func column(_ id: String) -> String { id.padding(toLength: 18, withPad: " ", startingAt: 0) }

  static let heading = "id                      ours  reference       ratio    spread  work"
}

func milliseconds(of work: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(work)
  return Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
}

extension [Double] {
  var median: Double {
    let sorted = sorted()
    guard !sorted.isEmpty else { return .nan }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  var spread: Double {
    guard let low = self.min(), let high = self.max() else { return .nan }
    return (high - low) / median
  }
}
