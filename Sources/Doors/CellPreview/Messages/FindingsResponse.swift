/// The faults that the checks find in one picture.
struct FindingsResponse: Hashable, Sendable, Codable {
  struct Finding: Hashable, Sendable, Codable {
    var rule: String
    var text: String
    /// The index of the view in the layout.
    var view: Int?
  }

  var findings: [Finding]
}
