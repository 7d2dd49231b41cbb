import CellCatalog
import Foundation
import MFS
import UIKit

/// A check that shows rows and controllers with empty caches, and finds Frames functions that keep different values
/// under one key.
@MainActor
struct KeysCheck: ShownEntryCheck {
  static let check = CheckKind.keys
  static let looksOnlyAtPlaces = true

  let shown: ShownEntry

  func findings() -> [CheckFinding] {
    shown.viewModelPlaces.flatMap { places in
      FramesProbe.probes(of: places).flatMap { findings(of: $0, places) }
    }
  }

  private func findings(of probe: FramesProbe, _ places: any ViewModelPlaces) -> [CheckFinding] {
    guard isPure(probe) else { return [] }
    let conflicts = probe.conflicts {
      _ = probe.values()
      // Some frames affect no height. Only the cell asks for them.
      _ = places.freshRunner(at: probe.path)
    }
    var seen: Set<String> = []
    return conflicts.compactMap { conflict in
      let kept = FrameValue(of: conflict, conflict.kept)
      guard seen.insert(kept.name).inserted else { return nil }
      let computed = FrameValue(of: conflict, conflict.computed)
      return CheckFinding(
        .keys, in: shown.place, at: probe.path, of: places, owner: probe.className, view: kept.name,
        expected: "one value under this key", actual: "\(kept.words) and \(computed.words)",
        reproduction: "two Frames functions use this key")
    }
  }

  /// Returns whether the functions give the same result each time. If not, the fault is not about keys.
  private func isPure(_ probe: FramesProbe) -> Bool {
    let values = (0..<2).map { _ in
      probe.clearCaches()
      return probe.values()
    }
    return FrameValue.difference(values[0], values[1]) == nil
  }
}

extension FrameValue {
  fileprivate init(of conflict: CacheConflict, _ value: MFSCachedValue) {
    let (subview, key) = (conflict.subview, conflict.key)
    self.init(name: key.isEmpty ? subview : "\(subview) for key \(key)", value: value)
  }
}
