/// The state of the program, as the page shows it.
struct BuildStatus: Hashable, Sendable, Codable {
  enum State: String, Hashable, Sendable, Codable {
    case ready, building, failed
  }

  /// The number of the build whose pictures are shown, from 1.
  var build = 1
  var state = State.ready
  /// The duration of the last build in seconds; nil before the first one.
  var seconds: Double?
  /// The first error of the compiler.
  var error: ProgramBuild.Failure?
  /// The reason why the process that draws was lost, with the name of the entry.
  var fault: String?
}
