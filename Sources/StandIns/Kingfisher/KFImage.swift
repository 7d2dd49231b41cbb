public import Foundation
public import SwiftUI

/// A picture for SwiftUI. Like all SwiftUI views, it is not drawn.
public struct KFImage: PrimitiveView {
  public init(_ url: URL?) {}
  public init(url: URL?, isLoaded: Binding<Bool> = .constant(false)) {}
  public init(source: Source?) {}
  public init(source: Source?, isLoaded: Binding<Bool>) {}

  public static func url(_ url: URL?, cacheKey: String? = nil) -> KFImage { KFImage(url) }
  public static func resource(_ resource: (any Resource)?) -> KFImage { KFImage(resource?.downloadURL) }
  public static func source(_ source: Source?) -> KFImage { KFImage(source: source) }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> KFImage { self }
  public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> KFImage { self }
  public func interpolation(_ interpolation: Image.Interpolation) -> KFImage { self }
  public func antialiased(_ isAntialiased: Bool) -> KFImage { self }
  public func placeholder<Content: View>(@ViewBuilder _ content: () -> Content) -> KFImage { self }
  public func placeholder<Content: View>(@ViewBuilder _ content: (Progress) -> Content) -> KFImage { self }
  public func fade(duration: TimeInterval) -> KFImage { self }
  public func forceTransition(_ isForced: Bool = true) -> KFImage { self }
  public func setProcessor(_ processor: any ImageProcessor) -> KFImage { self }
  public func cacheOriginalImage(_ isCached: Bool = true) -> KFImage { self }
  public func cacheMemoryOnly(_ isOnly: Bool = true) -> KFImage { self }
  public func loadDiskFileSynchronously(_ isSynchronous: Bool = true) -> KFImage { self }
  public func scaleFactor(_ factor: CGFloat) -> KFImage { self }
  public func cancelOnDisappear(_ cancels: Bool) -> KFImage { self }
  public func onSuccess(_ action: ((RetrieveImageResult) -> Void)?) -> KFImage { self }
  public func onFailure(_ action: ((KingfisherError) -> Void)?) -> KFImage { self }
  public func onProgress(_ action: ((Int64, Int64) -> Void)?) -> KFImage { self }
}
