/// The differences between the pictures of two builds, grouped by their explanations.
struct ChangesAnswer: Hashable, Sendable, Codable {
  enum State: String, Hashable, Sendable, Codable {
    /// No two builds were compared yet.
    case none
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
  }

  struct Group: Hashable, Sendable, Codable {
    var sentence: String
    var kinds: [String]
    var entries: [String]
    /// The widths in points at which the sentence holds.
    var widths: [Double]
    var snapshots: [Snapshot]
  }

  /// The number of the build that is compared with the one before.
  var build = 1
  var state = State.none
  /// The number of compared pictures.
  var compared = 0
  var groups: [Group] = []
  /// The reason why the builds could not be compared.
  var problem: String?
}
