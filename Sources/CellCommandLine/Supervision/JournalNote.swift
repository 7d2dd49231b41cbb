import CellChecks
import CellSnapshots
import Foundation

/// A note about work that is done, for the process that goes on after a crash.
enum JournalNote: Codable {
  /// A picture, or a tile, was compared with its reference.
  case verified(SnapshotResult)
  /// A picture is about to become the reference: where the process ends in the middle of it, it may have become that.
  case recording(SnapshotResult)
  /// The user has read of a job, whose snapshot has this title; it left so many pictures.
  case told(snapshot: String, pictures: Int)
  /// Standard input was read, which is then empty.
  case standardInput(Data)
  /// An entry was checked, and this is the report up to there.
  case checked(entry: String, CheckReport)

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return encoder
  }

  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return decoder
  }
}
