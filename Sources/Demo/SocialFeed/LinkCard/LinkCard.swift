import Foundation

/// What a post shows of the page behind its link.
struct LinkCard: Sendable, Hashable {
  /// The site, and the author where one is told.
  var source: String
  var title: String
  var summary: String
  /// Nil where the media folder has no picture and the server sent no likeness of one.
  var picture: Photo?
  var direction: WritingDirection?

  init(card: PreviewCard, media: MediaFolder) {
    let site = Self.line(card.providerName, or: Self.host(of: card.url))
    source = [site, Self.line(card.authorName)].filter { !$0.isEmpty }.joined(separator: " · ")
    title = Self.line(card.title, or: card.url).keepingSchemes
    summary = Self.line(card.summary)
    direction = WritingDirection(of: title)
    let attachment = MediaAttachment(id: "", url: card.imageURL, blurHash: card.blurHash, aspectRatio: 1.5)
    let photo = Photo(attachment: attachment, media: media)
    picture = photo.file != nil || card.blurHash.flatMap(BlurHash.init) != nil ? photo : nil
  }

  /// A text in one line; `other` where there is nothing in it.
  private static func line(_ text: String, or other: String = "") -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.isEmpty ? other : line
  }

  /// The server of a URL, without the `www.` that many begin with.
  private static func host(of url: String) -> String {
    let host = URL(string: url)?.host() ?? ""
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }
}
