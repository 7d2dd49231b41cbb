internal import CellNibs
internal import Foundation

/// Lays out every nib file and storyboard of some folders and compares the frames with those that the editor stored.
///
///     CellSnapNibs [--views] [--unknown] FOLDER…
///     CellSnapNibs --pictures OUTPUT [--assets FOLDER] FOLDER…
@main struct NibsCommand {
  @MainActor static func main() {
    do throws(NibsUsageError) {
      run(try NibsOptions(CommandLine.arguments.dropFirst()))
    } catch {
      end("\(error)", code: 64)
    }
  }

  @MainActor private static func run(_ options: NibsOptions) {
    var paths: [String] = []
    for path in options.paths {
      let found = DocumentPaths.all(in: path)
      if found.isEmpty {
        end("\(path): there is no .xib or .storyboard file; name a folder with some", code: 66)
      }
      paths += found
    }
    var total = FrameComparison()
    for path in paths {
      do throws(NibError) {
        let document = try NibDocument(bytes: DocumentPaths.bytes(of: path), path: path)
        if let pictures = options.pictures {
          for file in NibCellPictures(document, folder: pictures, assets: options.assets).write() {
            print(file)
          }
          continue
        }
        let comparison = DocumentComparison(document).compare()
        total.addDocument(comparison)
        print(comparison.line(path))
        if options.listsViews { for difference in comparison.differences { print("    \(difference)") } }
        if options.listsUnknown { for message in comparison.messages { print("    \(message)") } }
      } catch {
        print("\(error)")
      }
    }
    if options.pictures == nil { print(total.summary) }
  }

  private static func end(_ line: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((line + "\n").utf8))
    exit(code)
  }
}
