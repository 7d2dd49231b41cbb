public import MFS

/// The content of the login screen, and the closure that receives the chosen way in.
public final class LoginViewModel: MFSViewModel {
  /// The ways in that the two buttons offer.
  public enum WayIn: Sendable, Hashable {
    case signIn
    case signUp
  }

  /// The name of the logo among the module's icons.
  public let logoName: String
  public let signInTitle: String
  public let signUpTitle: String
  private let choice: @MainActor (WayIn) -> Void

  /// - Parameter choice: The closure that is called when a button is touched.
  public init(
    logoName: String = "logo", signInTitle: String, signUpTitle: String,
    choice: @escaping @MainActor (WayIn) -> Void = { _ in }
  ) {
    self.logoName = logoName
    self.signInTitle = signInTitle
    self.signUpTitle = signUpTitle
    self.choice = choice
  }

  /// A login screen whose buttons do nothing.
  public static var defaultMockup: LoginViewModel {
    LoginViewModel(signInTitle: "Sign in", signUpTitle: "Sign up")
  }

  /// Performs the action of a button.
  @MainActor public func choose(_ way: WayIn) {
    choice(way)
  }

  public func isEqual(to other: LoginViewModel) -> Bool {
    logoName == other.logoName && signInTitle == other.signInTitle && signUpTitle == other.signUpTitle
  }
}
