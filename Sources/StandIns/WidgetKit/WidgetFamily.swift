@_exported public import SwiftUI

/// The size of a widget.
public enum WidgetFamily: Int, CaseIterable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
}

public struct WidgetPreviewContext: PreviewContext {
  public init(family: WidgetFamily) {}
}

extension EnvironmentValues {
  public var widgetFamily: WidgetFamily { .systemSmall }
}

extension View {
  public func widgetURL(_ url: URL?) -> some View { self }
  public func widgetAccentable(_ isAccentable: Bool = true) -> some View { self }
}
