import Testing
import UIKit

@testable import CellCatalog

struct SnapshotConfigurationProblemTests {
  @Test(arguments: ["de", "ar", "yue", "pt-BR", "zh-Hant-TW", "es-419", "DE-ch"])
  func `a language tag is accepted`(tag: String) {
    #expect(SnapshotConfiguration.isLanguage(tag))
  }

  @Test(arguments: [
    "", "d", "germ", "de-", "-de", "de--CH", "de-C", "de-Westphalia", "de_CH", "dé", "1a", "../x",
    "xx", "xx-YY", "de-YY",
  ])
  func `a text that is no language tag is refused`(text: String) {
    #expect(!SnapshotConfiguration.isLanguage(text))
  }

  @Test func `a width that is too large for any picture is a problem`() {
    #expect(
      SnapshotConfiguration(width: 20_000, scale: 2).problem == "width 20000: give points from 1 to 16383")
  }
}
