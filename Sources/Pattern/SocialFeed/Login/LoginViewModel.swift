import MFS

/// The content of the login screen, and the closure that receives the chosen way in.
package final class LoginViewModel: MFSViewModel {
  /// The ways in that the two buttons offer.
  package enum WayIn: Sendable, Hashable {
    case signIn
    case signUp
  }

  /// The name of the logo among the module's icons.
  package let logoName: String
  package let signInTitle: String
  package let signUpTitle: String
  private let choice: @MainActor (WayIn) -> Void

  /// - Parameter choice: The closure that is called when a button is touched.
  package init(
    logoName: String = "logo", signInTitle: String, signUpTitle: String,
    choice: @escaping @MainActor (WayIn) -> Void = { _ in }
  ) {
    self.logoName = logoName
    self.signInTitle = signInTitle
    self.signUpTitle = signUpTitle
    self.choice = choice
  }

  /// A login screen whose buttons do nothing.
  package static var defaultMockup: LoginViewModel {
    LoginViewModel(signInTitle: "Sign in", signUpTitle: "Sign up")
  }

  /// Performs the action of a button.
  @MainActor package func choose(_ way: WayIn) {
    choice(way)
  }

  package func isEqual(to other: LoginViewModel) -> Bool {
    logoName == other.logoName && signInTitle == other.signInTitle && signUpTitle == other.signUpTitle
  }
}
