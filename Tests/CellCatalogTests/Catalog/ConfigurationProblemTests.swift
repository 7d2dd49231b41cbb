import Testing
import UIKit

@testable import CellCatalog

struct ConfigurationProblemTests {
  @Test(arguments: ["de", "ar", "yue", "pt-BR", "zh-Hant-TW", "es-419", "DE-ch"])
  func tagIsALanguage(tag: String) {
    #expect(Configuration.isLanguage(tag))
  }

  @Test(arguments: [
    "", "d", "germ", "de-", "-de", "de--CH", "de-C", "de-Westphalia", "de_CH", "dé", "1a", "../x",
    "xx", "xx-YY", "de-YY",
  ])
  func otherTextIsNone(text: String) {
    #expect(!Configuration.isLanguage(text))
  }

  @Test func widthBeyondEveryPictureIsNamed() {
    #expect(Configuration(width: 20_000, scale: 2).problem == "width 20000: give points from 1 to 16383")
  }
}
