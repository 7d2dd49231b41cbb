public import Combine
public import Foundation

extension View {
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { changed }
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { changed }
  public func previewContext<C: PreviewContext>(_ context: C) -> some View { changed }
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { changed }
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { changed }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { changed }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { changed }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { changed }
  public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void)
    -> some View
  { changed }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    changed
  }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some View
  { changed }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  { changed }
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View where P.Failure == Never
  { changed }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { changed }
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { changed }
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View { changed }
  public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void)
    -> some View
  { changed }
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { changed }
  public func animation(_ animation: Animation?) -> some View { changed }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { changed }
  public func transition(_ transition: AnyTransition) -> some View { changed }
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { changed }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { changed }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { changed }
  public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { changed }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    changed
  }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View { changed }
  public func sheet<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View { changed }
  public func sheet<I: Identifiable, C: View>(
    item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C
  ) -> some View { changed }
  public func fullScreenCover<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View { changed }
  public func fullScreenCover<I: Identifiable, C: View>(
    item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C
  ) -> some View { changed }
  public func popover<I: Identifiable, C: View>(
    item: Binding<I?>, @ViewBuilder content: @escaping (I) -> C
  ) -> some View { changed }
  public func popover<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C)
    -> some View
  { changed }
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { changed }
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { changed }
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { changed }
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { changed }
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { changed }
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { changed }
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { changed }
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { changed }
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { changed }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { changed }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { changed }
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    changed
  }
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { changed }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { changed }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { changed }
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { changed }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { changed }
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { changed }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { changed }
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { changed }
  public func accessibilityLabel(_ label: Text) -> some View { changed }
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { changed }
  public func accessibilityValue(_ value: Text) -> some View { changed }
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { changed }
  public func accessibilityHint(_ hint: Text) -> some View { changed }
  public func accessibilityIdentifier(_ identifier: String) -> some View { changed }
  public func accessibilityHidden(_ hidden: Bool) -> some View { changed }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { changed }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { changed }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { changed }
  public func accessibilitySortPriority(_ priority: Double) -> some View { changed }
  public func accessibilityAction(_ action: @escaping () -> Void) -> some View { changed }
  public func accessibility(identifier: String) -> some View { changed }
  public func accessibility(label: Text) -> some View { changed }
  public func accessibility(hidden: Bool) -> some View { changed }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { changed }
  public func previewLayout(_ layout: PreviewLayout) -> some View { changed }
  public func previewDisplayName(_ name: String?) -> some View { changed }
  public func previewDevice(_ device: PreviewDevice?) -> some View { changed }
  public func gesture<G: Gesture>(_ gesture: G) -> some View { changed }
  public func simultaneousGesture<G: Gesture>(_ gesture: G) -> some View { changed }
  public func highPriorityGesture<G: Gesture>(_ gesture: G) -> some View { changed }
}
