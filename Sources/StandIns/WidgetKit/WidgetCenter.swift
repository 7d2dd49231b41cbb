@_exported public import Foundation

public protocol TimelineEntry {
  var date: Date { get }
}

/// The widgets of the app. There are none.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
}
