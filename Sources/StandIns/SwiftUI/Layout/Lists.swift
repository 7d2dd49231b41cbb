public import Foundation

public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {}
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {}

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where SelectionValue == Never, Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {}

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where SelectionValue == Never, Content == ForEach<Data, ID, Row> {}
}

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {}

  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {}

  public init(_ data: Binding<Data>, @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content)
  where Data: MutableCollection, Data.Element: Identifiable, ID == Data.Element.ID {}

  @MainActor public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { changed }
  @MainActor public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { changed }
}

public struct Section<Parent, Content, Footer> {}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {}
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {}
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  @MainActor public init(@ViewBuilder content: () -> Content) {}
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  @MainActor public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
  @MainActor public init(header: Parent, @ViewBuilder content: () -> Content) {}
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  @MainActor public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
  @MainActor public init(footer: Footer, @ViewBuilder content: () -> Content) {}
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @MainActor public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload @MainActor
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

public struct ScrollView<Content: View>: PrimitiveView {
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {}
}

public struct ScrollViewReader<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}

public struct ScrollViewProxy: Sendable {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

public struct Form<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}
