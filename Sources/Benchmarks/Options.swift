import CFloor

/// What the command line asks of a run: `benchmarks [--posts N] [--rounds N] [--json FILE]`.
struct Options {
  var posts: Int
  var rounds: Int
  /// Where the measurements are written to as well, as a JSON array.
  var json: String?

  /// Throws `UsageError` at an option that it does not know or a number below 1.
  init() throws {
    var options = FloorOptions(posts: 200, rounds: 9, json: nil)
    guard floor_options(CommandLine.argc, CommandLine.unsafeArgv, &options) == 0 else {
      throw UsageError()
    }
    posts = Int(options.posts)
    rounds = Int(options.rounds)
    json = options.json.map { String(cString: $0) }
  }
}
