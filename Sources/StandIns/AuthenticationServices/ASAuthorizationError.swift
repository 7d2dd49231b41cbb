public import Foundation

/// An error of signing in.
public struct ASAuthorizationError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1_000
    case canceled, invalidResponse, notHandled, failed, notInteractive

    /// Whether an error has this code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASAuthorizationError)?.code == code
    }
  }

  public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
  public static let unknown = Code.unknown
  public static let canceled = Code.canceled
  public static let invalidResponse = Code.invalidResponse
  public static let notHandled = Code.notHandled
  public static let failed = Code.failed
  public static let notInteractive = Code.notInteractive

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

/// An error of signing in on a web page.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid

    /// Whether an error has this code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASWebAuthenticationSessionError)?.code == code
    }
  }

  public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
  public static let canceledLogin = Code.canceledLogin
  public static let presentationContextNotProvided = Code.presentationContextNotProvided
  public static let presentationContextInvalid = Code.presentationContextInvalid

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

extension ASAuthorizationError: CustomNSError {
  public var errorCode: Int { code.rawValue }
}

extension ASWebAuthenticationSessionError: CustomNSError {
  public var errorCode: Int { code.rawValue }
}

public let ASAuthorizationErrorDomain = ASAuthorizationError.errorDomain
public let ASWebAuthenticationSessionErrorDomain = ASWebAuthenticationSessionError.errorDomain
