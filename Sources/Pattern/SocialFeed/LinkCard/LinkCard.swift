import Foundation

/// The card of the page behind a post's link.
struct LinkCard: Sendable, Hashable {
  /// The site, and the author if there is one.
  var source: String
  var title: String
  var summary: String
  /// The picture, or nil if the media folder has none and the server sent no blurred preview.
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

  /// Returns a text in one line, or `other` if the text is empty.
  private static func line(_ text: String, or other: String = "") -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.isEmpty ? other : line
  }

  /// Returns the server of a URL, without the leading `www.` that many have.
  private static func host(of url: String) -> String {
    let host = URL(string: url)?.host() ?? ""
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }
}
