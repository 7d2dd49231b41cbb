import CellDrawing
import CellSnapshots

/// A request for what a program draws at another revision of its sources.
package struct BaseRequest: Hashable, Sendable {
  /// The revision as the user named it.
  package var revision: String
  /// The program of the present sources. The base has a program of the same product.
  package var program: BuiltProgram
  /// The command that builds the program; nil for SwiftPM's usual one.
  package var buildCommand: [String]?
  /// The command that runs the tests of a package after their build; nil for SwiftPM's usual one.
  package var testCommand: [String]?
  /// The words that select circumstances, such as `--dark`, for all commands of the program that draw.
  package var words: [String] = []
  /// Further words that change no picture, such as `--threads`.
  package var machineWords: [String] = []
  /// The words of the catalogue's own options, which also decide which entries there are.
  package var catalogueWords: [String] = []
  /// Further facts that can change a picture, such as versions of libraries, one in a line.
  package var circumstances: [String] = []
  /// The folder of the store; nil for the usual one.
  package var store: String?
  /// The folder in which the user started the program.
  package var folder = FilePath.startFolder

  package init(revision: String, program: BuiltProgram) {
    self.revision = revision
    self.program = program
  }

  /// The folder in which bases of the package are built, which git ignores and `swift package reset` removes.
  var workFolder: String { FilePath.appending(".build/cellsnap-base", to: program.package) }

  /// The folder of the store, unless the user names one.
  package static func usualStore(of program: BuiltProgram) -> String {
    FilePath.appending(".build/cellsnap-base/store", to: program.package)
  }

  /// The command that builds the program in the folder of a package.
  func command(in package: String) -> [String] {
    guard var command = buildCommand else { return program.buildCommand }
    if let place = command.firstIndex(of: "--package-path"), place + 1 < command.count {
      command[place + 1] = package
    }
    return command
  }

  /// The hash of everything but the sources that can change a picture.
  var circumstancesHash: ContentHash {
    let lines = circumstances + ["words \(words + catalogueWords)", "build \(command(in: "."))"]
    return ContentHash(of: Array(lines.joined(separator: "\n").utf8))
  }
}
