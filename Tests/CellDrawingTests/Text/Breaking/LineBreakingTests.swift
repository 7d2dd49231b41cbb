import CellDrawing
import Foundation
import Testing

struct LineBreakingTests {
  /// Words of one script with their language.
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var language = "en"
    var words: [String]
    var separator = " "
    var testDescription: String { name }

    func text(_ random: inout SeededRandom) -> String {
      (0..<Int.random(in: 1...60, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: separator)
    }
  }

  static let samples = [
    Sample(
      name: "Latin",
      words: """
        The quick brown fox — jumps over the “lazy” dog; don’t re-enter the state-of-the-art naïve café! AVATAR To \
        (see https://example.com/a/very/long/path?with=query&more=1) 3.14 12,500 50% e.g. x/y fi ffl office 
        """.split(separator: " ").map(String.init)),
    Sample(
      name: "German",
      words:
        "Donaudampfschifffahrtsgesellschaft und Rindfleischetikettierungsüberwachung äußerst schön für alle"
        .split(
          separator: " "
        ).map(String.init)),
    Sample(
      name: "Russian",
      words: "Съешь же ещё этих мягких французских булок, да выпей чаю — «хорошо»!".split(separator: " ").map(
        String.init)),
    Sample(
      name: "Arabic",
      words: "هذا نص عربي طويل يستخدم لاختبار التفاف الأسطر، والحروف المتصلة لا تنفصل! السَّلامُ عَلَيْكُم".split(
        separator: " "
      ).map(String.init)),
    Sample(
      name: "Hebrew",
      words: "זהו טקסט עברי ארוך המשמש לבדיקת שבירת שורות, עם ניקוד שָׁלוֹם ומקף־עליון".split(separator: " ")
        .map(
          String.init)),
    Sample(
      name: "Thai", words: ["ภาษาไทยเป็นภาษาที่มีระดับเสียง", "สวัสดีครับ", "กรุงเทพมหานคร", "น้ำใจ", "ผู้ใหญ่บ้าน"]),
    Sample(
      name: "Devanagari",
      words: "यह हिन्दी में एक लम्बा वाक्य है जिसका उपयोग पंक्तियों को तोड़ने के लिए किया जाता है। क्षत्रिय द्वितीया".split(
        separator: " "
      ).map(String.init)),
    Sample(
      name: "Chinese", language: "zh-cn",
      words: ["这是一个很长的中文段落", "，", "用来测试换行", "。", "“引号”", "（括号）", "数字123", "和English混排", "！"], separator: ""),
    Sample(
      name: "Japanese", language: "ja",
      words: ["吾輩は猫である", "。", "名前はまだ無い", "、", "ッキャー", "「カギ括弧」", "コンピューター", "ー", "ABC", "！？"], separator: ""),
    Sample(
      name: "Korean", language: "ko",
      words: "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다. (괄호) 123개".split(separator: " ").map(String.init)),
    Sample(
      name: "emoji", words: ["👍🏽", "👨‍👩‍👧‍👦", "🇺🇸🇫🇷🇯🇵", "❤️", "1️⃣", "🏳️‍🌈", "ok👌🏿ok", "☺", "©", "🫠🫠🫠", "👩🏾‍🚀👩🏾‍🚀"]),
    Sample(
      name: "mixed bidi",
      words: "Hello שלום world مرحبا (123) العربية and עברית, 45% x=7 “quoted نص” END".split(separator: " ")
        .map(
          String.init)),
    Sample(
      name: "Tamil, Bengali, Khmer, Georgian",
      words: "தமிழ் மொழி বাংলা ভাষা ভাষা საქართველო ភាសាខ្មែរ ԵՐԵՎԱՆ ქართული శ్రీ සිංහල".split(separator: " ").map(
        String.init)),
  ]

  /// If a word fits no line, Pango may cut a ligature, a conjunct or a Khmer syllable in two. `LaidOutText` keeps
  /// clusters whole. Nor does it try whether a longer piece of the word would fit once its last letters are shaped
  /// without their neighbour.
  @Test(arguments: samples) func `a line begins where Pango begins it`(sample: Sample) {
    let pango = PangoLines(language: sample.language)
    var random = SeededRandom(seed: 7)
    let sizes: [Double] = [11, 13, 15, 17, 22]
    let widths = [37.5, 60.25, 111.5, 188.75, 290.5, 355.5]
    var insideWords = 0
    for _ in 0..<14 {
      let text = sample.text(&random)
      let size = sizes.randomElement(using: &random) ?? 17
      for width in widths {
        let ours = starts(text, size: size, width: width, language: sample.language)
        let theirs = pango.lineStarts(of: text, size: size, width: width)
        guard let (our, their) = zip(ours, theirs).first(where: { $0 != $1 }) else {
          #expect(ours.count == theirs.count)
          continue
        }
        let isInsideWords = isInsideWord(our, text) && isInsideWord(their, text)
        #expect(isInsideWords, "\(width) \(size) \(text)")
        insideWords += isInsideWords ? 1 : 0
      }
    }
    #expect(insideWords <= 14 * widths.count / 20)
  }

  private func isInsideWord(_ byte: Int, _ text: String) -> Bool {
    let index = text.utf8.index(text.utf8.startIndex, offsetBy: byte)
    return index > text.startIndex && text[..<index].last?.isWhitespace == false
  }

  private func starts(_ text: String, size: Double, width: Double, language: String) -> [Int] {
    let shaped = LaidOutText(
      AttributedText(text, attributes: TextAttributes(font: Font(family: .named("Inter"), size: size))),
      in: TextFrame(width: width, language: language))
    return shaped.lines.map(\.range.lowerBound)
  }
}

/// Random numbers that are the same on every run.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 29)) &* 0xbf58_476d_1ce4_e5b9
  }
}
