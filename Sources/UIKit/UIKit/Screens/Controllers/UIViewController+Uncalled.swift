extension UIViewController {
  static let uncalledMembers = UncalledMembers(
    of: UIViewController.self, plain: PlainController.self,
    overriding: ["systemLayoutFittingSizeDidChange(forChildContentContainer:)": FittingController.self])

  func reportUncalledMembers() {
    Self.uncalledMembers.report(overriddenBy: type(of: self))
    if let presentation {
      UIPresentationController.uncalledMembers.report(overriddenBy: type(of: presentation))
    }
  }
}

extension UIPresentationController {
  static let uncalledMembers = UncalledMembers(
    of: UIPresentationController.self, plain: PlainPresentation.self,
    overriding: ["systemLayoutFittingSizeDidChange(forChildContentContainer:)": FittingPresentation.self])
}

private final class PlainController: UIViewController {}

private final class FittingController: UIViewController {
  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    preconditionFailure("only the place of the method is used")
  }
}

private final class PlainPresentation: UIPresentationController {}

private final class FittingPresentation: UIPresentationController {
  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    preconditionFailure("only the place of the method is used")
  }
}
