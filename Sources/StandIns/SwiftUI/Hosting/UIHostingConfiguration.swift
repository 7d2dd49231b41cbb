public import UIKit

/// The content of a cell as a SwiftUI view.
///
/// Unlike in SwiftUI, a marked area is drawn inside the margins, as high as a row, unless the SwiftUI view represents
/// one of UIKit.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  var edges = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  var minimumHeight: CGFloat?

  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
  }

  private init(_ content: Content, _ edges: EdgeInsets, _ minimumHeight: CGFloat?) {
    self.content = content
    self.edges = edges
    self.minimumHeight = minimumHeight
  }

  public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Returns the configuration with another background, which is not drawn.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(self.content, edges, minimumHeight)
  }

  /// Returns the configuration with another background, which is not drawn.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, EmptyView> {
    UIHostingConfiguration<Content, EmptyView>(content, edges, minimumHeight)
  }

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var result = self
    if edges.contains(.top) { result.edges.top = insets.top }
    if edges.contains(.leading) { result.edges.leading = insets.leading }
    if edges.contains(.bottom) { result.edges.bottom = insets.bottom }
    if edges.contains(.trailing) { result.edges.trailing = insets.trailing }
    return result
  }

  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var result = self
    result.minimumHeight = height
    return result
  }
}

/// A hosting configuration of any type, as its content view needs it.
@MainActor protocol HostedContent: UIContentConfiguration {
  var root: any View { get }
  var edges: EdgeInsets { get }
  var minimumHeight: CGFloat? { get }
}

extension UIHostingConfiguration: HostedContent {
  var root: any View { content }
}
