/// The options and folders of the command.
struct NibsOptions: Equatable {
  /// Whether each view that differs is listed.
  var listsViews = false
  /// Whether everything is listed that is unknown in the documents.
  var listsUnknown = false
  /// The folder for pictures of the documents' cells, which are drawn in place of the comparison.
  var pictures: String?
  /// The folder with the images and colours of the pictures.
  var assets: String?
  /// The documents, and the folders of documents.
  var paths: [String] = []

  static let usage = "usage: Scripts/nibs [--views] [--unknown] [--pictures OUTPUT [--assets FOLDER]] FOLDER…"

  /// Reads the arguments. Throws the line to print if they are wrong.
  init(_ arguments: some Sequence<String>) throws(NibsUsageError) {
    var rest = ArraySlice(Array(arguments))
    while let argument = rest.popFirst() {
      switch argument {
      case "--views": listsViews = true
      case "--unknown": listsUnknown = true
      case "--pictures", "--assets":
        guard let value = rest.popFirst() else { throw NibsUsageError(description: Self.usage) }
        if argument == "--pictures" { pictures = value } else { assets = value }
      default:
        guard !argument.hasPrefix("-") else {
          throw NibsUsageError(description: "there is no option \(argument); \(Self.usage)")
        }
        paths.append(argument)
      }
    }
    guard !paths.isEmpty else { throw NibsUsageError(description: Self.usage) }
  }
}

/// The line about wrong arguments.
struct NibsUsageError: Error, Equatable, CustomStringConvertible {
  var description: String
}
