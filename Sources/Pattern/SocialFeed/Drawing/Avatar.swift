import UIKit

/// The picture of an account, or initials and a colour that replace it.
struct Avatar: Sendable, Hashable {
  var file: String?
  var initials: String
  /// The number that chooses the colour. It is the same for an account in every run.
  var seed: Int

  init(account: Account, name: String, media: MediaFolder) {
    file = media.file(url: account.avatarURL)
    let words = name == Account.hiddenName ? [] : name.split { !$0.isLetter && !$0.isNumber }
    let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first.map(String.init) }
    initials = letters.isEmpty ? "?" : letters.joined().uppercased()
    seed = account.acct.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
  }

  /// The background colours. White initials have a contrast of at least 4.5 to 1 on each.
  private static let palette: [(red: CGFloat, green: CGFloat, blue: CGFloat)] = [
    (0.36, 0.42, 0.75), (0.55, 0.36, 0.70), (0.74, 0.31, 0.45), (0.67, 0.38, 0.17), (0.23, 0.51, 0.41),
    (0.17, 0.49, 0.61),
  ]

  var color: UIColor {
    let color = Self.palette[seed % Self.palette.count]
    return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
  }
}
