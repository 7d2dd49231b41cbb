internal import CellSnapHyphen
internal import Foundation

/// The patterns by which the words of a language are divided, as libhyphen reads them.
///
/// Unchecked because it holds a pointer. libhyphen only reads what it points to once it is loaded, so that any thread
/// may divide words.
package final class HyphenationDictionary: @unchecked Sendable {
  private let dictionary: UnsafeMutablePointer<HyphenDict>
  /// The bytes of characters in the dictionary's encoding, or nil if that is UTF-8.
  private let bytes: [Unicode.Scalar: UInt8]?

  /// The minimum number of letters before and after a hyphen. Some dictionaries ask for more.
  private static let shortest: Int32 = 2

  private static let loaded = Mutex<[HyphenationLanguage: HyphenationDictionary?]>([:])

  /// Returns the dictionary of a language, or nil if its file is missing or broken. It is read once per process.
  package static func of(_ language: HyphenationLanguage) -> HyphenationDictionary? {
    loaded.withLock { loaded in
      if let known = loaded[language] { return known }
      let made = HyphenationDictionary(path: language.path)
      loaded[language] = made
      return made
    }
  }

  private init?(path: String) {
    guard let dictionary = hnj_hyphen_load(path) else { return nil }
    self.dictionary = dictionary
    guard dictionary.pointee.utf8 == 0 else {
      bytes = nil
      return
    }
    let encoding = withUnsafeBytes(of: dictionary.pointee.cset) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard let bytes = Self.bytes(ofEncoding: encoding) else {
      hnj_hyphen_free(dictionary)
      return nil
    }
    self.bytes = bytes
  }

  deinit {
    hnj_hyphen_free(dictionary)
  }

  /// Returns the characters of an encoding with one byte each.
  private static func bytes(ofEncoding name: String) -> [Unicode.Scalar: UInt8]? {
    guard let converter = iconv_open("UTF-8", name), converter != iconv_t(bitPattern: -1) else { return nil }
    defer { iconv_close(converter) }
    var found: [Unicode.Scalar: UInt8] = [:]
    for byte in UInt8.min...UInt8.max {
      var source = [CChar(truncatingIfNeeded: byte)]
      var target = [CChar](repeating: 0, count: 8)
      let count = source.withUnsafeMutableBufferPointer { source in
        target.withUnsafeMutableBufferPointer { target in
          var (from, to) = (source.baseAddress, target.baseAddress)
          var (left, room) = (1, 8)
          return iconv(converter, &from, &left, &to, &room) == 0 && left == 0 ? 8 - room : 0
        }
      }
      let text = String(decoding: target.prefix(count).map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
      if let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 { found[scalar] = byte }
    }
    return found
  }

  /// Returns the places in a word where it may be divided: the number of characters before each.
  ///
  /// Places at which the spelling would change are left out.
  package func places(in word: [Unicode.Scalar]) -> [Int] {
    guard let encoded = encoded(word) else { return [] }
    var hyphens = [CChar](repeating: 0, count: encoded.count + 5)
    var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var (positions, cuts): (UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?)
    defer {
      for index in encoded.indices { free(replacements?[index]) }
      free(replacements)
      free(positions)
      free(cuts)
    }
    let status = encoded.withUnsafeBufferPointer {
      hnj_hyphen_hyphenate3(
        dictionary, $0.baseAddress, Int32(encoded.count), &hyphens, nil, &replacements, &positions, &cuts,
        Self.shortest, Self.shortest, 0, 0)
    }
    guard status == 0 else { return [] }
    return word.indices.dropLast().compactMap { index in
      hyphens[index] & 1 == 1 && replacements?[index] == nil ? index + 1 : nil
    }
  }

  /// Returns a word in small letters in the dictionary's encoding, or nil if it lacks a character.
  private func encoded(_ word: [Unicode.Scalar]) -> [CChar]? {
    var result: [CChar] = []
    for scalar in word {
      let small = scalar.properties.lowercaseMapping.unicodeScalars
      guard small.count == 1, let letter = small.first else { return nil }
      if let bytes {
        guard let byte = bytes[letter] else { return nil }
        result.append(CChar(truncatingIfNeeded: byte))
      } else {
        result += UTF8.encode(letter).map { $0.map { CChar(truncatingIfNeeded: $0) } } ?? []
      }
    }
    return result
  }
}
