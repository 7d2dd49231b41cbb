import Foundation
import UIKit

/// The content of a note's row.
struct NoteRow: Sendable, Hashable {
  var title: String
  var body = ""
  var hasPhoto = false
  var isImportant = false

  static let samples = [
    NoteRow(
      title: "Groceries", body: "Milk, bread, two lemons and the good olive oil from the market.",
      hasPhoto: true),
    NoteRow(title: "Call Anna", isImportant: true),
    NoteRow(title: "Holiday", body: "Tickets.", hasPhoto: true, isImportant: true),
    NoteRow(title: "Books"),
  ]
}

/// Pictures drawn in points: photos for the photo view, and an icon for the button.
@MainActor
enum NotePicture {
  static let photo = picture(CGSize(width: 60, height: 60), .systemTeal)
  static let widePhoto = picture(CGSize(width: 80, height: 40), .systemIndigo)
  static let more = picture(CGSize(width: 20, height: 20), .darkGray)

  private static func picture(_ size: CGSize, _ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
