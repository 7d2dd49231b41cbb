public import UIKit

/// An image.
public struct Image: PrimitiveView, Equatable {
  let image: UIImage?

  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    image = UIImage(named: name, in: bundle, with: nil)
  }
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
  nonisolated public init(systemName: String) { image = UIImage(systemName: systemName) }
  nonisolated public init(uiImage: UIImage) { image = uiImage }
  nonisolated public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    image = UIImage(cgImage: cgImage)
  }

  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum Scale: Sendable { case small, medium, large }
  public enum Interpolation: Sendable { case none, low, medium, high }
  public enum Orientation: Sendable { case up, down, left, right }

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    self
  }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
}

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image from the network.
public struct AsyncImage<Content: View>: PrimitiveView {
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {}
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {}
}
