import Foundation
import UIKit

/// What a note's row shows.
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

/// Three pixels by two points at the size of a photo.
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
