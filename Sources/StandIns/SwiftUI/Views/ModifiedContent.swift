/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View {
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View {}

extension ModifiedContent: ViewModification where Content: View {
  var modified: any View { content }
}

/// A change of a view.
@preconcurrency @MainActor public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {}

public struct EmptyModifier: ViewModifier {
  nonisolated public init() {}

  public func body(content: Content) -> some View { content }
}

extension View {
  /// The view with a change that has no effect here.
  var changed: ModifiedContent<Self, EmptyModifier> {
    ModifiedContent(content: self, modifier: EmptyModifier())
  }

  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
