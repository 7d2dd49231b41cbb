package import CellDrawing

/// The result of one snapshot in a run.
package struct SnapshotResult: Hashable, Sendable, Codable {
  /// The path below the references without an extension: `WallPost/short.320@2x`.
  package var name: String
  package var entry: String
  /// The number of the tile, from 1; nil if the picture is whole.
  package var tile: Int?
  /// The number of the first frame of an animation whose pixels differ, from 1; nil if there is none.
  package var frame: Int?
  package var verdict: SnapshotVerdict
  /// Whether the run wrote the reference, so that the drawn picture is the reference now.
  package var isRecorded = false
  /// The state of a layout that differs from the reference's although all pixels are equal; nil if both layouts are
  /// equal.
  package var unseenLayout: UnseenLayout?
  /// A message in addition to the verdict, in one line: why a reference is unreadable, or which library differs.
  package var message: String?
  /// The reference before the run; nil if it is equal, missing or unreadable.
  package var reference: RunPicture?
  /// The hash of the file in the reference's place that was not a picture; nil if there was a picture or no file.
  package var unreadableFile: String?
  /// The drawn picture; nil if it is equal.
  package var actual: RunPicture?
  package var difference: RunPicture?
  /// The measurements of the comparison; nil if there was nothing to compare or measure.
  package var comparison: ComparisonOutcome?
  package var explanation: Explanation?
  /// The differences between the renderers of the reference and of the actual picture, such as
  /// `CellSnap 0.1.0 → 0.2.0`; nil if there are none.
  package var rendererChanges: [String]?
  /// Whether a base revision, and no reference, is what the snapshot was compared with; nil if not.
  package var isOfBase: Bool?
  /// The name of the same picture in the base revision; nil if it has the same name.
  package var baseName: String?
  /// The hash of the pixels of a picture that the base revision lacks, by which it may be found under another name.
  package var pixelHash: String?
  /// The lines about what could not be drawn as requested, one for each diagnostic; nil if there is none.
  package private(set) var diagnostics: [String]?

  package init(name: String, entry: String, verdict: SnapshotVerdict) {
    self.name = name
    self.entry = entry
    self.verdict = verdict
  }

  package var pictures: [RunPicture] { [reference, actual, difference].compactMap(\.self) }

  package var isPassing: Bool { verdict.isPassing || isRecorded }

  /// Adds diagnostics of the drawing, each once.
  package mutating func add(_ found: [Diagnostic]) {
    for line in found.map(\.text) where diagnostics?.contains(line) != true {
      diagnostics = (diagnostics ?? []) + [line]
    }
  }
}

/// The state of a layout that has changed although all pixels are equal.
package enum UnseenLayout: String, Hashable, Sendable, Codable {
  /// The reference keeps its old layout.
  case changed
  /// The reference has the new layout now, and the same pixels.
  case recorded
}

/// A picture in a run folder. Equal pictures share a file.
package struct RunPicture: Hashable, Sendable, Codable {
  /// The path below the run folder: `images/<hash>.png`.
  package var path: String
  /// The width in pixels; `height` is in pixels too.
  package var width: Int
  package var height: Int
  /// The number of pixels per point.
  package var scale: Double

  package init(path: String, width: Int, height: Int, scale: Double) {
    self.path = path
    self.width = width
    self.height = height
    self.scale = scale
  }
}
