import CellCatalog
import CellDrawing
import Foundation

/// What there is to render; a type marked `@main` that conforms to it is a whole command line.
///
/// ```swift
/// @main struct Snapshots: SnapshotCatalog {
///   static var entries: [Entry] {
///     Entry("Feed") { FeedController(messages: .samples) }
///     Entry("Message/long", cell: MessageCell.self, viewModel: .long)
///   }
/// }
/// ```
@MainActor
public protocol SnapshotCatalog {
  @EntryBuilder static var entries: [Entry] { get }

  /// The circumstances that entries are drawn in which declare none of their own; four widths at scale 2 by default.
  static var configurations: [Configuration] { get }

  /// Options of this catalogue beside those every catalogue has; none by default.
  static var options: [any DeclaredOption] { get }

  /// The entries for the values of those options; by default `entries`, whatever they are.
  static func entries(for arguments: Arguments) throws(CommandFailure) -> [Entry]

  /// The entries that show what a file named on the command line holds; by default a failure, for there is no such file.
  static func entries(readFrom file: InputFile, for arguments: Arguments) throws(CommandFailure)
    -> FileEntries
}

extension SnapshotCatalog {
  public static var configurations: [Configuration] { .usual }

  public static var options: [any DeclaredOption] { [] }

  public static func entries(for arguments: Arguments) throws(CommandFailure) -> [Entry] { entries }

  public static func entries(
    readFrom file: InputFile, for arguments: Arguments
  ) throws(CommandFailure) -> FileEntries {
    throw .usage(
      "cannot render \(file.name): this catalogue reads no files; name entries, which "
        + "\(ProgramName.current.command) render --list shows")
  }
}
