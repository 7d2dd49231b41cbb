import Testing
import UIKit

/// Tests that enumerations have the raw values of Apple's headers, which apps store and documents contain.
struct RawValueTests {
  struct Family: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let values: [Int]
    let expected: [Int]

    init<Value: RawRepresentable>(_ values: [Value], _ expected: [Int]) where Value.RawValue: BinaryInteger {
      testDescription = "\(Value.self)"
      self.values = values.map { Int(truncatingIfNeeded: $0.rawValue) }
      self.expected = expected
    }

    init<Value: RawRepresentable>(_ values: [Value], from first: Int = 0)
    where Value.RawValue: BinaryInteger {
      self.init(values, values.indices.map { first + $0 })
    }
  }

  static let typing: [Family] = [
    Family([
      UIKeyboardType.default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad,
      .namePhonePad, .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ]),
    Family([
      UIReturnKeyType.default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done,
      .emergencyCall, .continue,
    ]),
    Family([UITextAutocapitalizationType.none, .words, .sentences, .allCharacters]),
    Family([NSWritingDirectionFormatType.embedding, .override], [0, 2]),
    Family([UITextItemInteraction.invokeDefaultAction, .presentActions, .preview]),
    Family([UILetterformAwareSizingRule.typographic, .oversize]),
    Family([
      UIPress.PressType.upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause,
    ]),
    Family([UIPress.PressType.pageUp, .pageDown], from: 30),
    Family(
      [
        UITouch.Phase.began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved,
        .regionExited,
      ]),
    Family([
      UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive, .onDragWithAccessory,
      .interactiveWithAccessory,
    ]),
  ]

  static let screens: [Family] = [
    Family(
      [UIScene.ActivationState.unattached, .foregroundActive, .foregroundInactive, .background], from: -1),
    Family([
      UIApplicationShortcutIcon.IconType.compose, .play, .pause, .add, .location, .search, .share, .prohibit,
      .contact, .home, .markLocation, .favorite, .love, .cloud, .invitation, .confirmation, .mail, .message,
      .date, .time, .capturePhoto, .captureVideo, .task, .taskCompleted, .alarm, .bookmark, .shuffle, .audio,
      .update,
    ]),
    Family([UIImagePickerController.SourceType.photoLibrary, .camera, .savedPhotosAlbum]),
    Family([
      UIImagePickerController.QualityType.typeHigh, .typeMedium, .typeLow, .type640x480, .typeIFrame1280x720,
      .typeIFrame960x540,
    ]),
    Family([UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl]),
    Family([UIBarPosition.any, .bottom, .top, .topAttached]),
    Family([UIBarMetrics.default, .compact, .defaultPrompt, .compactPrompt], [0, 1, 101, 102]),
    Family([UIStatusBarStyle.default, .lightContent, .darkContent], [0, 1, 3]),
    Family([UIDevice.BatteryState.unknown, .unplugged, .charging, .full]),
    Family([UIUserInterfaceLevel.unspecified, .base, .elevated], from: -1),
    Family([UIDisplayGamut.unspecified, .SRGB, .P3], from: -1),
  ]

  static let views: [Family] = [
    Family([
      UIAccessibilityCustomRotor.SystemRotorType.none, .link, .visitedLink, .heading, .headingLevel1,
      .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5, .headingLevel6, .boldText, .italicText,
      .underlineText, .misspelledWord, .image, .textField, .table, .list, .landmark,
    ]),
    Family([UIDropOperation.cancel, .forbidden, .copy, .move]),
    Family([UITimingCurveType.builtin, .cubic, .spring, .composed]),
    Family([
      UIInterpolatingMotionEffect.EffectType.tiltAlongHorizontalAxis, .tiltAlongVerticalAxis,
    ]),
    Family([UIView.AnimationTransition.none, .flipFromLeft, .flipFromRight, .curlUp, .curlDown]),
    Family([
      UICollectionLayoutSectionOrthogonalScrollingBehavior.none, .continuous, .continuousGroupLeadingBoundary,
      .paging, .groupPaging, .groupPagingCentered,
    ]),
    Family([UITableView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints]),
    Family([UICellConfigurationState.DropState.none, .notTargeted, .targeted]),
    Family([NSItemProviderRepresentationVisibility.all, .team, .group, .ownProcess]),
    Family([objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_COPY], [0x301, 0x303]),
  ]

  static let images: [Family] = [
    Family([
      CGColorRenderingIntent.defaultIntent, .absoluteColorimetric, .relativeColorimetric, .perceptual,
      .saturation,
    ]),
    Family(
      [CGImageByteOrderInfo.orderDefault, .order16Little, .order32Little, .order16Big, .order32Big],
      [0, 1 << 12, 2 << 12, 3 << 12, 4 << 12]),
    Family([CGImageByteOrderInfo.orderMask], [0x7000]),
    Family(
      [CGBitmapInfo.floatInfoMask, .byteOrder16Little, .byteOrder16Big], [0xF00, 1 << 12, 3 << 12]),
  ]

  @Test(arguments: typing + screens + views + images)
  func `an enumeration has Apple's raw values`(_ family: Family) {
    #expect(family.values == family.expected)
  }
}
