import Testing

@testable import CellSnapSourcePass

struct RenamedStepTests {
  @Test(arguments: [
    ("let a = NSKernAttributeName", "let a = NSAttributedString.Key.kern"),
    ("let a: UIControlState = .normal", "let a: UIControl.State = .normal"),
    ("let a = UIViewAnimationOptions.curveEaseIn", "let a = UIView.AnimationOptions.curveEaseIn"),
    ("table.rowHeight = UITableViewAutomaticDimension", "table.rowHeight = UITableView.automaticDimension"),
    ("let a = UIFontWeightSemibold", "let a = UIFont.Weight.semibold"),
    ("line.lineCap = kCALineCapRound", "line.lineCap = CAShapeLayerLineCap.round"),
    ("let a = kCATransitionFromLeft", "let a = CATransitionSubtype.fromLeft"),
    ("let a = UIKeyboardFrameEndUserInfoKey", "let a = UIResponder.keyboardFrameEndUserInfoKey"),
    ("add(name: .UIKeyboardWillShow)", "add(name: UIResponder.keyboardWillShowNotification)"),
    (
      "add(name: NSNotification.Name.UIApplicationDidBecomeActive)",
      "add(name: UIApplication.didBecomeActiveNotification)"
    ),
    ("let a = UIEdgeInsetsMake(1, b, 3, 4)", "let a = UIEdgeInsets(top: 1, left: b, bottom: 3, right: 4)"),
    ("let a = CGRectMake(0, 0, 1, 2)", "let a = CGRect(x: 0, y: 0, width: 1, height: 2)"),
    ("let a = UIImagePNGRepresentation(b)", "let a = (b).pngData()"),
    ("let a = UIImageJPEGRepresentation(b, 0.8)", "let a = (b).jpegData(compressionQuality:  0.8)"),
    ("let a = UIEdgeInsetsInsetRect(b, UIEdgeInsetsZero)", "let a = (b).inset(by:  UIEdgeInsets.zero)"),
    ("view.bringSubview(toFront: label)", "view.bringSubviewToFront( label)"),
    ("parent.addChildViewController(child)", "parent.addChild(child)"),
    ("child.didMove(toParentViewController: self)", "child.didMove(toParent: self)"),
    (
      "let a: [String: Any] = [NSFontAttributeName: b]",
      "let a: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: b]"
    ),
  ])
  func `a name of Swift 3 gets its new name`(old: String, new: String) {
    #expect(passed(old) == new)
  }

  @Test(arguments: [
    "let a = b.NSKernAttributeName", "let a = UIControlStateStore()", "let a: [String: Any] = [\"a\": b]",
    "view.bringSubview(label)", "let a = model.UIKeyboardWillShow",
  ])
  func `another name stays`(text: String) {
    #expect(passed(text) == text)
  }

  @Test func `a type that the app declares keeps its name`() {
    #expect(passed("let a: UIControlState", beside: ["enum UIControlState {}"]) == "let a: UIControlState")
  }
}
