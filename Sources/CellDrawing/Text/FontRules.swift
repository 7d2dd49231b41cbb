internal import Foundation

/// The rules by which fontconfig chooses among the library's files.
enum FontRules {
  static func document(files: [String], cacheFolder: String) -> String {
    let folders = PackagedFonts.folders.map { "<dir>\($0)</dir>" }.joined()
    let accepted = files.map { "<glob>\($0)</glob>" }.joined()
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
      <cachedir>\(escaped(cacheFolder))</cachedir>
      \(folders)
      <selectfont><rejectfont><glob>*</glob></rejectfont><acceptfont>\(accepted)</acceptfont></selectfont>
      \(postScriptNames)
      \(hanFonts.map(rule).joined())
      \(emoji)
      \(last)
      </fontconfig>
      """
  }

  /// Makes a face findable by its PostScript name as if it were a family of its own.
  private static let postScriptNames = """
    <match target="scan"><edit name="family" mode="append"><name>postscriptname</name></edit></match>
    """

  private static let emoji = """
    <match target="pattern"><test name="family"><string>emoji</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>Noto Color Emoji</string></edit></match>
    """

  private static let last = """
    <match target="pattern">
    <edit name="family" mode="append_last" binding="weak"><string>Noto Sans</string>
    <string>Noto Sans CJK SC</string></edit></match>
    """

  private static let hanFonts = [
    ("zh-cn", "SC"), ("zh-sg", "SC"), ("zh-tw", "TC"), ("zh-hk", "HK"), ("zh-mo", "HK"), ("ja", "JP"),
    ("ko", "KR"),
  ]

  private static func rule(language: String, font: String) -> String {
    """
    <match target="pattern"><test name="lang" compare="eq"><string>\(language)</string></test>
    <edit name="family" mode="append_last" binding="strong"><string>Noto Sans CJK \(font)</string></edit></match>
    """
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
