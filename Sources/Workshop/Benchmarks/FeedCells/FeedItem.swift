import UIKit

/// An item of the feed with which layout frameworks are compared: a poster, the shared content, and an answer.
struct FeedItem: Sendable, Hashable {
  var actionText: String
  var posterName: String
  var posterHeadline: String
  var posterTime: String
  var posterComment: String
  var contentTitle: String
  var contentDomain: String
  var actorComment: String

  /// Returns items that are the same in every run.
  static func samples(count: Int) -> [FeedItem] {
    (0..<count).map { index in
      FeedItem(
        actionText: "Connection \(index) \(words(3 + index % 5))",
        posterName: "Poster number \(index)", posterHeadline: words(4 + index % 9, from: index),
        posterTime: "\(1 + index % 59) minutes ago", posterComment: words(6 + index * 7 % 60, from: index),
        contentTitle: words(3 + index % 12, from: index * 3), contentDomain: "www.example\(index).com",
        actorComment: words(2 + index * 5 % 30, from: index * 2))
    }
  }

  private static func words(_ count: Int, from start: Int = 0) -> String {
    (0..<count).map { vocabulary[(start + $0 * 7) % vocabulary.count] }.joined(separator: " ")
  }

  private static let vocabulary = [
    "table", "cells", "are", "laid", "out", "by", "hand", "where", "frames", "come", "from", "pure",
    "functions", "and",
    "the", "longest", "comments", "take", "several", "lines", "of", "text", "at", "any", "width", "a",
    "phone", "has",
  ]
}

/// The styles of the feed's cells, for all kinds of layout.
enum FeedItemStyle {
  static let posterImageSide: CGFloat = 50
  static let actorImageSide: CGFloat = 34
  static let contentImageHeight: CGFloat = 160
  /// How far right of the middle its label is, in points: whole points round its half a point up.
  static let commentOffset: CGFloat = 0.5
  /// About what a post takes, in points.
  static let usualHeight: CGFloat = 400

  static let actionFont = UIFont.systemFont(ofSize: 13)
  static let nameFont = UIFont.systemFont(ofSize: 16, weight: .semibold)
  static let lineFont = UIFont.systemFont(ofSize: 13)
  static let commentFont = UIFont.systemFont(ofSize: 15)
  static let buttonFont = UIFont.systemFont(ofSize: 14, weight: .medium)
}
