public import UIKit

/// The part of a view that Alamofire adds: `imageView.af`.
public struct AlamofireExtension<ExtendedType> {
  public let type: ExtendedType

  public init(_ type: ExtendedType) {
    self.type = type
  }
}

/// A class that has a part `af`.
public protocol AlamofireExtended: AnyObject {}

extension AlamofireExtended {
  public var af: AlamofireExtension<Self> {
    get { AlamofireExtension(self) }
    set {
      // Setting a part of the extension changes the view.
    }
  }
}

extension UIImageView: AlamofireExtended {}
extension UIButton: AlamofireExtended {}

/// The end of a loading.
public struct AFIDataResponse {
  public let result: Result<UIImage, AFIError>

  public var value: UIImage? { try? result.get() }
  public var error: AFIError? { if case .failure(let error) = result { error } else { nil } }
}

/// The reason why there is no picture.
public enum AFIError: Error {
  /// The entry gives no picture for the address.
  case imageSerializationFailed
}

extension UIImageView {
  public enum ImageTransition: Sendable {
    case noTransition
    case crossDissolve(TimeInterval)
    case curlDown(TimeInterval)
    case flipFromLeft(TimeInterval)
  }
}
