/// The type of a file or of data.
public struct UTType: Hashable, Codable, Sendable {
  public let identifier: String
  public let preferredFilenameExtension: String?

  init(known identifier: String, _ filenameExtension: String?) {
    self.identifier = identifier
    preferredFilenameExtension = filenameExtension
  }

  public init?(_ identifier: String) {
    self = Self.all.first { $0.identifier == identifier } ?? UTType(known: identifier, nil)
  }

  /// Creates the type of files with an extension. Returns nil if no type with a name here has the extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let lowercase = filenameExtension.lowercased()
    let name = lowercase == "jpg" ? "jpeg" : lowercase
    guard let type = Self.all.first(where: { $0.preferredFilenameExtension == name }) else { return nil }
    self = type
  }

  public init(importedAs identifier: String) { self.init(known: identifier, nil) }
  public init(exportedAs identifier: String) { self.init(known: identifier, nil) }

  public static let item = UTType(known: "public.item", nil)
  public static let content = UTType(known: "public.content", nil)
  public static let data = UTType(known: "public.data", nil)
  public static let image = UTType(known: "public.image", nil)
  public static let jpeg = UTType(known: "public.jpeg", "jpeg")
  public static let png = UTType(known: "public.png", "png")
  public static let gif = UTType(known: "com.compuserve.gif", "gif")
  public static let webP = UTType(known: "org.webmproject.webp", "webp")
  public static let heic = UTType(known: "public.heic", "heic")
  public static let svg = UTType(known: "public.svg-image", "svg")
  public static let tiff = UTType(known: "public.tiff", "tiff")
  public static let movie = UTType(known: "public.movie", nil)
  public static let video = UTType(known: "public.video", nil)
  public static let audio = UTType(known: "public.audio", nil)
  public static let mpeg4Movie = UTType(known: "public.mpeg-4", "mp4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie", "mov")
  public static let mp3 = UTType(known: "public.mp3", "mp3")
  public static let pdf = UTType(known: "com.adobe.pdf", "pdf")
  public static let text = UTType(known: "public.text", nil)
  public static let plainText = UTType(known: "public.plain-text", "txt")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text", nil)
  public static let html = UTType(known: "public.html", "html")
  public static let rtf = UTType(known: "public.rtf", "rtf")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text", "csv")
  public static let json = UTType(known: "public.json", "json")
  public static let xml = UTType(known: "public.xml", "xml")
  public static let zip = UTType(known: "public.zip-archive", "zip")
  public static let url = UTType(known: "public.url", nil)
  public static let fileURL = UTType(known: "public.file-url", nil)
  public static let folder = UTType(known: "public.folder", nil)
  public static let directory = UTType(known: "public.directory", nil)

  private static let all = [
    item, content, data, image, jpeg, png, gif, webP, heic, svg, tiff, movie, video, audio, mpeg4Movie,
    quickTimeMovie, mp3, pdf, text, plainText, utf8PlainText, html, rtf, commaSeparatedText, json, xml, zip,
    url, fileURL, folder, directory,
  ]
}
