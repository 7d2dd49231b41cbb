import CellSnapshots
import MFS

/// The value of `--shard`: `2/4`, or `auto` or `auto/4`, where the variables of the CI system name the machine.
enum ShardChoice: Hashable, Sendable {
  case named(Shard)
  /// - Parameter count: the number of machines, where the CI system does not say it.
  case automatic(count: Int?)

  init(reading text: String) throws {
    if text == "auto" {
      self = .automatic(count: nil)
    } else if text.hasPrefix("auto/") {
      guard let count = Shard("1/\(text.dropFirst(5))")?.count else {
        throw OptionValueError("give the number of machines after auto/, as in auto/4")
      }
      self = .automatic(count: count)
    } else if let shard = Shard(text) {
      self = .named(shard)
    } else {
      throw OptionValueError("give the machine's number and the number of machines, as in 2/4, or auto")
    }
  }

  /// Returns the shard of this machine. Throws where no variable of `environment` names it.
  func shard(in environment: [String: String]) throws -> Shard {
    switch self {
    case .named(let shard): return shard
    case .automatic(let count):
      guard let shard = Shard(environment: environment, count: count) else {
        throw .usage(
          "--shard auto\(count.map { "/\($0)" } ?? ""): no variable says the machine's number and the number of machines "
            + "(\(Shard.variableNames)); give --shard 1/4, or auto/4 if the system does not say the number of machines"
        )
      }
      return shard
    }
  }
}
