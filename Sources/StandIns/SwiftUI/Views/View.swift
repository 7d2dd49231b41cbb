/// A part of a user interface.
///
/// Unlike in SwiftUI, nothing of it is drawn. A UIKit view that hosts it draws a marked area, and a warning names it.
@preconcurrency @MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view that has no body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("Never has no body") }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {}

public struct EmptyView: PrimitiveView {
  nonisolated public init() {}
}

/// A view without the type of the view in it.
public struct AnyView: PrimitiveView, ViewModification {
  let content: any View

  public init<V: View>(_ view: V) { content = view }
  public init<V: View>(erasing view: V) { content = view }

  var modified: any View { content }
}

public struct TupleView<T>: PrimitiveView {
  public var value: T

  public init(_ value: T) {
    self.value = value
  }
}

public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView, ViewModification {
  let content: any View

  var modified: any View { content }
}

/// Several views as one.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never
}

extension Group: PrimitiveView where Content: View {
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A view that changes another view.
@MainActor protocol ViewModification {
  var modified: any View { get }
}
