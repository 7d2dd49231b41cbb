public import UIKit

public typealias KFCrossPlatformImage = UIImage
public typealias KFCrossPlatformImageView = UIImageView
public typealias KFCrossPlatformColor = UIColor

/// The part of a view that Kingfisher adds: `imageView.kf`.
public struct KingfisherWrapper<Base> {
  public let base: Base

  public init(_ base: Base) {
    self.base = base
  }
}

/// A class that has a part `kf`.
public protocol KingfisherCompatible: AnyObject {}

extension KingfisherCompatible {
  public var kf: KingfisherWrapper<Self> {
    get { KingfisherWrapper(self) }
    set {
      // Setting a part of the wrapper changes the view.
    }
  }
}

extension UIImageView: KingfisherCompatible {}
extension UIButton: KingfisherCompatible {}
extension UIImage: KingfisherCompatible {}
