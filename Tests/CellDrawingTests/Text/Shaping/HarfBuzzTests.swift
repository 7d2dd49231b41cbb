import CellDrawing
import Foundation
import Testing

/// Compares widths and line counts with the results of `hb-shape` for the same font files.
struct HarfBuzzTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var file: String
    var index = 0
    var unitsPerEm = 1_000.0
    var language = "en"
    /// The words or characters between which lines can break.
    var parts: [String]
    var separator = " "
    var testDescription: String { language }

    init(_ file: String, index: Int = 0, unitsPerEm: Double = 1_000, language: String, words: String) {
      (self.file, self.index, self.unitsPerEm, self.language) = (file, index, unitsPerEm, language)
      parts = words.split(separator: " ").map(String.init)
    }
  }

  static let samples: [Sample] = [
    Sample(
      "Inter-Regular.otf", unitsPerEm: 2_816, language: "en",
      words: """
        AVATAR To We Yes LTA. The quick brown fox jumps over the lazy dog, Type. Try it: fifty of the first \
        affluent office Workers, you know, Vote. P. A. Tyler
        """),
    Sample(
      "Inter-Regular.otf", unitsPerEm: 2_816, language: "ru",
      words: "Съешь же ещё этих мягких французских булок, да выпей чаю. Тогда Удача придёт к тому, кто Гуляет"
    ),
    Sample(
      "Inter-Regular.otf", unitsPerEm: 2_816, language: "el",
      words: "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία. Τα γράμματα της Αθήνας, Ύστερα από Τόσα χρόνια"),
    Sample(
      "NotoSansArabic-Regular.ttf", language: "ar",
      words: "هذا نص عربي طويل يستخدم لاختبار التفاف الأسطر والحروف المتصلة لا تنفصل السلام عليكم ورحمة الله"),
    Sample(
      "NotoSansHebrew-Regular.ttf", language: "he",
      words: "זהו טקסט עברי ארוך המשמש לבדיקת שבירת שורות עם ניקוד שָׁלוֹם וברכה לכל הקוראים"),
    Sample(
      "NotoSansDevanagari-Regular.ttf", language: "hi",
      words: "यह हिन्दी में एक लम्बा वाक्य है जिसका उपयोग पंक्तियों को तोड़ने के लिए किया जाता है क्षत्रिय द्वितीया"),
    thai, han("zh-cn", index: 2, "这是一个很长的中文段落用来测试换行的宽度每个字都可以在行末断开而且没有标点符号"),
    han("ja", index: 0, "吾輩は猫である名前はまだ無いどこで生れたかとんと見当がつかぬ"),
  ]

  private static var thai: Sample {
    var sample = Sample(
      "NotoSansThai-Regular.ttf", language: "th",
      words: "ภาษา ไทย เป็น ภาษา ที่ มี ระดับ เสียง และ คน ไทย ชอบ กิน ข้าว กับ ปลา ใน ตอน เช้า")
    sample.separator = ""
    return sample
  }

  private static func han(_ language: String, index: Int, _ text: String) -> Sample {
    var sample = Sample("NotoSansCJK-Regular.ttc", index: index, language: language, words: "")
    sample.parts = text.map(String.init)
    sample.separator = ""
    return sample
  }

  @Test(arguments: samples) func `lines are as many and as wide as HarfBuzz's`(sample: Sample) throws {
    let text = sample.parts.joined(separator: sample.separator)
    let size = 17.0
    let font = Font(family: .named("Inter"), size: size)
    let faces = Set(
      LaidOutText(text, font: font, in: TextFrame(language: sample.language)).lines[0].runs.map(\.face))
    let face = try #require(faces.first)
    #expect(faces.count == 1 && face.index == sample.index && face.file.hasSuffix("/" + sample.file))
    let reference = try HarfBuzzLines(
      sample.parts, separator: sample.separator, file: face.file, index: face.index, language: sample.language
    )
    let scale = size / sample.unitsPerEm
    var counts: Set<Int> = []
    for width in [0, 13.3, 40.7, 77.1, 120.9, 233.3, 10_000].map({
      Double(reference.minimum) * scale + 0.5 + $0
    }) {
      let actual = LaidOutText(text, font: font, in: TextFrame(width: width, language: sample.language))
      let expected = reference.lines(width: width / scale)
      #expect(actual.lineCount == expected.count, "at a width of \(width)")
      for (line, wanted) in zip(actual.lines, expected) {
        #expect(abs(line.width - Double(wanted.width) * scale) < 0.01, "line \(wanted.parts) at \(width)")
      }
      counts.insert(expected.count)
    }
    // If all widths gave one line, the test would prove nothing.
    #expect(counts.count >= 5)
  }
}
