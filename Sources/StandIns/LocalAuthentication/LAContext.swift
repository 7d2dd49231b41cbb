@_exported public import Foundation

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }

public struct LAError: Error {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

/// The proof that the user is the owner. The device has no sensor.
open class LAContext: NSObject {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var biometryType: LABiometryType { .none }

  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = LAError(.biometryNotAvailable) as NSError
    return false
  }

  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: (Bool, (any Error)?) -> Void) {
    reply(false, LAError(.biometryNotAvailable))
  }

  open func invalidate() {}
}
