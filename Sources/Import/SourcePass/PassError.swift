/// The reason why nothing could be passed.
package enum PassError: Error, Equatable {
  case unreadable(String)
  case unwritable(String)
  case overwriting(String)
  /// A file that no pass wrote, in place of an output file.
  case notWrittenByUs(String)
  /// A link in the path of an output file.
  case linked(String)
  /// An output file, and two sources that would be written to it.
  case sameOutput(String, String, String)
  /// A pipe, a device or the like in a folder. Reading it may never end.
  case notOrdinary(String)
  /// A file, and the line and byte of the fault, such as `12:40`.
  case notUTF8(String, String)
  case tooLarge(String)
  /// A file that cannot be parsed in bounded time.
  case tooDeep(String)
  case noSwiftFiles(String)
  /// A folder, and the maximum number of files and folders in it.
  case tooManyFiles(String, Int)
  /// A file that names other sources than when the build was planned.
  case otherLines(String)
  /// A folder that holds other files than when the build was planned.
  case otherFiles(String)
  /// A file that should say which parts of an app are compiled.
  case malformedSlice(String)
  /// A line of a list that is not a source and an output file.
  case malformedLine(Int, of: String)
}

extension PassError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path): "cannot read \(path); name a Swift file, or a folder with Swift files"
    case .unwritable(let path): "cannot write \(path); name a folder that you may write to"
    case .overwriting(let path):
      "\(path) is one of the files to pass and would be overwritten; name another folder"
    case .notWrittenByUs(let path):
      "\(path) was not written by cellsnap-pass and would be overwritten; move it away, or name another folder"
    case .linked(let path):
      "\(path) is a symbolic link, and nothing is written through links; remove it, or name another folder"
    case .sameOutput(let path, let first, let second):
      "\(first) and \(second) would both be written to \(path); pass them one by one into two folders"
    case .notOrdinary(let path): "\(path) is not a regular file; remove or exclude it"
    case .notUTF8(let path, let place):
      "\(path):\(place): these bytes are not UTF-8; save the file as UTF-8, or exclude it"
    case .tooLarge(let path):
      "\(path) has more than \(SourceFile.largest >> 20) MB; split or exclude it"
    case .tooDeep(let path):
      "\(path) takes too long to parse: its brackets are nested too deeply; rewrite or exclude it"
    case .noSwiftFiles(let path): "\(path) has no Swift files; name a folder that has some"
    case .tooManyFiles(let path, let maximum):
      "\(path) holds more than \(maximum) files and folders; name the folder of the app's cells"
    case .otherLines(let path):
      "\(path): its lines // source-pass changed after this build was planned; build again"
    case .otherFiles(let path):
      "\(path): files were added or removed after this build was planned; build again"
    case .malformedSlice(let path): "\(path) is no slice as an import writes it; import the app again"
    case .malformedLine(let line, let path):
      "\(path):\(line): give a file, a tab and the file to write; names with tabs or line breaks cannot be listed"
    }
  }
}
