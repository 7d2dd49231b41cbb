import Foundation

extension Account {
  /// The text that replaces the name of an account with neither a display name nor a user name.
  static let hiddenName = "Hidden name"

  /// Returns the display name, or the user name if there is none. Emoji become pictures if the media folder has
  /// them.
  func shownName(media: MediaFolder) -> RichText {
    let name = displayName.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty else { return RichText(nameOfUser) }
    return EmojiShortcodes.text(name, known: media.files(of: emojis))
  }

  /// The display name without the shortcodes of its emoji.
  var nameWithoutEmoji: String {
    let known = Dictionary(emojis.map { ($0.shortcode, "") }) { first, _ in first }
    let texts = EmojiShortcodes.pieces(of: displayName, known: known).map { piece in
      if case .text(let text) = piece { text } else { "" }
    }
    let name = texts.joined().trimmingCharacters(in: .whitespacesAndNewlines)
    return name.isEmpty ? nameOfUser : name
  }

  private var nameOfUser: String {
    let name = username.trimmingCharacters(in: .whitespacesAndNewlines)
    return name.isEmpty ? Self.hiddenName : name
  }
}
