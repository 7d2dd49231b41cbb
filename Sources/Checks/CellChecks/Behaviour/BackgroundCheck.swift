import CellCatalog
import Dispatch
import Foundation
import MFS
import UIKit

/// A check that computes the frames of all rows and controllers on background threads, in other orders and at the
/// same time. It compares them with the frames from the main thread.
@MainActor
struct BackgroundCheck: ShownEntryCheck {
  static let check = CheckKind.background
  static let looksOnlyAtPlaces = true

  let shown: ShownEntry
  private static let threadCount = 4
  private static let patience = DispatchTimeInterval.seconds(30)

  static func circumstances(in settings: CheckSettings) -> [Circumstances] { settings.widthCircumstances }

  func findings() -> [CheckFinding] {
    shown.viewModelPlaces.flatMap { findings(in: FramesProbe.probes(of: $0), of: $0) }
  }

  private func findings(in probes: [FramesProbe], of places: any ViewModelPlaces) -> [CheckFinding] {
    guard !probes.isEmpty else { return [] }
    for probe in probes { probe.clearCaches() }
    let expected = probes.map { $0.values() }
    for round in BackgroundRound.allCases {
      for probe in probes { probe.clearCaches() }
      let results = MFSLocked<[Int: [FrameValue]]>([:])
      guard
        run(
          round.order(of: probes.count),
          { index in
            let values = probes[index].values()
            results.withLock { $0[index] = values }
          })
      else { return [unfinished(probes[0])] }
      let actual = results.value
      for (index, probe) in probes.enumerated() {
        guard let difference = FrameValue.difference(expected[index], actual[index] ?? []) else { continue }
        return [
          CheckFinding(
            .background, in: shown.place, at: probe.path, of: places, owner: probe.className,
            view: difference.name, expected: difference.expected, actual: difference.actual,
            reproduction: round.text(probe.words.place))
        ]
      }
    }
    return []
  }

  /// Runs `body` for all rows, and returns whether all calls ended in time. A function that waits for the main thread
  /// never ends.
  private func run(_ order: [Int], _ body: @escaping @Sendable (Int) -> Void) -> Bool {
    let group = DispatchGroup()
    let next = MFSLocked(0)
    // The threads of a queue do not inherit the device.
    let device = Device.current
    for _ in 0..<min(Self.threadCount, order.count) {
      DispatchQueue.global().async(group: group) {
        while true {
          let place = next.withLock { value in
            value += 1
            return value - 1
          }
          guard place < order.count else { return }
          Device.using(device) { body(order[place]) }
        }
      }
    }
    return group.wait(timeout: .now() + Self.patience) == .success
  }

  private func unfinished(_ probe: FramesProbe) -> CheckFinding {
    CheckFinding(
      .background, in: shown.place, owner: probe.className, expected: "frames within 30 seconds",
      actual: "none", reproduction: "computed in the background while the main thread waits")
  }
}

/// An order in which background threads take rows, or view models.
private enum BackgroundRound: CaseIterable {
  case forwards
  case backwards
  case inside

  /// - Parameter place: The name of a computed place, such as `row`.
  func text(_ place: String) -> String {
    switch self {
    case .forwards: "on 4 background threads, from the first \(place) to the last"
    case .backwards: "on 4 background threads, from the last \(place) to the first"
    case .inside: "on 4 background threads, from the middle \(place) on"
    }
  }

  func order(of count: Int) -> [Int] {
    switch self {
    case .forwards: Array(0..<count)
    case .backwards: (0..<count).reversed()
    case .inside: Array(count / 2..<count) + Array(0..<count / 2)
    }
  }
}

extension FramesProbe {
  /// Empties the caches of the class and of the view models of places.
  @MainActor
  static func clearCaches(of places: any ViewModelPlaces) {
    for probe in probes(of: places) { probe.clearCaches() }
  }

  /// Returns a probe of each place that is in the pattern.
  @MainActor
  static func probes(of places: any ViewModelPlaces) -> [FramesProbe] {
    places.paths.compactMap { path in
      places.freshRunner(at: path).flatMap { FramesProbe(of: $0, at: path) }
    }
  }
}
