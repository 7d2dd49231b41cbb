import CellSnapshots

/// The differences between the pictures of two builds, grouped by their explanations.
struct ChangesResponse: Hashable, Sendable, Codable {
  enum State: String, Hashable, Sendable, Codable {
    /// No two builds were compared yet.
    case none
    /// The pictures of the first build are being kept for the comparison with the next one.
    case keeping
    case comparing, done
  }

  struct Snapshot: Hashable, Sendable, Codable {
    var entry: String
    /// The name below the references without an extension: `WallPost/short.320@2x`.
    var name: String
    var configuration: PreviewCircumstances?
    /// The addresses of the pictures.
    var reference: String?
    var actual: String?
    var difference: String?
    /// The sizes in pixels.
    var referenceSize: [Int]?
    var actualSize: [Int]?
    /// Whether the picture became the reference.
    var isAccepted = false
  }

  struct Group: Hashable, Sendable, Codable {
    /// The cause: the first change of each snapshot.
    var sentence: String
    /// The further changes.
    var consequences: [ChangeGroup.Consequence]
    var kinds: [String]
    var entries: [String]
    /// The widths in points at which the sentence holds.
    var widths: [Double]
    var snapshots: [Snapshot]
  }

  /// The number of the build that is compared with the one before.
  var build = 1
  var state = State.none
  /// The number of entries, and of those whose pictures are compared or kept.
  var entryCount = 0
  var finishedCount = 0
  /// The number of compared pictures.
  var compared = 0
  /// The duration of the whole comparison in seconds; nil until its end.
  var seconds: Double?
  var groups: [Group] = []
  /// The reason why the builds could not be compared.
  var problem: String?
}
