public import Foundation

extension View {
  public func padding(_ insets: EdgeInsets) -> some View { changed }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { changed }
  public func padding(_ length: CGFloat) -> some View { changed }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { changed }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { changed }
  public func fixedSize() -> some View { changed }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { changed }
  public func layoutPriority(_ value: Double) -> some View { changed }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { changed }
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View { changed }
  public func scaledToFit() -> some View { changed }
  public func scaledToFill() -> some View { changed }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { changed }
  public func offset(_ offset: CGSize) -> some View { changed }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { changed }
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { changed }
  public func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    -> some View
  { changed }
  public func zIndex(_ value: Double) -> some View { changed }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    changed
  }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { changed }
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { changed }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { changed }
  public func listRowBackground<V: View>(_ view: V?) -> some View { changed }
  public func listRowSeparator(_ visibility: Visibility) -> some View { changed }
  public func listRowSeparatorTint(_ color: Color?) -> some View { changed }
  public func coordinateSpace(name: String) -> some View { changed }
  public func gridCellColumns(_ count: Int) -> some View { changed }
  public func id<ID: Hashable>(_ id: ID) -> some View { changed }
  public func tag<V: Hashable>(_ tag: V) -> some View { changed }
  public func hidden() -> some View { changed }
}

public enum VerticalEdge: Sendable { case top, bottom }

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The size of a view, and its guides.
public struct ViewDimensions {
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }

  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}
