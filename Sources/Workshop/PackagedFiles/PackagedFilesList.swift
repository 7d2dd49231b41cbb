import CellDrawing

/// Prints the paths of the fonts and dictionaries that drawing reads. `Scripts/sdk` copies them.
@main enum PackagedFilesList {
  static func main() {
    for path in PackagedFiles.paths { print(path) }
  }
}
