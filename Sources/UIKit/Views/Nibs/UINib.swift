public import Foundation

/// The views of a nib file.
///
/// Unlike UIKit, nib files cannot be read. A nib can be named and registered, but instantiating it ends the program
/// with a message that names the file.
@preconcurrency @MainActor open class UINib: NSObject {
  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "A nib of \(data.count) bytes"
    super.init()
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    Self.refuse(name)
  }

  static func refuse(_ name: String) -> Never {
    preconditionFailure(
      "The nib \(name) cannot be instantiated: nib files are not supported. Build its views in code, or register the class."
    )
  }
}

extension Bundle {
  /// Ends the program with a message that names the file, because nib files cannot be read.
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib.refuse(name)
  }
}
