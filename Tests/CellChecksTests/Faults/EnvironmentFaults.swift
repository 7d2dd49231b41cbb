import UIKit
@testable import CellSnapSampleCells

/// A cell whose title has a number in the current locale.
final class LocaleCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    titleLabel.text = 1234.5.formatted()
  }
}

/// A cell whose title has an hour in the current time zone.
final class TimeZoneCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    titleLabel.text = "\(Calendar.current.component(.hour, from: Date(timeIntervalSince1970: 0))) h"
  }
}

/// A cell whose title has the current year.
final class ClockCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    titleLabel.text = "\(Calendar(identifier: .gregorian).component(.year, from: Date()))"
  }
}
