import Foundation
import TemporaryFiles
import Testing

@testable import UIKit

/// Texts of a bundle with `.strings` in two languages, looked up as an app does it.
struct TranslationTests {
  private let folder: TemporaryFolder
  private let bundle: Bundle

  init() throws {
    folder = try TemporaryFolder()
    let texts = [
      "en": #""greeting" = "Hello";"#, "de": #""greeting" = "Hallo";"#, "pt-BR": #""greeting" = "Oi";"#,
    ]
    for (language, text) in texts {
      try FileManager.default.createDirectory(
        atPath: folder.path(of: "\(language).lproj"), withIntermediateDirectories: true)
      _ = try folder.write(text, to: "\(language).lproj/Localizable.strings")
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  @Test(arguments: [("en", "Hello"), ("de", "Hallo"), ("de-AT", "Hallo"), ("pt-BR", "Oi")])
  func aTextIsInTheDevicesLanguage(language: String, text: String) {
    #expect(bundle.text("greeting", in: language) == text)
  }

  @Test func aTextWithoutTranslationIsItsKey() {
    #expect(bundle.text("farewell", in: "de") == "farewell")
  }
}

extension Bundle {
  fileprivate func text(_ key: String, in language: String) -> String {
    Device.using(Device(language: language)) { NSLocalizedString(key, bundle: self, comment: "") }
  }
}
