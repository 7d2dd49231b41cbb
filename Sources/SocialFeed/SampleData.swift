public import Foundation

/// What the demo shows: a feed, friends and messages of people who do not exist.
public enum SampleData {
  /// The module's resources.
  public static var folder: URL {
    Bundle.module.bundleURL.appending(path: "Resources")
  }

  /// The moment that the sample timeline's dates are relative to: 14 March 2024, 18:30 UTC.
  public static var now: Date { Date(timeIntervalSince1970: 1_710_441_000) }
}
