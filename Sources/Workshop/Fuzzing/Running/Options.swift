/// The options of the command line: `--list`, `TARGET [ARGUMENT…]` with libFuzzer's arguments, or
/// `--replay CORPUS SECONDS LAST [TARGET…]`.
struct Options {
  enum Task {
    case list
    case fuzz(FuzzTarget, arguments: [String])
    /// Runs the inputs of `corpus`, which has a folder for each target, then changed inputs for `seconds` per
    /// target. The folder `last` keeps the current input.
    case replay([FuzzTarget], corpus: String, seconds: Double, last: String)
  }

  let task: Task

  /// Reads the arguments. Throws `UsageError` for an unknown target or a missing argument.
  init(_ arguments: [String]) throws(UsageError) {
    switch arguments.first {
    case nil: throw .nothing
    case "--list": task = .list
    case "--replay":
      guard arguments.count >= 4, let seconds = Double(arguments[2]), seconds.isFinite, seconds >= 0 else {
        throw .seconds
      }
      let names = arguments.dropFirst(4)
      var targets: [FuzzTarget] = []
      for name in names { targets.append(try Self.target(name)) }
      task = .replay(
        names.isEmpty ? FuzzTarget.all : targets, corpus: arguments[1], seconds: seconds, last: arguments[3])
    case let name?: task = .fuzz(try Self.target(name), arguments: Array(arguments.dropFirst()))
    }
  }

  private static func target(_ name: String) throws(UsageError) -> FuzzTarget {
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else { throw .target(name) }
    return target
  }
}

/// The error of options that cannot be understood.
enum UsageError: Error, CustomStringConvertible {
  case nothing
  case seconds
  case target(String)

  var description: String {
    switch self {
    case .nothing: "name a target; --list lists them"
    case .seconds:
      "--replay needs a folder of inputs, a number of seconds from 0 and a folder for the last input"
    case .target(let name):
      "there is no target \(name); there are \(FuzzTarget.all.map(\.name).joined(separator: ", "))"
    }
  }
}
