import CellCatalog
import CellInspection
import CellSnapshots
import Foundation

/// The options of `render` that turn pictures into illustrations for documentation.
enum IllustrationOptions {
  static let crop = CommandOption(
    "crop", list: "LIST",
    summary: "Only the part around these views, by the names that --overlay frames shows, as in likeButton",
    read: OptionValue.viewNames)
  static let padding = CommandOption(
    "padding", argument: "POINTS", summary: "The room around the picture, or around the views of --crop",
    default: "0"
  ) { text in
    try OptionValue.length(text)
  }
  static let background = CommandOption(
    "background", list: "COLOR",
    summary:
      "The background: #RRGGBB, system or transparent, and after a comma the one of the dark appearance",
    usual: "transparent", read: OptionValue.backgrounds)
  static let corner = CommandOption(
    "corner", argument: "RADIUS", summary: "The radius of the picture's corners in points", default: "0"
  ) { text in
    try OptionValue.length(text)
  }

  static let border = CommandOption(
    "border", summary: "A hairline along the edges, for a white cell on a white page")

  static let callouts = CommandOption(
    "callouts", list: "LIST",
    summary: "Number these views, and explain them below the picture with the texts of the catalogue",
    read: OptionValue.viewNames)

  static let frame = CommandOption(
    "frame", summary: "A plain frame of the device around the picture; give --device, too")

  static let all: [any DeclaredOption] = [
    crop, padding, background, corner, border, callouts, frame,
  ]

  /// Returns the illustration that the options describe, or nil if none is given.
  static func illustration(_ arguments: Arguments) throws -> Illustration? {
    var illustration = Illustration()
    illustration.crop = try arguments[crop]
    illustration.padding = try arguments[padding]
    let backgrounds = try arguments[background]
    illustration.background = backgrounds.first
    illustration.darkBackground = backgrounds.dropFirst().first
    illustration.corner = try arguments[corner]
    illustration.hasBorder = try arguments[border]
    illustration.callouts = try arguments[callouts]
    illustration.hasFrame = try arguments[frame]
    guard !illustration.hasFrame || illustration.crop.isEmpty else {
      throw .usage("--frame and --crop: a frame is around the whole screen; give one of the two")
    }
    illustration.isDescribed = try arguments[RenderOptions.markdown]
    let given = all.filter { arguments.has($0) }
    guard let first = given.first else { return illustration.isDescribed ? illustration : nil }
    guard !arguments.has(RenderOptions.overlay) else {
      throw .usage("--overlay and --\(first.name): an overlay has a page of its own; give one of the two")
    }
    return illustration
  }
}

extension IllustrationOptions {
  /// Throws if a job has no device for a frame.
  @MainActor
  static func check(_ illustration: Illustration?, _ jobs: [RenderJob]) throws {
    guard illustration?.hasFrame == true else { return }
    guard let job = jobs.first(where: { $0.configuration.deviceModel == nil }) else { return }
    throw .usage(
      "--frame: \(job.title) is drawn without a device; give --device, as in --device \"iPhone 16\"")
  }
}

extension OptionValue {
  /// Returns the names of views of a list with commas.
  static func viewNames(_ text: String) throws -> [ViewName] {
    let parts = parts(of: text)
    guard parts.count <= Illustration.maximumViewCount else {
      throw OptionValueError("give at most \(Illustration.maximumViewCount) views")
    }
    var names: [ViewName] = []
    for part in parts {
      guard let name = ViewName(part) else {
        throw OptionValueError(
          "\"\(part.shortened)\" names no view; give names such as likeButton or row 3 nameLabel, with commas"
        )
      }
      guard !names.contains(name) else {
        throw OptionValueError("\(part.shortened) is given twice; give each view once")
      }
      names.append(name)
    }
    return names
  }

  /// Returns a background, and maybe a second one for the dark appearance.
  static func backgrounds(_ text: String) throws -> [PageBackground] {
    let backgrounds = parts(of: text).compactMap { PageBackground($0) }
    guard backgrounds.count == parts(of: text).count, backgrounds.count <= 2 else {
      throw OptionValueError(
        "give a colour such as #F2F2F7, white, black, system or transparent, or two for light and dark")
    }
    return backgrounds
  }

  /// Returns a distance or a radius.
  static func length(_ text: String) throws -> CGFloat {
    guard let length = PlainNumber.parse(text), (0...Illustration.maximumLength).contains(length) else {
      throw OptionValueError("give points from 0 to \(PlainNumber.text(Illustration.maximumLength))")
    }
    return length
  }
}
