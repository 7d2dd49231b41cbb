import Foundation
import Testing
import UIKit

/// Tests that notifications and other values named by texts have Apple's texts, which apps also write themselves.
@MainActor struct NameTests {
  @Test(arguments: [
    (UIApplication.didFinishLaunchingNotification, "DidFinishLaunching"),
    (UIApplication.willResignActiveNotification, "WillResignActive"),
    (UIApplication.willTerminateNotification, "WillTerminate"),
    (UIApplication.didReceiveMemoryWarningNotification, "DidReceiveMemoryWarning"),
    (UIApplication.willChangeStatusBarFrameNotification, "WillChangeStatusBarFrame"),
    (UIApplication.didChangeStatusBarFrameNotification, "DidChangeStatusBarFrame"),
    (UIApplication.willChangeStatusBarOrientationNotification, "WillChangeStatusBarOrientation"),
    (UIApplication.didChangeStatusBarOrientationNotification, "DidChangeStatusBarOrientation"),
    (UIApplication.userDidTakeScreenshotNotification, "UserDidTakeScreenshot"),
    (UIApplication.significantTimeChangeNotification, "SignificantTimeChange"),
  ])
  func `an application's notification has Apple's name`(_ name: Notification.Name, _ expected: String) {
    #expect(name.rawValue == "UIApplication\(expected)Notification")
  }

  @Test(arguments: [
    (UIResponder.keyboardDidShowNotification, "DidShow"),
    (UIResponder.keyboardWillHideNotification, "WillHide"),
    (UIResponder.keyboardDidHideNotification, "DidHide"),
    (UIResponder.keyboardWillChangeFrameNotification, "WillChangeFrame"),
    (UIResponder.keyboardDidChangeFrameNotification, "DidChangeFrame"),
  ])
  func `a keyboard's notification has Apple's name`(_ name: Notification.Name, _ expected: String) {
    #expect(name.rawValue == "UIKeyboard\(expected)Notification")
  }

  @Test(arguments: [
    (UIResponder.keyboardFrameBeginUserInfoKey, "FrameBegin"),
    (UIResponder.keyboardAnimationDurationUserInfoKey, "AnimationDuration"),
    (UIResponder.keyboardAnimationCurveUserInfoKey, "AnimationCurve"),
    (UIResponder.keyboardIsLocalUserInfoKey, "IsLocal"),
  ])
  func `a key of a keyboard's notification has Apple's name`(_ name: String, _ expected: String) {
    #expect(name == "UIKeyboard\(expected)UserInfoKey")
  }

  @Test(arguments: [
    (UIScene.willConnectNotification, "UISceneWillConnect"),
    (UIScene.didDisconnectNotification, "UISceneDidDisconnect"),
    (UIScene.didActivateNotification, "UISceneDidActivate"),
    (UIScene.willDeactivateNotification, "UISceneWillDeactivate"),
    (UIDevice.batteryLevelDidChangeNotification, "UIDeviceBatteryLevelDidChange"),
    (UIDevice.batteryStateDidChangeNotification, "UIDeviceBatteryStateDidChange"),
    (UIMenuController.willShowMenuNotification, "UIMenuControllerWillShowMenu"),
    (UIMenuController.didShowMenuNotification, "UIMenuControllerDidShowMenu"),
    (UIMenuController.willHideMenuNotification, "UIMenuControllerWillHideMenu"),
    (UIMenuController.didHideMenuNotification, "UIMenuControllerDidHideMenu"),
    (UITextInputMode.currentInputModeDidChangeNotification, "UITextInputCurrentInputModeDidChange"),
  ])
  func `a notification has Apple's name`(_ name: Notification.Name, _ expected: String) {
    #expect(name.rawValue == expected + "Notification")
  }

  @Test(arguments: [
    (UIAccessibility.voiceOverStatusDidChangeNotification, "VoiceOverStatusDidChange"),
    (UIAccessibility.reduceMotionStatusDidChangeNotification, "ReduceMotionStatusDidChange"),
    (UIAccessibility.boldTextStatusDidChangeNotification, "BoldTextStatusDidChange"),
    (UIAccessibility.reduceTransparencyStatusDidChangeNotification, "ReduceTransparencyStatusDidChange"),
    (UIAccessibility.invertColorsStatusDidChangeNotification, "InvertColorsStatusDidChange"),
    (UIAccessibility.grayscaleStatusDidChangeNotification, "GrayscaleStatusDidChange"),
    (UIAccessibility.guidedAccessStatusDidChangeNotification, "GuidedAccessStatusDidChange"),
    (UIAccessibility.closedCaptioningStatusDidChangeNotification, "ClosedCaptioningStatusDidChange"),
    (UIAccessibility.monoAudioStatusDidChangeNotification, "MonoAudioStatusDidChange"),
    (UIAccessibility.shakeToUndoDidChangeNotification, "ShakeToUndoDidChange"),
    (UIAccessibility.darkerSystemColorsStatusDidChangeNotification, "DarkerSystemColorsStatusDidChange"),
    (UIAccessibility.onOffSwitchLabelsDidChangeNotification, "OnOffSwitchLabelsDidChange"),
    (UIAccessibility.speakScreenStatusDidChangeNotification, "SpeakScreenStatusDidChange"),
    (UIAccessibility.speakSelectionStatusDidChangeNotification, "SpeakSelectionStatusDidChange"),
    (UIAccessibility.switchControlStatusDidChangeNotification, "SwitchControlStatusDidChange"),
    (UIAccessibility.buttonShapesEnabledStatusDidChangeNotification, "ButtonShapesEnabledStatusDidChange"),
    (
      UIAccessibility.prefersCrossFadeTransitionsStatusDidChangeNotification,
      "PrefersCrossFadeTransitionsStatusDidChange"
    ),
    (UIAccessibility.videoAutoplayStatusDidChangeNotification, "VideoAutoplayStatusDidChange"),
    (UIAccessibility.assistiveTouchStatusDidChangeNotification, "AssistiveTouchStatusDidChange"),
    (UIAccessibility.hearingDevicePairedEarDidChangeNotification, "HearingDevicePairedEarDidChange"),
    (UIAccessibility.announcementDidFinishNotification, "AnnouncementDidFinish"),
    (UIAccessibility.elementFocusedNotification, "ElementFocused"),
  ])
  func `a notification about assistance has Apple's name`(_ name: Notification.Name, _ expected: String) {
    #expect(name.rawValue == "UIAccessibility\(expected)Notification")
  }

  @Test(arguments: [
    (UIAccessibility.focusedElementUserInfoKey, "UIAccessibilityFocusedElementKey"),
    (UIAccessibility.unfocusedElementUserInfoKey, "UIAccessibilityUnfocusedElementKey"),
    (kCATransactionAnimationDuration, "animationDuration"),
    (kCATransactionDisableActions, "disableActions"),
    (kCATransactionAnimationTimingFunction, "animationTimingFunction"),
    (kCATransactionCompletionBlock, "completionBlock"),
    (CAAnimationRotationMode.rotateAuto.rawValue, "auto"),
    (CAAnimationRotationMode.rotateAutoReverse.rawValue, "autoReverse"),
    (UIAccessibilityTextualContext.wordProcessing.rawValue, "UIAccessibilityTextualContextWordProcessing"),
    (UIAccessibilityTextualContext.narrative.rawValue, "UIAccessibilityTextualContextNarrative"),
    (UIAccessibilityTextualContext.spreadsheet.rawValue, "UIAccessibilityTextualContextSpreadsheet"),
    (UIAccessibilityTextualContext.sourceCode.rawValue, "UIAccessibilityTextualContextSourceCode"),
    (NSKeyValueChangeKey.indexesKey.rawValue, "indexes"),
    (NSKeyValueChangeKey.notificationIsPriorKey.rawValue, "notificationIsPrior"),
    (UIImagePickerController.InfoKey.cropRect.rawValue, "UIImagePickerControllerCropRect"),
    (UIImagePickerController.InfoKey.mediaURL.rawValue, "UIImagePickerControllerMediaURL"),
    (UIImagePickerController.InfoKey.phAsset.rawValue, "UIImagePickerControllerPHAsset"),
    (UIImagePickerController.InfoKey.mediaMetadata.rawValue, "UIImagePickerControllerMediaMetadata"),
    (
      UISceneSession.Role.windowExternalDisplayNonInteractive.rawValue,
      "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
    ),
    (
      UIApplication.OpenExternalURLOptionsKey.universalLinksOnly.rawValue,
      "UIApplicationOpenURLOptionUniversalLinksOnly"
    ),
    (NSAttributedString.DocumentType.rtfd.rawValue, "NSRTFD"),
    (NSAttributedString.TextEffectStyle.letterpressStyle.rawValue, "_UIKitNewLetterpressStyle"),
  ])
  func `a key has Apple's text`(_ name: String, _ expected: String) {
    #expect(name == expected)
  }

  @Test func `keys without a letter have Apple's texts`() {
    let keys = [
      UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
      UIKeyCommand.inputRightArrow, UIKeyCommand.inputEscape,
    ]
    #expect(keys == ["UpArrow", "DownArrow", "LeftArrow", "RightArrow", "Escape"].map { "UIKeyInput" + $0 })
  }

  @Test(arguments: [
    (UITextContentType.fullStreetAddress, "street-address"),
    (.streetAddressLine1, "address-line1"), (.streetAddressLine2, "address-line2"),
    (.addressCity, "address-level2"), (.addressState, "address-level1"),
    (.addressCityAndState, "address-level1+2"), (.sublocality, "address-level3"),
    (.countryName, "country-name"), (.telephoneNumber, "tel"), (.creditCardNumber, "cc-number"),
    (.newPassword, "new-password"), (.oneTimeCode, "one-time-code"), (.birthdate, "bday"),
  ])
  func `a kind of typed text has its name in HTML`(_ type: UITextContentType, _ expected: String) {
    #expect(type.rawValue == expected)
  }

  @Test(arguments: [
    (UIActivity.ActivityType.postToFacebook, "PostToFacebook"), (.postToTwitter, "PostToTwitter"),
    (.copyToPasteboard, "CopyToPasteboard"), (.assignToContact, "AssignToContact"),
    (.saveToCameraRoll, "SaveToCameraRoll"), (.addToReadingList, "AddToReadingList"), (.airDrop, "AirDrop"),
    (.openInIBooks, "OpenInIBooks"), (.markupAsPDF, "MarkupAsPDF"),
  ])
  func `a way to share has Apple's name`(_ type: UIActivity.ActivityType, _ expected: String) {
    #expect(type.rawValue == "com.apple.UIKit.activity." + expected)
  }
}
