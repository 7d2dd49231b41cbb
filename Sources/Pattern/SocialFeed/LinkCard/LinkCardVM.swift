import MFS

/// The view model of the card of a post's link.
final class LinkCardVM: MFSViewModel {
  let card: LinkCard
  /// Whether only the blurred preview of the picture is shown.
  let hidesPicture: Bool
  let subviewFrames = MFSSubviewCache(.subviewFrames)

  init(card: LinkCard, hidesPicture: Bool = false) {
    self.card = card
    self.hidesPicture = hidesPicture
  }

  func isEqual(to other: LinkCardVM) -> Bool { card == other.card && hidesPicture == other.hidesPicture }
}
