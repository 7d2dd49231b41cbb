import CellCatalog
import CellSnapshots
import Foundation

/// The options of `preview` as values.
struct PreviewOptions {
  static let port = CommandOption(
    "port", argument: "NUMBER", summary: "The port to listen at; 0 takes a free one", default: "8642",
    read: OptionValue.wholeNumber(0...65_535, unit: "a port"))
  static let listen = CommandOption(
    "listen", argument: "ADDRESS",
    summary: "The address to listen at; 0.0.0.0 in a container whose port is published", default: "127.0.0.1"
  ) { text in
    guard !text.isEmpty else { throw OptionValueError("give an IP address such as 127.0.0.1") }
    return text
  }
  static let hosts = CommandOption(
    "host", list: "NAME", summary: "Further names of this machine that browsers may use; list with commas"
  ) { text in
    let names = OptionValue.parts(of: text).map { $0.lowercased() }
    for name in names
    where name.isEmpty || !name.allSatisfy({ $0.isLetter || $0.isNumber || ".-".contains($0) }) {
      throw OptionValueError(
        "\"\(name.shortened)\" is not the name of a machine; give names such as build-1.local")
    }
    return names
  }
  static let review = CommandOption("review", summary: "Open the last run for review instead of the entries")
  static let noBuild = CommandOption("no-build", summary: "Do not build the program when its sources change")
  static let buildCommand = BuildOptions.buildCommand
  static let watch = CommandOption(
    "watch", list: "DIR", summary: "Further folders whose changes start a build; list several with commas",
    read: OptionValue.folders)

  static let all: [any DeclaredOption] = [
    port, listen, hosts, review, RunOptions.references, RunOptions.output, noBuild, buildCommand, watch,
    ConfigurationOptions.fonts, ConfigurationOptions.timeout,
  ]
}
