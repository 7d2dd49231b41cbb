import CellDrawing
import CoreText
import EventKitUI
import HealthKit
import IntentsUI
import Kingfisher
import StoreKit
import SwiftUI
import Testing
import UIKit

@MainActor struct NewerModulesTests {
  private func warnings(of view: UIView?) -> [String] {
    view?.frame = CGRect(x: 0, y: 0, width: 160, height: 50)
    return Diagnostics.found { _ = view?.scene() }.map(\.message)
  }

  @Test func `views and pages that are not drawn are marked areas`() {
    let shortcut = INShortcut(userActivity: NSUserActivity(activityType: "note"))
    for view in [
      EKEventViewController().view, EKEventEditViewController().view,
      INUIAddVoiceShortcutViewController(shortcut: shortcut).view, INUIAddVoiceShortcutButton(style: .black),
    ] {
      #expect(warnings(of: view).first?.hasPrefix("drawn as an empty area: CellSnap ") == true)
    }
  }

  // The numbers come from the usual conversion of blood glucose: 1 mmol/L is 18.0156 mg/dL.
  @Test func `quantities are converted between units of the same measure`() {
    let milligrams = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))
    let millimoles = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
      .unitDivided(by: .liter())
    let quantity = HKQuantity(unit: milligrams, doubleValue: 100)
    #expect(abs(quantity.doubleValue(for: millimoles) - 5.5507) < 0.0001)
    #expect(!quantity.is(compatibleWith: .gram()))
    #expect(milligrams.unitString == "mg/dL")
    let hour = HKQuantity(unit: .hour(), doubleValue: 1)
    #expect(hour.compare(HKQuantity(unit: .minute(), doubleValue: 90)) == .orderedAscending)
    #expect(hour == HKQuantity(unit: .minute(), doubleValue: 60))
  }

  @Test func `nothing of the device is there, and each question has an answer`() async throws {
    #expect(!HKHealthStore.isHealthDataAvailable())
    #expect(EKEventStore().calendars(for: .event).isEmpty)
    #expect(throws: EKError.self) {
      try EKEventStore().save(EKEvent(eventStore: EKEventStore()), span: .thisEvent)
    }
    #expect(try await Product.products(for: ["one"]).isEmpty)
    for await _ in Transaction.currentEntitlements { Issue.record("there is a purchase") }
  }

  @Test func `the size of a framed text is the text engine's size`() {
    let text = NSAttributedString(
      string: "a text of several words", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let framesetter = CTFramesetterCreateWithAttributedString(text)
    var fit = CFRange(location: 0, length: 0)
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      framesetter, CFRangeMake(0, 0), nil, CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude), &fit)
    let expected = text.boundingRect(
      with: CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude), options: [.usesLineFragmentOrigin],
      context: nil)
    #expect(size == expected.size)
    #expect(size.height > 40)
    #expect(fit == CFRange(location: 0, length: 23))
    var ascent: CGFloat = 0
    let width = CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text), &ascent, nil, nil)
    #expect(width > 160)
    #expect(ascent == UIFont.systemFont(ofSize: 17).ascender)
  }

  @Test func `a font is registered by the types of Core Foundation`() {
    var error: Unmanaged<CFError>?
    _ = Diagnostics.found {
      let url = URL(filePath: "/App/Fancy-Bold.ttf")
      #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, CTFontManagerScope.process, &error))
    }
    #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
  }

  @Test func `a file that cannot be registered is named, and one that is there already is no error`() {
    let messages = Diagnostics.found {
      #expect(!CTFontManagerRegisterFontsForURL(URL(filePath: "/App/Fancy-Bold.ttf"), .process, nil))
    }.map(\.message)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("/App/Fancy-Bold.ttf: ") == true)
    let inter = URL(filePath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
    let found = Diagnostics.found {
      #expect(CTFontManagerRegisterFontsForURL(inter, .process, nil))
      var errors = -1
      CTFontManagerRegisterFontURLs([inter] as NSArray, .process, true) { failed, isDone in
        errors = failed.count
        return isDone
      }
      #expect(errors == 0)
    }
    #expect(found.count == 0)
    let name = UIFont.systemFont(ofSize: 12).fontName
    #expect(CTFontCreateWithName(name as NSString, 12, nil).pointSize == 12)
  }

  @Test func `a picture of Kingfisher for SwiftUI is hosted as a marked area`() {
    let controller = UIHostingController(
      rootView: KFImage(URL(string: "https://example.org/a.png")).placeholder { Text("none") }.resizable())
    #expect(warnings(of: controller.view).count == 1)
  }
}
