import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import UIKit

/// Tests of texts with plurals, looked up and formatted as an app does it.
struct PluralTests {
  private let folder: TemporaryFolder
  private let bundle: Bundle

  init() throws {
    folder = try TemporaryFolder()
    func variable(_ name: String, _ forms: [(String, String)], type: String = "d") -> String {
      let texts = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
      return
        "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        + "<key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(texts)</dict>"
    }
    func entry(_ key: String, _ format: String, _ variables: String) -> String {
      "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables)</dict>"
    }
    let texts = [
      "en": entry(
        "photos", "%#@count@",
        variable("count", [("zero", "no photos"), ("one", "one photo"), ("other", "%d photos")]))
        + entry(
          "sent", "%@ sent %#@photos@ in %#@albums@",
          variable("photos", [("one", "%d photo"), ("other", "%d photos")])
            + variable("albums", [("one", "an album"), ("other", "%ld albums")], type: "ld")),
      "ru": entry(
        "photos", "%#@count@",
        variable(
          "count", [("one", "%d фото"), ("few", "%d снимка"), ("many", "%d снимков"), ("other", "%d кадра")])),
      "ar": entry(
        "photos", "%#@count@",
        variable("count", [("zero", "0z"), ("one", "1o"), ("two", "2t"), ("few", "%df"), ("other", "%dx")])),
      "ja": entry("photos", "%#@count@", variable("count", [("other", "%d枚")])),
    ]
    for (language, text) in texts {
      try FileManager.default.createDirectory(
        atPath: folder.path(of: "\(language).lproj"), withIntermediateDirectories: true)
      _ = try folder.write(
        "<plist version=\"1.0\"><dict>\(text)</dict></plist>", to: "\(language).lproj/Localizable.stringsdict"
      )
    }
    _ = try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
        "%lld photos": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld photo"}}, "other": {"stringUnit": {"value": "%lld photos"}}}}},
          "pl": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld zdjęcie"}}, "few": {"stringUnit": {"value": "%lld zdjęcia"}},
            "many": {"stringUnit": {"value": "%lld zdjęć"}}, "other": {"stringUnit": {"value": "%lld zdjęcia"}}}}}}},
        "%@ has %lld likes": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%@ has a like"}},
          "other": {"stringUnit": {"value": "%1$@ has %2$lld likes"}}}}}}},
        "likes and photos": {"localizations": {"en": {
          "stringUnit": {"value": "%#@likes@ of %#@photos@"},
          "substitutions": {
            "likes": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg like"}}, "other": {"stringUnit": {"value": "%arg likes"}}}}},
            "photos": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg photo"}}, "other": {"stringUnit": {"value": "%arg photos"}}}}}
          }}}},
        "tap": {"localizations": {"en": {"variations": {"device": {
          "mac": {"stringUnit": {"value": "Click"}}, "other": {"stringUnit": {"value": "Tap"}}}}}}}
      }}
      """, to: "Catalog.xcstrings")
    bundle = try #require(Bundle(path: folder.path))
  }

  private func text(
    _ key: String, _ language: String, table: String? = nil, _ arguments: any CVarArg...
  ) -> String {
    let format = Device.using(Device(language: language)) {
      NSLocalizedString(key, tableName: table, bundle: bundle, comment: "")
    }
    return String(format: format, arguments: arguments)
  }

  @Test(arguments: [
    ("en", 0, "no photos"), ("en", 1, "one photo"), ("en", 2, "2 photos"), ("ru", 1, "1 фото"),
    ("ru", 22, "22 снимка"), ("ru", 5, "5 снимков"), ("ru", 111, "111 снимков"), ("ru", 21, "21 фото"),
    ("ar", 0, "0z"), ("ar", 2, "2t"), ("ar", 5, "5f"), ("ar", 100, "100x"), ("ja", 1, "1枚"),
  ])
  func `a number has the form of its language`(language: String, number: Int, expected: String) {
    #expect(text("photos", language, number) == expected)
  }

  @Test(arguments: [(1, 1, "Ada sent 1 photo in an album"), (2, 3, "Ada sent 2 photos in 3 albums")])
  func `each of several variables has the form of its own number`(photos: Int, albums: Int, expected: String)
  {
    #expect(text("sent", "en", "Ada" as NSString, photos, albums) == expected)
  }

  @Test func `a format with a locale has the forms too`() {
    let format = Device.using(Device(language: "en")) {
      NSLocalizedString("photos", bundle: bundle, comment: "")
    }
    #expect(String.localizedStringWithFormat(format, 1) == "one photo")
    #expect(String(format: format, locale: Locale(identifier: "de_DE"), 12_345) == "12.345 photos")
    #expect(NSString(format: format as NSString, 1) == "one photo")
  }

  @Test func `a string catalogue's texts are found in the device's language`() {
    #expect(text("Hello", "de", table: "Catalog") == "Hallo")
    #expect(text("Hello", "de-AT", table: "Catalog") == "Hallo")
    #expect(text("Hello", "fr", table: "Catalog") == "Hello")
    #expect(text("tap", "en", table: "Catalog") == "Tap")
    #expect(text("missing", "en", table: "Catalog") == "missing")
  }

  @Test(arguments: [
    ("en", 1, "1 photo"), ("en", 5, "5 photos"), ("pl", 1, "1 zdjęcie"), ("pl", 3, "3 zdjęcia"),
    ("pl", 5, "5 zdjęć"), ("fr", 1, "1 photo"),
  ])
  func `a string catalogue's plurals have the form of their language`(
    language: String, number: Int, expected: String
  ) {
    #expect(text("%lld photos", language, table: "Catalog", number) == expected)
  }

  @Test func `a string catalogue's plurals work beside other arguments`() {
    #expect(text("%@ has %lld likes", "en", table: "Catalog", "Ada" as NSString, 1) == "Ada has a like")
    #expect(text("%@ has %lld likes", "en", table: "Catalog", "Ada" as NSString, 2) == "Ada has 2 likes")
    #expect(text("likes and photos", "en", table: "Catalog", 1, 2) == "2 likes of 1 photo")
  }
}
