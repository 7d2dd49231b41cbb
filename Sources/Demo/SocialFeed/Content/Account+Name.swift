import Foundation

extension Account {
  /// The text in the place of a name where an account has neither a display name nor a user name.
  static let hiddenName = "Hidden name"

  /// The display name, or the user name where there is none, with the emoji that the media folder has.
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
