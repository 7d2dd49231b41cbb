import Foundation

extension Account {
  /// The display name, or the user name where there is none, with the emoji that the media folder has.
  func shownName(media: MediaFolder) -> RichText {
    let name = displayName.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty else { return RichText(username) }
    return EmojiShortcodes.text(name, known: media.files(of: emojis))
  }

  /// The display name without the shortcodes of its emoji.
  var nameWithoutEmoji: String {
    let known = Dictionary(emojis.map { ($0.shortcode, "") }) { first, _ in first }
    let texts = EmojiShortcodes.pieces(of: displayName, known: known).map { piece in
      if case .text(let text) = piece { text } else { "" }
    }
    let name = texts.joined().trimmingCharacters(in: .whitespacesAndNewlines)
    return name.isEmpty ? username : name
  }
}
