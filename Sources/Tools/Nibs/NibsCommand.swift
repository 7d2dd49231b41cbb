internal import CellNibs
internal import Foundation

/// Lays out every nib file and storyboard of some folders and compares the frames with those that the editor stored.
///
///     CellSnapNibs [--views] [--unknown] FOLDER…
///     CellSnapNibs --pictures OUTPUT [--assets FOLDER] FOLDER…
@main struct NibsCommand {
  @MainActor static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let listsViews = arguments.contains("--views")
    let listsUnknown = arguments.contains("--unknown")
    let pictures = value(of: "--pictures", in: &arguments)
    let assets = value(of: "--assets", in: &arguments)
    arguments.removeAll { $0.hasPrefix("--") }
    guard !arguments.isEmpty else {
      FileHandle.standardError.write(Data("Usage: Scripts/nibs [--views] [--unknown] FOLDER…\n".utf8))
      exit(64)
    }
    let paths = arguments.flatMap(DocumentPaths.all(in:))
    guard !paths.isEmpty else {
      FileHandle.standardError.write(
        Data("\(arguments.joined(separator: ", ")): there is no .xib or .storyboard file\n".utf8))
      exit(66)
    }
    var total = Comparison()
    for path in paths {
      do throws(NibError) {
        let document = try NibDocument(bytes: DocumentPaths.bytes(of: path), path: path)
        if let pictures {
          for file in CellPictures(document, folder: pictures, assets: assets).write() { print(file) }
          continue
        }
        let comparison = DocumentComparison(document).compare()
        total.add(comparison)
        print(comparison.line(path))
        if listsViews { for difference in comparison.differences { print("    \(difference)") } }
        if listsUnknown { for message in comparison.messages { print("    \(message)") } }
      } catch {
        print("\(error)")
      }
    }
    if pictures == nil { print(total.summary(ofDocuments: paths.count)) }
  }

  /// Removes an option with its value and returns the value.
  private static func value(of option: String, in arguments: inout [String]) -> String? {
    guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count else { return nil }
    defer { arguments.removeSubrange(place...place + 1) }
    return arguments[place + 1]
  }
}
