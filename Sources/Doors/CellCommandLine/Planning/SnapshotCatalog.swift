import CellCatalog
import CellDrawing
import Foundation

/// A catalogue of entries to render. A type marked `@main` that conforms to it is a whole command line.
///
/// ```swift
/// @main struct Snapshots: SnapshotCatalog {
///   static var entries: [CatalogEntry] {
///     CatalogEntry("Feed") { FeedController(messages: .samples) }
///     CatalogEntry("Message/long", cell: MessageCell.self, viewModel: .long)
///   }
/// }
/// ```
@MainActor
public protocol SnapshotCatalog {
  /// The entries of the catalogue.
  @CatalogBuilder static var entries: [CatalogEntry] { get }

  /// The configurations of entries that declare none of their own. The default is four widths at scale 2.
  static var configurations: [SnapshotConfiguration] { get }

  /// The folders with fonts that this catalogue needs, besides the folders in `--fonts` and `CELLSNAP_FONTS`. The
  /// default is none.
  static var fontFolders: [String] { get }

  /// The options of this catalogue beside the options of every catalogue. The default is none.
  static var options: [any DeclaredOption] { get }

  /// Returns the entries for the values of those options. By default they are `entries`, for any values.
  static func entries(for arguments: Arguments) throws -> [CatalogEntry]

  /// Returns the entries that show the content of a file named on the command line. By default this fails,
  /// since a catalogue reads no files.
  static func entries(readFrom file: InputFile, for arguments: Arguments) throws
    -> FileEntries
}

extension SnapshotCatalog {
  public static var configurations: [SnapshotConfiguration] { .usual }

  public static var fontFolders: [String] { [] }

  public static var options: [any DeclaredOption] { [] }

  public static func entries(for arguments: Arguments) throws -> [CatalogEntry] { entries }

  public static func entries(
    readFrom file: InputFile, for arguments: Arguments
  ) throws -> FileEntries {
    throw .usage(
      "cannot render \(file.name): this catalogue reads no files; name entries; "
        + "\(ProgramName.current.command) render --list shows them")
  }
}
