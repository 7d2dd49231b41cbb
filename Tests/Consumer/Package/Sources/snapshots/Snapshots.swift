import CellCommandLine
import UIKit

@testable import Cards

@main struct Snapshots: SnapshotCatalog {
  static var entries: [CatalogEntry] {
    CatalogEntry("Rating") { RatingCard() }
    CatalogEntry("Rating/compact") { CompactRatingCard() }
    // The previews in the app's files.
    CatalogEntry.previews(CellSnapPreviews.all)
    CatalogEntry("Contact") {
      guard let cell = ContactCell.nib.instantiate(withOwner: nil).first as? ContactCell else {
        return UIView()
      }
      cell.configure(name: "Ada Lovelace", detail: "London, a long line that wraps at the width of the phone")
      return cell
    }
    CatalogEntry("Contacts") {
      UIStoryboard(name: "Contacts", bundle: nil).instantiateInitialViewController() ?? UIViewController()
    }
    CatalogEntry("Settings") {
      UIStoryboard(name: "Contacts", bundle: nil).instantiateViewController(withIdentifier: "Settings")
    }
  }
}
