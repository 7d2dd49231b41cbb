internal import Foundation

/// The fonts for a PDF's texts whose fonts are not in the file. They are the library's, never the host's.
enum PDFFonts {
  /// Returns a fontconfig configuration for the converting program.
  static func document(of library: FontLibrary) -> String {
    let configuration = library.configuration
    let files = library.files
    let folders = Set(files.map { ($0 as NSString).deletingLastPathComponent }).sorted()
    let inner =
      folders.map { "<dir>\(escaped($0))</dir>" }
      + ["<selectfont><acceptfont>"] + files.map { "<glob>\(escaped($0))</glob>" } + [
        "</acceptfont></selectfont>"
      ]
      + standIns.flatMap { standIn in standIn.families.map { rule($0, standIn.name) } }
    return configuration.rules.replacing(
      "</fontconfig>", with: inner.joined(separator: "\n") + "</fontconfig>")
  }

  /// The replacements of the fonts that every PDF reader has, by these fonts' names and poppler's names for them.
  private static let standIns: [(name: String, families: [String])] = [
    ("Liberation Sans", ["Helvetica", "Arial", "Nimbus Sans", "Nimbus Sans L"]),
    ("Liberation Serif", ["Times", "Times New Roman", "Nimbus Roman", "Nimbus Roman No9 L"]),
    ("Liberation Mono", ["Courier", "Courier New", "Nimbus Mono PS", "Nimbus Mono L"]),
  ]

  private static func rule(_ family: String, _ standIn: String) -> String {
    """
    <match target="pattern"><test name="family"><string>\(family)</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>\(standIn)</string></edit></match>
    """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
