import UIKit

/// The picture of an account, or the initials and a colour in its place.
struct Avatar: Sendable, Hashable {
  var file: String?
  var initials: String
  /// Picks the colour; the same for an account in every run.
  var seed: Int

  init(account: Account, name: String, media: MediaFolder) {
    file = media.file(url: account.avatarURL)
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first.map(String.init) }
    initials = letters.isEmpty ? "?" : letters.joined().uppercased()
    seed = account.acct.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
  }

  private static let palette: [(red: CGFloat, green: CGFloat, blue: CGFloat)] = [
    (0.36, 0.42, 0.75), (0.55, 0.36, 0.70), (0.76, 0.33, 0.47), (0.72, 0.42, 0.20), (0.24, 0.53, 0.43),
    (0.18, 0.50, 0.62),
  ]

  var color: UIColor {
    let color = Self.palette[seed % Self.palette.count]
    return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
  }
}
