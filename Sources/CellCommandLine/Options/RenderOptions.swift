import CellInspection
import CellCatalog
import CellDrawing

/// The options of `render` as values.
struct RenderOptions {
  static let output = CommandOption(
    "output", shortName: "o", argument: "DIR", summary: "The folder the pictures go to (out)")
  static let formats = CommandOption("formats", argument: "LIST", summary: "png, svg or both (png)")
  static let compression = CommandOption(
    "compression", argument: "KIND", summary: "PNG files written fast, small or smallest (fast)")
  static let overlay = CommandOption(
    "overlay", argument: "KIND",
    summary: "frames: outline each view; caches: colour frames by what keeps them")
  static let timing = CommandOption("timing", summary: "Print each stage's share of the time")
  static let list = CommandOption("list", summary: "List the entries instead of drawing them")

  static let all = [output] + ConfigurationOptions.all + [formats, compression, overlay, timing, list]

  var output: String
  var configuration: ConfigurationOptions
  var settings: PictureSettings
  var overlay: Overlay?

  init(_ arguments: Arguments) throws(CommandFailure) {
    output = arguments[Self.output.name] ?? "out"
    guard !output.isEmpty else { throw .usage("--output is empty; name a folder") }
    configuration = try ConfigurationOptions(arguments)
    overlay = try arguments[Self.overlay.name].map(OptionValue.overlay)
    settings = PictureSettings(
      formats: try OptionValue.formats(arguments[Self.formats.name] ?? "png"),
      compression: try OptionValue.compression(arguments[Self.compression.name] ?? "fast"),
      threads: configuration.threads)
  }
}
