internal import Foundation

/// The rules by which fontconfig chooses among the library's files.
enum FontRules {
  /// - Parameter cacheFolder: The folder in which fontconfig caches facts about fonts, or nil for no cache.
  static func document(files: [String], cacheFolder: String?) -> String {
    let folders = files.isEmpty ? "" : PackagedFonts.folders.map { "<dir>\(escaped($0))</dir>" }.joined()
    let accepted = files.map { "<glob>\(escaped($0))</glob>" }.joined()
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

  /// A path at which nothing can exist. Without a cache folder, fontconfig would use the one of the host's rules.
  private static let nowhere = "/dev/null/none"

  /// A rule that makes a face findable by its PostScript name, as if that were another family.
  private static let postScriptNames = """
    <match target="scan"><edit name="family" mode="append"><name>postscriptname</name></edit></match>
    """

  /// Rules that remove the languages from families that are only used when an app names them. So letters missing
  /// from another font are not searched for in them first.
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

  /// A rule that scales bitmap faces, such as colour emoji, to the requested size.
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
