/// The result of one snapshot in a run.
package struct SnapshotResult: Hashable, Sendable, Codable {
  /// Its path below the references without an extension: `WallPost/short.320@2x`.
  package var name: String
  package var entry: String
  /// From 1 on, or nil of a picture that is whole.
  package var tile: Int?
  package var verdict: Verdict
  /// Whether the run wrote the reference, so that it now is what was drawn.
  package var isRecorded = false
  /// What became of a layout that is not the reference's though every pixel is; nil where both are the same.
  package var unseenLayout: UnseenLayout?
  /// What there is to say beside the verdict, in one line: why a reference is unreadable, which library differs.
  package var message: String?
  /// The reference as it was before the run; nil where it is equal, missing or unreadable.
  package var reference: RunPicture?
  /// The hash of the file in the reference's place that was no picture; nil of any other, and of what is no file.
  package var unreadableFile: String?
  /// What was drawn; nil where it is equal.
  package var actual: RunPicture?
  package var difference: RunPicture?
  /// What was measured; nil where there was nothing to compare, or nothing to measure.
  package var comparison: ComparisonOutcome?
  package var explanation: Explanation?

  package init(name: String, entry: String, verdict: Verdict) {
    self.name = name
    self.entry = entry
    self.verdict = verdict
  }

  package var pictures: [RunPicture] { [reference, actual, difference].compactMap(\.self) }

  package var isPassing: Bool { verdict.isPassing || isRecorded }
}

/// What becomes of a layout that has changed where no pixel has.
package enum UnseenLayout: String, Hashable, Sendable, Codable {
  /// The reference keeps the one that it has.
  case changed
  /// The reference has the new one now, and the same pixels.
  case recorded
}

/// A picture in a run folder; equal ones share a file.
package struct RunPicture: Hashable, Sendable, Codable {
  /// Below the run folder: `images/<hash>.png`.
  package var path: String
  /// In pixels.
  package var width: Int
  package var height: Int
  /// Pixels a point.
  package var scale: Double

  package init(path: String, width: Int, height: Int, scale: Double) {
    self.path = path
    self.width = width
    self.height = height
    self.scale = scale
  }
}
