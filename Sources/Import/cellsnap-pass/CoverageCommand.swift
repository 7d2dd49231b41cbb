import Foundation
import CellSnapSourcePass

/// The command `cellsnap-pass coverage`: prints how many files of a folder compile, and what the other files lack.
struct CoverageCommand {
  private var options: CoverageRun.Options
  private var json: URL?

  init(_ arguments: [String]) throws(CommandError) {
    var rest = arguments[...]
    var folder: URL?
    var options = CoverageRun.Options(folder: URL(filePath: "."))
    while let argument = rest.popFirst() {
      switch argument {
      case "--exclude": options.excluded.append(try PassOptions.value(of: argument, &rest))
      case "--json": json = try PassOptions.value(of: argument, &rest)
      case "--log": options.log = try PassOptions.value(of: argument, &rest)
      case "--as-is": options.passes = false
      case "--":
        options.compilerOptions = Array(rest)
        rest = []
      case _ where argument.hasPrefix("-"): throw .usage("there is no option \(argument)")
      case _ where folder != nil: throw .usage("name one folder only")
      default: folder = URL(filePath: argument)
      }
    }
    guard let folder else { throw .usage("name the folder whose files are to be tried") }
    for output in [json, options.log].compactMap(\.self) where output.pathExtension == "swift" {
      throw .usage("\(output.path) is a Swift file; name another for what is found")
    }
    options.folder = folder
    self.options = options
  }

  func run() throws(CommandError) {
    do {
      let coverage = try CoverageRun(options).coverage()
      guard coverage.files > 0 else {
        throw CommandError.usage("\(options.folder.path) has no Swift files")
      }
      print(coverage.text(), terminator: "")
      guard let json else { return }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try OutputFile.write(encoder.encode(coverage) + Data("\n".utf8), to: json)
    } catch let error as CommandError {
      throw error
    } catch {
      throw .failed(error)
    }
  }
}
