import Foundation
import Testing

@testable import UIKit

/// Tests of what Foundation on Linux does as on Apple's platforms because of UIKit.
struct FoundationTests {
  private func text(_ number: Double, _ style: NumberFormatter.Style, _ locale: String) -> String? {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    formatter.locale = Locale(identifier: locale)
    return formatter.string(from: number as NSNumber)
  }

  @Test func `numbers of India have groups of two digits`() {
    #expect(text(1_234_567.891, .currency, "en_IN") == "₹12,34,567.89")
    #expect(text(1_234_567.891, .decimal, "hi_IN") == "12,34,567.891")
    #expect(text(1_234_567.891, .decimal, "en_US") == "1,234,567.891")
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_IN")
    formatter.positiveFormat = "#,##0.00"
    #expect(formatter.string(from: 1_234_567) == "1,234,567.00")
  }

  @Test func `rectangles that only touch do not intersect`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!rect.intersects(CGRect(x: 10, y: 0, width: 10, height: 10)))
    #expect(!rect.intersects(CGRect(x: 0, y: -10, width: 10, height: 10)))
    #expect(rect.intersects(CGRect(x: 9, y: 9, width: 10, height: 10)))
    #expect(rect.intersects(CGRect(x: 5, y: 5, width: 0, height: 0)))
    #expect(rect.intersects(CGRect(x: 12, y: 12, width: -4, height: -4)))
    #expect(!rect.intersects(.null) && rect.intersects(.infinite))
  }

  @Test func `a localized format has the values as its locale writes them`() {
    let text = NSString.localizedStringWithFormat("%@: %d" as NSString, "Notes" as NSString, 12)
    #expect(String(describing: text) == "Notes: 12")
  }

  @Test func `an activity keeps what describes it`() {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.addUserInfoEntries(from: ["id": 1])
    activity.addUserInfoEntries(from: ["id": 2, "page": 3])
    #expect(activity.userInfo?["id"] as? Int == 2)
    #expect(activity.userInfo?.count == 2)
    #expect(activity.activityType == "NSUserActivityTypeBrowsingWeb")
  }

  @Test func `the constants of Core Foundation's booleans are numbers`() {
    let query: [String: Any] = ["all": kCFBooleanTrue!, "none": kCFBooleanFalse!]
    #expect(query["all"] as? NSNumber == true)
    #expect(query["none"] as? NSNumber == false)
  }

  @Test func `defaults have their values by key`() throws {
    let name = "FoundationTests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.setValue("tea", forKey: "drink")
    #expect(defaults.value(forKey: "drink") as? String == "tea")
    #expect(defaults.value(forKey: "food") == nil)
  }

  @Test func `no apps share a folder`() {
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.notes") == nil)
  }
}
