package import Foundation

/// A source of the values that the sample of a view shows.
@MainActor package protocol ViewSampleSource: AnyObject {
  func text() -> String
  func flag() -> Bool
  func number() -> Double
  /// Returns a number from 0 to below `limit`, which is at least 1.
  func number(below limit: Int) -> Int
}

extension ViewSampleSource {
  package func length() -> CGFloat { CGFloat(number()) }
  package func point() -> CGPoint { CGPoint(x: length(), y: length()) }
  package func size() -> CGSize { CGSize(width: length(), height: length()) }
}

/// A source of values that an app could show.
package final class UsualSampleSource: ViewSampleSource {
  package init() {}

  package func text() -> String { "Text" }
  package func flag() -> Bool { true }
  package func number() -> Double { 0.5 }
  package func number(below limit: Int) -> Int { min(1, limit - 1) }
}
