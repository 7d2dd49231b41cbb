internal import Foundation

/// The rules by which fontconfig chooses among the library's files.
enum FontRules {
  /// - Parameter cacheFolder: where fontconfig remembers what it scans; nil where it is to remember nothing.
  static func document(files: [String], cacheFolder: String?) -> String {
    let folders = files.isEmpty ? "" : PackagedFonts.folders.map { "<dir>\($0)</dir>" }.joined()
    let accepted = files.map { "<glob>\($0)</glob>" }.joined()
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
      <cachedir>\(escaped(cacheFolder ?? nowhere))</cachedir>
      \(folders)
      <selectfont><rejectfont><glob>*</glob></rejectfont><acceptfont>\(accepted)</acceptfont></selectfont>
      \(postScriptNames)
      \(standIns)
      \(emoji)
      \(bitmapScale)
      \(last)
      </fontconfig>
      """
  }

  /// Where nothing can be: a program that is given no folder reads what the host's rules made of the fonts.
  private static let nowhere = "/dev/null/none"

  /// Makes a face findable by its PostScript name as if it were a family of its own.
  private static let postScriptNames = """
    <match target="scan"><edit name="family" mode="append"><name>postscriptname</name></edit></match>
    """

  /// Takes the languages from what is only set where it is asked for by name, so that no letter of another font is
  /// looked for there first.
  private static let standIns = PackagedFonts.standInFamilies.map { family in
    """
    <match target="scan"><test name="family"><string>\(family)</string></test>
    <edit name="lang" mode="assign"><langset><string>zxx</string></langset></edit></match>
    """
  }.joined(separator: "\n")

  private static let emoji = """
    <match target="pattern"><test name="family"><string>emoji</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>Noto Color Emoji</string></edit></match>
    """

  /// Scales faces of bitmaps, such as colour emoji, to the size asked for.
  private static let bitmapScale = """
    <match target="font"><test name="outline"><bool>false</bool></test>
    <edit name="pixelsizefixupfactor" mode="assign">
    <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
    <name>pixelsizefixupfactor</name><double>0</double><double>0</double><name>pixelsizefixupfactor</name>
    </matrix></times></edit>
    <edit name="size" mode="assign"><divide>
    <name>size</name><name>pixelsizefixupfactor</name></divide></edit></match>
    """

  private static let last = """
    <match target="pattern">
    <edit name="family" mode="append_last" binding="weak"><string>Noto Sans</string>
    <string>Noto Sans CJK SC</string></edit></match>
    """

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
