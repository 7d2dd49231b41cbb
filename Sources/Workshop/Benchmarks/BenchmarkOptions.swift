import CellSnapFloor

/// The options of the command line: `benchmarks [--only IDS] [--quick] [--posts N] [--rounds N] [--rows N]
/// [--json FILE] [--data FILE]`.
struct BenchmarkOptions {
  var posts: Int
  var rounds: Int
  /// The number of rows of a long table; nil if each benchmark decides.
  var rows: Int?
  /// The file that also gets the measurements, as a JSON array.
  var json: String?
  /// The file that also gets the results of the scrolling arms, for a plot.
  var data: String?
  /// The ids of the benchmarks; nil for all.
  var only: [String]?

  /// Reads the process's arguments. Throws `BenchmarkUsageError` for an unknown option, a number below 1 or an id that
  /// is not in `ids`.
  init(ids: [String]) throws {
    var options = FloorOptions(posts: 200, rounds: 9, rows: 0, json: nil, data: nil, only: nil, isQuick: 0)
    guard floor_options(CommandLine.argc, CommandLine.unsafeArgv, &options) == 0 else {
      throw BenchmarkUsageError.options
    }
    posts = Int(options.posts)
    rounds = options.isQuick != 0 ? min(3, Int(options.rounds)) : Int(options.rounds)
    rows = options.rows > 0 ? Int(options.rows) : nil
    json = options.json.map { String(cString: $0) }
    data = options.data.map { String(cString: $0) }
    only = options.only.map { String(cString: $0).split(separator: ",").map(String.init) }
    if let unknown = only?.first(where: { !ids.contains($0) }) {
      throw BenchmarkUsageError.id(unknown, ids: ids)
    }
  }
}

/// The error of options that cannot be understood.
enum BenchmarkUsageError: Error, CustomStringConvertible {
  case options
  case id(String, ids: [String])

  var description: String {
    switch self {
    case .options:
      """
      the options are [--only ID,…] [--quick] [--posts N] [--rounds N] [--rows N] [--json FILE] [--data FILE], with N \
      a whole number from 1; or plot DATA PICTURE
      """
    case .id(let id, let ids):
      "--only \(id): there is no such id; give some of \(ids.joined(separator: ", "))"
    }
  }
}
