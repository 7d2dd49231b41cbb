/// The font files of the Debian packages that CellSnap installs.
enum PackagedFonts {
  struct File {
    var path: String
    var package: String

    var name: String { String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]) }
  }

  static let folders = [inter, notoTrueType, notoOpenType, liberation, dejaVu, quicksand]

  /// The families that replace fonts of an iPhone and are used for nothing else.
  static let standInFamilies = [
    "Liberation Sans", "Liberation Sans Narrow", "Liberation Serif", "Liberation Mono", "DejaVu Sans Mono",
    "Quicksand", "Quicksand Light", "Quicksand Medium", "Noto Serif",
  ]

  /// The files in the order in which fontconfig reads the folders. The order decides between equally good faces.
  static let files: [File] = folders.flatMap { folder in
    unordered.filter { $0.path.hasPrefix(folder + "/") }.sorted { $0.path < $1.path }
  }

  private static let unordered: [File] =
    ["Inter", "InterDisplay"].flatMap { family in
      interStyles.map { File(path: "\(inter)/\(family)-\($0).otf", package: "fonts-inter") }
    }
    + notoCore.map { File(path: "\(notoTrueType)/Noto\($0).ttf", package: "fonts-noto-core") }
    + ["Regular", "Bold"].map {
      File(path: "\(notoTrueType)/NotoSansMono-\($0).ttf", package: "fonts-noto-mono")
    }
    + ["Regular", "Bold"].map {
      File(path: "\(notoOpenType)/NotoSansCJK-\($0).ttc", package: "fonts-noto-cjk")
    }
    + [File(path: "\(notoOpenType)/NotoSansCJK-Medium.ttc", package: "fonts-noto-cjk-extra")]
    + [File(path: "\(notoTrueType)/NotoColorEmoji.ttf", package: "fonts-noto-color-emoji")]
    + ["Sans", "SansNarrow", "Serif", "Mono"].flatMap { family in
      ["Regular", "Italic", "Bold", "BoldItalic"].map {
        File(path: "\(liberation)/Liberation\(family)-\($0).ttf", package: "fonts-liberation")
      }
    }
    + ["", "-Bold"].map { File(path: "\(dejaVu)/DejaVuSansMono\($0).ttf", package: "fonts-dejavu-core") }
    + ["Light", "Regular", "Medium", "Bold"].map {
      File(path: "\(quicksand)/Quicksand-\($0).ttf", package: "fonts-quicksand")
    }

  private static let inter = PackagedFiles.root + "/usr/share/fonts/opentype/inter"
  private static let notoTrueType = PackagedFiles.root + "/usr/share/fonts/truetype/noto"
  private static let notoOpenType = PackagedFiles.root + "/usr/share/fonts/opentype/noto"
  private static let liberation = PackagedFiles.root + "/usr/share/fonts/truetype/liberation"
  private static let dejaVu = PackagedFiles.root + "/usr/share/fonts/truetype/dejavu"
  private static let quicksand = PackagedFiles.root + "/usr/share/fonts/truetype/quicksand"

  private static let interStyles = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]
  .flatMap { [$0, $0 == "Regular" ? "Italic" : $0 + "Italic"] }

  private static var notoCore: [String] {
    ["Regular", "Italic", "Bold", "BoldItalic"].flatMap { ["Sans-\($0)", "Serif-\($0)"] }
      + words(scriptsInTwoWeights).flatMap { ["Sans\($0)-Regular", "Sans\($0)-Bold"] }
      + words(scriptsInOneWeight).map { "Sans\($0)-Regular" }
      + words(scriptsWithoutSans).map { "\($0)-Regular" }
  }

  private static func words(_ table: String) -> [String] {
    table.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  private static let scriptsInTwoWeights = """
    Adlam Arabic Armenian Balinese Bamum Bengali CanadianAboriginal Cham Cherokee Devanagari Ethiopic
    Georgian Gujarati Gurmukhi HanifiRohingya Hebrew Javanese Kannada KayahLi Khmer Lao Lisu Malayalam
    Medefaidrin MeeteiMayek Myanmar OlChiki Oriya Sinhala SoraSompeng Sundanese Symbols TaiTham Tamil
    Telugu Thaana Thai
    """

  private static let scriptsInOneWeight = """
    AnatolianHieroglyphs Avestan BassaVah Batak Bhaiksuki Brahmi Buginese Buhid Carian CaucasianAlbanian
    Chakma Coptic Cuneiform Cypriot Deseret Duployan EgyptianHieroglyphs Elbasan Elymaic Glagolitic Gothic
    Grantha GunjalaGondi Hanunoo Hatran ImperialAramaic IndicSiyaqNumbers InscriptionalPahlavi
    InscriptionalParthian Kaithi Kharoshthi Khojki Khudawadi Lepcha Limbu LinearA LinearB Lycian Lydian
    Mahajani Mandaic Manichaean Marchen MasaramGondi Math MayanNumerals MendeKikakui Meroitic Miao Modi
    Mongolian Mro Multani NKo Nabataean NewTaiLue Newa Nushu Ogham OldHungarian OldItalic OldNorthArabian
    OldPermic OldPersian OldSogdian OldSouthArabian OldTurkic Osage Osmanya PahawhHmong Palmyrene PauCinHau
    PhagsPa Phoenician PsalterPahlavi Rejang Runic Samaritan Saurashtra Sharada Shavian Siddham SignWriting
    Sogdian Soyombo SylotiNagri Symbols2 Syriac Tagalog Tagbanwa TaiLe TaiViet Takri TamilSupplement
    Tifinagh Tirhuta Ugaritic Vai Wancho WarangCiti Yi ZanabazarSquare
    """

  private static let scriptsWithoutSans = """
    Music SerifAhom SerifDogra SerifNyiakengPuachueHmong SerifTangut SerifTibetan SerifYezidi
    """
}
