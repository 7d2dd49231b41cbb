import Foundation
import Testing

@testable import CellImport

struct AppInfoTests {
  @Test func `an app without a file of its own has a name and a version`() {
    let target = AppTarget(name: "My Notes", moduleName: "My_Notes", origin: URL(filePath: "/App"))
    let info = AppInfo.values(of: target)
    #expect(info["CFBundleName"] == "My Notes")
    #expect(info["CFBundleShortVersionString"] == "1.0")
  }

  @Test func `the texts of the app's own file go before the usual ones`() throws {
    var target = AppTarget(name: "Notes", moduleName: "Notes", origin: URL(filePath: "/App"))
    target.info = ["CFBundleShortVersionString": "7.2", "CFBundleName": "", "Server": "https://example.org"]
    let info = try #require(
      try PropertyListSerialization.propertyList(from: AppInfo.propertyList(of: target), format: nil)
        as? [String: String])
    #expect(info["CFBundleShortVersionString"] == "7.2")
    #expect(info["CFBundleName"] == "Notes")
    #expect(info["Server"] == "https://example.org")
  }
}
