import CellCatalog
import CellDrawing
import CellInspection
import CellSnapshots
import MFS

/// The options of `render` as values.
struct RenderOptions {
  static let output = CommandOption(
    "output", shortName: "o", argument: "DIR", summary: "The folder for the pictures", default: "out",
    read: OptionValue.folder)
  static let formats = CommandOption(
    "formats", argument: "LIST",
    summary: "png, svg, or both; with --overlay accessibility also txt and json: what VoiceOver reads",
    default: "png",
    read: OptionValue.formats)
  static let compression = CommandOption(
    "compression", argument: "KIND", summary: "How PNG files are written: fast, small or smallest",
    default: "fast"
  ) { text in
    guard let compression = PNG.Compression(named: text) else {
      throw OptionValueError("give fast, small or smallest")
    }
    return compression
  }
  static let overlay = CommandOption(
    "overlay", argument: "KIND",
    summary:
      "frames: outline each view; caches: colour frames by what keeps them; constraints: draw them; accessibility: what VoiceOver reads; targets: what touches reach"
  ) { text in
    guard let overlay = Overlay(rawValue: text) else {
      let names = Overlay.allCases.map(\.rawValue)
      let last = names.last ?? ""
      throw OptionValueError(
        "there is no such overlay; give \(names.dropLast().joined(separator: ", ")) or \(last)")
    }
    return overlay
  }
  static let names = CommandOption(
    "names", argument: "KIND",
    summary: "folders: a folder for each entry; docc: one folder with the names that DocC reads",
    default: "folders"
  ) { text in
    guard let naming = PictureNaming(rawValue: text) else {
      throw OptionValueError("there are no such names; give folders or docc")
    }
    return naming
  }
  static let markdown = CommandOption(
    "markdown",
    summary: "Print lines with each picture and its description, for articles of DocC and a README")
  static let sheet = CommandOption(
    "sheet",
    summary: "Draw all pictures on one sheet with captions: entries by widths, or one entry by circumstances")
  static let animated = CommandOption(
    "animated", summary: "Draw only the animated pictures of entries with states, not the states")
  static let timing = CommandOption("timing", summary: "Print each stage's share of the time")
  static let json = CommandOption(
    "json", summary: "Print JSON: for each picture its files, its views with their frames, and its faults")
  static let list = CommandOption("list", summary: "List the entries instead of drawing them")

  static let all: [any DeclaredOption] =
    [output] + ConfigurationOptions.all + [formats, compression, overlay]
    + IllustrationOptions.all + [names, markdown, sheet, animated, timing, json, list]

  var output: String
  var configuration: ConfigurationOptions
  var settings: PictureSettings
  var naming: PictureNaming
  var writesMarkdown: Bool
  var overlay: Overlay?
  /// The changes for documentation; nil if pictures are drawn as they are.
  var illustration: Illustration?
  /// Whether all pictures are drawn on one sheet.
  var isSheet: Bool
  /// Whether only animations are drawn.
  var isOnlyAnimated: Bool
  var printsTiming: Bool
  var writesJSON: Bool
  var onlyLists: Bool

  init(_ arguments: Arguments) throws {
    output = try arguments[Self.output]
    configuration = try ConfigurationOptions(arguments)
    overlay = try arguments[Self.overlay]
    illustration = try IllustrationOptions.illustration(arguments)
    let formats = try arguments[Self.formats]
    if let text = formats.texts.first, overlay != .accessibility {
      throw .usage(
        "--formats \(text.rawValue): only the accessibility overlay has a text; add --overlay accessibility")
    }
    settings = PictureSettings(
      formats: formats.pictures, texts: formats.texts, compression: try arguments[Self.compression],
      threads: configuration.threads)
    printsTiming = try arguments[Self.timing]
    writesJSON = try arguments[Self.json]
    onlyLists = try arguments[Self.list]
    isSheet = try arguments[Self.sheet]
    isOnlyAnimated = try arguments[Self.animated]
    naming = try arguments[Self.names]
    writesMarkdown = try arguments[Self.markdown]
    guard !(writesMarkdown && writesJSON) else {
      throw .usage("--markdown and --json: both print to standard output; give one of the two")
    }
    if isSheet {
      for option in [Self.json, Self.timing, Self.animated] where arguments.has(option) {
        throw .usage("--sheet and --\(option.name): a sheet is one picture of many; leave out one of the two")
      }
    }
    guard !isOnlyAnimated || settings.formats == [.png] else {
      throw .usage("--animated: only a PNG can hold an animation; leave out --formats")
    }
  }
}

extension RenderOptions {
  /// The source of tiles that are not drawn as they are; nil for those that are.
  var source: TileSourceMaking? {
    guard let overlay else { return illustration?.source }
    let isDescribed = writesMarkdown
    return { job, times throws(RenderError) in
      try overlay.source(of: job, isDescribed: isDescribed, times: &times)
    }
  }

  /// The choice among entries with states, their states and animations. A sheet and an SVG show no animation.
  var states: StateChoice {
    if isOnlyAnimated { return .animations }
    return isSheet || !settings.formats.contains(.png) ? .states : .statesAndAnimations
  }
}

extension PNG.Compression {
  /// Creates a compression from its word on the command line.
  init?(named name: String) {
    switch name {
    case "fast": self = .fast
    case "small": self = .small
    case "smallest": self = .smallest
    default: return nil
    }
  }
}
