public import Foundation

extension View {
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { changed }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { changed }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { changed }
  public func listSectionSeparator(_ visibility: Visibility) -> some View { changed }
  public func headerProminence(_ prominence: Prominence) -> some View { changed }
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { changed }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { changed }
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { changed }
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { changed }
  public func listStyle<S: ControlStyle>(_ style: S) -> some View { changed }
  public func pickerStyle<S: ControlStyle>(_ style: S) -> some View { changed }
  public func textFieldStyle<S: ControlStyle>(_ style: S) -> some View { changed }
  public func progressViewStyle<S: ControlStyle>(_ style: S) -> some View { changed }
  public func navigationViewStyle<S: ControlStyle>(_ style: S) -> some View { changed }
  public func tabViewStyle<S: ControlStyle>(_ style: S) -> some View { changed }
  public func datePickerStyle<S: ControlStyle>(_ style: S) -> some View { changed }
  public func formStyle<S: ControlStyle>(_ style: S) -> some View { changed }
  public func controlSize(_ size: ControlSize) -> some View { changed }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { changed }
  public func disabled(_ disabled: Bool) -> some View { changed }
  public func allowsHitTesting(_ enabled: Bool) -> some View { changed }
  public func labelsHidden() -> some View { changed }
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { changed }
  public func scrollDisabled(_ disabled: Bool) -> some View { changed }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { changed }
  public func navigationTitle(_ title: Text) -> some View { changed }
  public func navigationTitle(_ key: LocalizedStringKey) -> some View { changed }
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { changed }
  public func navigationBarTitle(_ key: LocalizedStringKey) -> some View { changed }
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { changed }
  public func navigationBarTitle(_ title: Text) -> some View { changed }
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  { changed }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    changed
  }
  public func navigationBarHidden(_ hidden: Bool) -> some View { changed }
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { changed }
  public func navigationBarItems<L: View>(leading: L) -> some View { changed }
  public func navigationBarItems<T: View>(trailing: T) -> some View { changed }
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { changed }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { changed }
  public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V)
    -> some View
  { changed }
  public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View { changed }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { changed }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { changed }
  public func badge(_ count: Int) -> some View { changed }
  public func searchable(text: Binding<String>, prompt: Text? = nil) -> some View { changed }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { changed }
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { changed }
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { changed }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { changed }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { changed }
}

public enum ControlSize: Sendable { case mini, small, regular, large }
public enum HorizontalEdge: Sendable { case leading, trailing }

public struct ButtonBorderShape: Sendable {
  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let circle = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}

public struct ScrollIndicatorVisibility: Sendable {
  public static let automatic = ScrollIndicatorVisibility()
  public static let visible = ScrollIndicatorVisibility()
  public static let hidden = ScrollIndicatorVisibility()
  public static let never = ScrollIndicatorVisibility()
}

public enum NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

public struct ToolbarPlacement: Sendable {
  public static let automatic = ToolbarPlacement()
  public static let bottomBar = ToolbarPlacement()
  public static let navigationBar = ToolbarPlacement()
  public static let tabBar = ToolbarPlacement()
}

public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let navigation = ToolbarItemPlacement()
  public static let navigationBarLeading = ToolbarItemPlacement()
  public static let navigationBarTrailing = ToolbarItemPlacement()
  public static let topBarLeading = ToolbarItemPlacement()
  public static let topBarTrailing = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let destructiveAction = ToolbarItemPlacement()
  public static let bottomBar = ToolbarItemPlacement()
  public static let keyboard = ToolbarItemPlacement()
}

/// An item of a bar. Unlike in SwiftUI, it is a view.
public struct ToolbarItem<Content: View>: PrimitiveView {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// Several items of a bar. Unlike in SwiftUI, they are a view.
public struct ToolbarItemGroup<Content: View>: PrimitiveView {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

public typealias ToolbarContent = View
public typealias ToolbarContentBuilder = ViewBuilder

public enum Prominence: Sendable { case standard, increased }

public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}
