/// The options and folders of the command.
struct NibsOptions: Equatable {
  /// Whether each view that differs is listed.
  var listsViews = false
  /// Whether everything is listed that is unknown in the documents.
  var listsUnknown = false
  /// The documents, and the folders of documents.
  var paths: [String] = []

  static let usage = "usage: Scripts/nibs [--views] [--unknown] FOLDER…"

  /// Reads the arguments. Throws the line to print if they are wrong.
  init(_ arguments: some Sequence<String>) throws(NibsUsageError) {
    for argument in arguments {
      switch argument {
      case "--views": listsViews = true
      case "--unknown": listsUnknown = true
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
