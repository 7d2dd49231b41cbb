import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import UIKit

/// Tests of texts in a bundle with `.strings` in three languages, looked up as an app looks them up.
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
    let plural = { (one: String, other: String) in
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>photos</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
        <key>count</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string>
        </dict></dict></dict></plist>
      """
    }
    _ = try folder.write(plural("%d photo", "%d photos"), to: "en.lproj/Localizable.stringsdict")
    _ = try folder.write(plural("%d Foto", "%d Fotos"), to: "de.lproj/Localizable.stringsdict")
    bundle = try #require(Bundle(path: folder.path))
  }

  @Test(arguments: [("en", "Hello"), ("de", "Hallo"), ("de-AT", "Hallo"), ("pt-BR", "Oi")])
  func `a text is in the device's language`(language: String, text: String) {
    #expect(bundle.text("greeting", in: language) == text)
  }

  /// Foundation on Linux does not support plurals and crashes at a dictionary that has them.
  @Test(arguments: [("en", "3 photos"), ("de", "3 Fotos")])
  func `a text with plurals has the form of its number`(language: String, text: String) {
    #expect(String.localizedStringWithFormat(bundle.text("photos", in: language), 3) == text)
  }

  @Test(arguments: [
    // Variables inside variables, positions of arguments, a variable without the form, and one that contains itself.
    ("%#@first@", ["first": "%d and %#@second@", "second": "%d others"], "2 and 3 others"),
    ("%2$#@first@ in %1$#@second@", ["first": "%d files", "second": "%d folders"], "3 files in 2 folders"),
    ("%#@first@", ["second": "%d"], "key"), ("%#@first@", ["first": "%#@first@"], "key"),
    ("%1$#@first@", ["first": "%d %%"], "2 %"),
  ])
  func `a format's variables are replaced, otherwise the key is shown`(
    format: String, forms: [String: String], text: String
  ) throws {
    let variables = forms.map { name, form in
      "<key>\(name)</key><dict><key>other</key><string>\(form)</string></dict>"
    }
    _ = try folder.write(
      "<plist version=\"1.0\"><dict><key>key</key><dict><key>NSStringLocalizedFormatKey</key>"
        + "<string>\(format)</string>\(variables.joined())</dict></dict></plist>",
      to: "de.lproj/Own.stringsdict")
    let found = Device.using(Device(language: "de")) {
      NSLocalizedString("key", tableName: "Own", bundle: bundle, comment: "")
    }
    #expect(String(format: found, 2, 3) == text)
  }

  @Test func `a text without a translation is its key`() {
    #expect(bundle.text("farewell", in: "de") == "farewell")
  }
}

extension Bundle {
  fileprivate func text(_ key: String, in language: String) -> String {
    Device.using(Device(language: language)) { NSLocalizedString(key, bundle: self, comment: "") }
  }
}
