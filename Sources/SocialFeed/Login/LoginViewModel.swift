public import MFS

/// The texts of the login screen.
public final class LoginViewModel: MFSViewModel {
  public let signInTitle: String
  public let signUpTitle: String

  public init(signInTitle: String, signUpTitle: String) {
    self.signInTitle = signInTitle
    self.signUpTitle = signUpTitle
  }

  public static var defaultMockup: LoginViewModel {
    LoginViewModel(signInTitle: "Sign in", signUpTitle: "Sign up")
  }

  public func isEqual(to other: LoginViewModel) -> Bool {
    signInTitle == other.signInTitle && signUpTitle == other.signUpTitle
  }
}
