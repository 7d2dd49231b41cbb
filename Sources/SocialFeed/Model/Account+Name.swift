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
    let codes = emojis.reduce(displayName) { $0.replacingOccurrences(of: ":\($1.shortcode):", with: "") }
    let name = codes.trimmingCharacters(in: .whitespacesAndNewlines)
    return name.isEmpty ? username : name
  }
}
