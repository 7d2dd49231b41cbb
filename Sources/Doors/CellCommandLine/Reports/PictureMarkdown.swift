import CellCatalog
import CellInspection
import CellSnapshots
import Foundation

/// The text of `render --markdown`: for each picture, lines to paste into an article or a README.
///
/// ```
/// ![Elena Marsh, 8 Feb 2023, Good morning.](WallPost-short-320)
///
/// <picture>
///   <source media="(prefers-color-scheme: dark)" srcset="out/WallPost-short-320~dark@2x.png">
///   <img alt="Elena Marsh, 8 Feb 2023, Good morning." src="out/WallPost-short-320@2x.png" width="320">
/// </picture>
/// ```
struct PictureMarkdown {
  /// A picture in one appearance or in both.
  struct Picture: Hashable, Sendable {
    /// DocC's name.
    var title: String
    var alternativeText: String
    /// The width in points.
    var width: CGFloat
    var light: String?
    var dark: String?
  }

  private(set) var pictures: [Picture] = []
  private let naming: PictureNaming

  init(_ pictures: [Picture], naming: PictureNaming) {
    self.pictures = pictures
    self.naming = naming
  }

  /// - Parameter folder: The folder of the pictures, as it was given.
  @MainActor
  init(of results: [RenderResult], in folder: String, naming: PictureNaming) {
    self.naming = naming
    var places: [String: Int] = [:]
    for result in results where result.isDrawn {
      let name = SnapshotName(entry: result.name, configuration: result.configuration)
      let title = PictureNaming.title(of: name, result.configuration)
      guard let path = Self.preferred(result.files.map(\.path)) else { continue }
      let place = places[title] ?? pictures.count
      if places.updateValue(place, forKey: title) == nil {
        pictures.append(
          Picture(
            title: Self.title(of: path), alternativeText: result.alternativeText ?? "",
            width: result.size.width))
      }
      let file = FilePath.appending(path, to: folder)
      if result.configuration.userInterfaceStyle == .dark {
        pictures[place].dark = file
      } else {
        pictures[place].light = file
        pictures[place].alternativeText = result.alternativeText ?? ""
      }
    }
  }

  /// - Parameters:
  ///   - files: The paths of the sheet's files in `folder`.
  ///   - folder: The folder of the pictures, as it was given.
  @MainActor
  init(of sheet: Sheet, files: [String], in folder: String, naming: PictureNaming) {
    self.naming = naming
    guard let path = Self.preferred(files) else { return }
    var picture = Picture(
      title: Self.title(of: path), alternativeText: sheet.alternativeText, width: sheet.size.width)
    let file = FilePath.appending(path, to: folder)
    if sheet.isDark { picture.dark = file } else { picture.light = file }
    pictures = [picture]
  }

  /// Returns DocC's name of a picture: the file's without scale and appearance.
  private static func title(of path: String) -> String { String(path.prefix { !"~@.".contains($0) }) }

  /// The lines to paste. DocC's line is only there for pictures with DocC's names.
  var text: String {
    pictures.map { picture in
      let article =
        naming == .docc ? "![\(Self.markdown(picture.alternativeText))](\(picture.title))\n\n" : ""
      return article + Self.readme(picture)
    }.joined(separator: "\n")
  }

  private static func readme(_ picture: Picture) -> String {
    guard let shown = picture.light ?? picture.dark else { return "" }
    let image =
      "<img alt=\"\(html(picture.alternativeText))\" src=\"\(address(shown))\" "
      + "width=\"\(PlainNumber.text(picture.width))\">"
    guard picture.light != nil, let dark = picture.dark else { return image + "\n" }
    return """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="\(address(dark))">
        \(image)
      </picture>

      """
  }

  /// Returns the first PNG, otherwise the first file.
  private static func preferred(_ paths: [String]) -> String? {
    paths.first { $0.hasSuffix(".png") } ?? paths.first
  }

  private static func markdown(_ text: String) -> String {
    text.replacing(#/[\\\[\]*_`<>]/#) { "\\\($0.output)" }
  }

  private static func html(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }

  private static func address(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }
}
