extension Samples {
  /// The way in which values are chosen. If a view ends the program with the values of one way, the next way is tried.
  enum Way: CaseIterable, CustomStringConvertible {
    /// Values as the kind says.
    case usual
    /// Optional values are there, and lists have twelve elements.
    case complete
    /// The same, and texts are numbers.
    case numbers
    /// Optional values and elements of lists are absent.
    case sparse

    var description: String {
      switch self {
      case .usual: "the usual samples"
      case .complete: "samples in which nothing is absent"
      case .numbers: "samples whose texts are numbers"
      case .sparse: "samples in which everything optional is absent"
      }
    }
  }
}
