import CellCommandLine
import UIKit

@testable import Cards

@main struct Snapshots: SnapshotCatalog {
  static var entries: [Entry] {
    Entry("Rating") { RatingCard() }
    Entry("Rating/compact") { CompactRatingCard() }
    Entry("Contact") {
      let cell = ContactCell.nib.instantiate(withOwner: nil).first as! ContactCell
      cell.configure(name: "Ada Lovelace", detail: "London, a long line that wraps at the width of the phone")
      return cell
    }
    Entry("Contacts") { UIStoryboard(name: "Contacts", bundle: nil).instantiateInitialViewController()! }
    Entry("Settings") {
      UIStoryboard(name: "Contacts", bundle: nil).instantiateViewController(withIdentifier: "Settings")
    }
  }
}
