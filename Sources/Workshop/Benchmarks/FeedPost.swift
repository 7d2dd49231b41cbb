import CellSnapFloor

/// A wall post as blocks of text and a number of photos: the minimum that a real cell draws.
struct FeedPost {
  struct Block {
    var text: String
    /// The font size in points.
    var size: Double
    var weight: Int
    /// The gray of the text, from 0 (black) to 1 (white).
    var gray: Double
    var x: Double
    /// The width. A value below 0 is counted back from the post's own width.
    var width: Double
    /// The gap between the block before and this one. Below 0 the block is on the line of the one before.
    var gap: Double
  }

  var blocks: [Block]
  var photoCount: Int
}

extension FeedPost {
  /// Returns posts that are the same in every run.
  ///
  /// They have 10 to 2,000 characters in ten scripts, 0 to 4 photos, a name, a date and four counts.
  static func feed(count: Int) -> [FeedPost] {
    var random = Congruential(state: 2026)
    return (0..<count).map { index in
      let sentence = sentences[index % sentences.count]
      // The fraction is squared, since most posts of a feed are short.
      let fraction = Double(random.next(below: 1_000)) / 1_000
      let length = 10 + Int(fraction * fraction * 1_990)
      var text = ""
      while text.count < length {
        text += text.isEmpty ? sentence : " " + sentence
      }
      var blocks = [
        Block(text: names[index % names.count], size: 17, weight: 600, gray: 0, x: 64, width: -10, gap: 2),
        Block(text: "\(1 + index % 59) min", size: 13, weight: 400, gray: 0.5, x: 64, width: -10, gap: 2),
        Block(
          text: String(text.prefix(length)), size: 15, weight: 400, gray: 0.1, x: 10, width: -10, gap: 10),
      ]
      for (column, count) in [115, 31, 7, 10_800].enumerated() {
        let text = count >= 1_000 ? "\(Double(count / 100) / 10)K" : String(count)
        blocks.append(
          Block(
            text: text, size: 13, weight: 500, gray: 0.4, x: 34 + Double(column) * 80, width: 50,
            gap: column == 0 ? 12 : -1))
      }
      return FeedPost(blocks: blocks, photoCount: random.next(below: 5))
    }
  }

  private static let names = [
    "Ada Lovelace", "Grace Hopper", "山田 太郎", "Мария Иванова", "أمينة حداد", "Zoë Ångström",
  ]

  private static let sentences = [
    "The quick brown fox jumps over the lazy dog, then rests in the shade of an old oak tree.",
    "Съешь же ещё этих мягких французских булок, да выпей чаю с лимоном и мёдом.",
    "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία και τρέχω μακριά από το παλιό σπίτι.",
    "نص حكيم له سر قاطع وذو شأن عظيم مكتوب على ثوب أخضر ومغلف بجلد أزرق.",
    "דג סקרן שט בים מאוכזב ולפתע מצא חברה חדשה ליד החוף השקט של העיר.",
    "ऋषियों को सताने वाले दुष्ट राक्षसों के राजा रावण का सर्वनाश करने वाले विष्णु।",
    "เป็นมนุษย์สุดประเสริฐเลิศคุณค่ากว่าบรรดาฝูงสัตว์เดรัจฉานจงฝ่าฟันพัฒนาวิชาการ",
    "色は匂へど散りぬるを我が世誰ぞ常ならむ有為の奥山今日越えて浅き夢見じ酔ひもせず。",
    "키스의 고유 조건은 입술끼리 만나야 하고 특별한 기술은 필요치 않다.",
    "天地玄黃宇宙洪荒日月盈昃辰宿列張寒來暑往秋收冬藏閏餘成歲律呂調陽 🎉👩‍👩‍👧‍👦🇯🇵👍🏽",
  ]
}

/// A small generator of the same numbers on every machine (the constants of Knuth's MMIX).
private struct Congruential {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
