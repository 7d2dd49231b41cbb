import CellDrawing
import Foundation

/// What there is to render; a type marked `@main` that conforms to it is a whole command line.
///
/// ```swift
/// @main struct Snapshots: SnapshotCatalog {
///   static var entries: [Entry] {
///     Entry("Feed") { FeedController(posts: .samples) }
///     Entry("Message/long", cell: MessageCell.self, viewModel: .long)
///   }
/// }
/// ```
@MainActor
public protocol SnapshotCatalog {
  @EntryBuilder static var entries: [Entry] { get }

  /// Options of this catalogue beside those every catalogue has; none by default.
  static var options: [CommandOption] { get }

  /// The entries for the values of those options; by default `entries`, whatever they are.
  static func entries(for arguments: Arguments) throws(CommandFailure) -> [Entry]

  /// The entries that show what a file named on the command line holds; by default a failure, for there is no such file.
  static func entries(readFrom file: InputFile, for arguments: Arguments) throws(CommandFailure)
    -> FileEntries
}

/// What a file held.
public struct FileEntries {
  public var entries: [Entry]
  /// A line for each part that was left out, naming it.
  public var warnings: [String]

  public init(_ entries: [Entry], warnings: [String] = []) {
    self.entries = entries
    self.warnings = warnings
  }
}

extension SnapshotCatalog {
  public static var options: [CommandOption] { [] }

  public static func entries(for arguments: Arguments) throws(CommandFailure) -> [Entry] { entries }

  public static func entries(
    readFrom file: InputFile, for arguments: Arguments
  ) throws(CommandFailure) -> FileEntries {
    throw .usage(
      "cannot render \(file.name): this catalogue reads no files; name entries, which "
        + "\(ProgramName.current.command) render --list shows")
  }

  /// Runs the command line and exits.
  public static func main() {
    HostEnvironment.leave()
    ProcessStart.occupyClosedStreams()
    ProcessStart.ignoreWriteFailures()
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(CatalogCommandLine(program: ProgramName.current, catalog: self).run(arguments))
  }
}

/// Lets a list of entries be written one below the other.
@resultBuilder
public enum EntryBuilder {
  public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
  public static func buildExpression(_ entries: [Entry]) -> [Entry] { entries }
  public static func buildBlock(_ parts: [Entry]...) -> [Entry] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [Entry]?) -> [Entry] { part ?? [] }
  public static func buildEither(first part: [Entry]) -> [Entry] { part }
  public static func buildEither(second part: [Entry]) -> [Entry] { part }
  public static func buildArray(_ parts: [[Entry]]) -> [Entry] { parts.flatMap { $0 } }
}
