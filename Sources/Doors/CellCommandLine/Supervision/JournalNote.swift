import CellChecks
import CellSnapshots
import Foundation

/// A note about finished work, for the process that continues after a crash.
enum JournalNote: Codable {
  /// A picture, or a tile, was compared with its reference, or a job has no picture.
  case verified(SnapshotResult)
  /// A picture is about to become the reference. If the process ends meanwhile, it may or may not be the
  /// reference already.
  case recording(SnapshotResult)
  /// All pictures of the job whose snapshot has this title were compared, or it has none. The job took this time.
  case finished(snapshot: String, seconds: Double)
  /// The user has read the result of the job whose snapshot has this title. The job left this number of
  /// pictures.
  case told(snapshot: String, pictures: Int)
  /// The bytes of standard input were read, so that it is empty for the next process.
  case standardInput(Data)
  /// An entry was checked, and this is the report so far.
  case checked(entry: String, CheckReport)
  /// The watching process starts a process for the remaining work.
  case goingOn(EarlierProcesses)

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
