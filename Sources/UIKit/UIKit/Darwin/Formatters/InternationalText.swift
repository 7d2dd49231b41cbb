internal import _FoundationICU
internal import Foundation

/// Texts of ICU, which Foundation brings along, in the languages and with the data that Foundation has.
enum InternationalText {
  /// The lengths of a unit's name: "hours", "hr", "h".
  enum Width: String {
    case full = "full-name"
    case short
    case narrow
  }

  /// Returns a number with a unit in CLDR's name, such as `hour` or `kilometer-per-hour`.
  ///
  /// - Parameter rest: More of ICU's number skeleton, such as ".##".
  static func text(_ number: Double, unit: String, _ width: Width, _ locale: Locale, _ rest: String = "")
    -> String?
  {
    text(number, skeleton: "unit/\(unit) unit-width-\(width.rawValue) \(rest)", locale)
  }

  static func text(_ number: Double, skeleton: String, _ locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let skeleton = Array(skeleton.utf16)
    guard
      let formatter = swift_unumf_openForSkeletonAndLocale(
        skeleton, Int32(skeleton.count), locale.identifier, &status)
    else { return nil }
    defer { swift_unumf_close(formatter) }
    guard status.rawValue <= 0, let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, number, result, &status)
    guard status.rawValue <= 0 else { return nil }
    return text { swift_unumf_resultToString(result, $0, $1, $2) }
  }

  /// Returns items as a list of units: "1 hour, 5 minutes", "1h 5m".
  static func list(of items: [String], _ width: Width, _ locale: Locale) -> String? {
    let width =
      switch width {
      case .full: ULISTFMT_WIDTH_WIDE
      case .short: ULISTFMT_WIDTH_SHORT
      case .narrow: ULISTFMT_WIDTH_NARROW
      }
    return list(of: items, ULISTFMT_TYPE_UNITS, width, locale)
  }

  /// Returns items as a list: "a, b, and c".
  static func list(of items: [String], _ locale: Locale) -> String? {
    list(of: items, ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, locale)
  }

  private static func list(
    of items: [String], _ type: UListFormatterType, _ width: UListFormatterWidth, _ locale: Locale
  ) -> String? {
    var status = U_ZERO_ERROR
    guard let formatter = swift_ulistfmt_openForType(locale.identifier, type, width, &status) else {
      return nil
    }
    defer { swift_ulistfmt_close(formatter) }
    // All items are in one buffer, so that they stay in place.
    let units = items.map { Array($0.utf16) }
    let joined = units.flatMap { $0 }
    let lengths = units.map { Int32($0.count) }
    return joined.withUnsafeBufferPointer { joined in
      var place = 0
      let starts = units.map { unit -> UnsafePointer<UInt16>? in
        defer { place += unit.count }
        return (joined.baseAddress ?? UnsafePointer(bitPattern: 2))?.advanced(by: place)
      }
      return text { swift_ulistfmt_format(formatter, starts, lengths, Int32(items.count), $0, $1, $2) }
    }
  }

  /// Returns a distance in time: "in 2 days", or "tomorrow" if it is named.
  static func relative(
    _ offset: Double, _ unit: URelativeDateTimeUnit, isNamed: Bool, isSpelledOut: Bool,
    _ style: UDateRelativeDateTimeFormatterStyle, _ context: UDisplayContext, _ locale: Locale
  ) -> String? {
    var status = U_ZERO_ERROR
    // The formatter owns the format of its numbers.
    let numbers =
      isSpelledOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status) : nil
    guard
      let formatter = swift_ureldatefmt_open(locale.identifier, numbers, style, context, &status)
    else { return nil }
    defer { swift_ureldatefmt_close(formatter) }
    return text {
      isNamed
        ? swift_ureldatefmt_format(formatter, offset, unit, $0, $1, $2)
        : swift_ureldatefmt_formatNumeric(formatter, offset, unit, $0, $1, $2)
    }
  }

  /// Runs `body`, again with more room if there is not enough. Returns nil if it fails.
  private static func text(
    _ body: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
  ) -> String? {
    var capacity = 256
    while true {
      var buffer = [UInt16](repeating: 0, count: capacity)
      var status = U_ZERO_ERROR
      let count = Int(body(&buffer, Int32(capacity), &status))
      if status == U_BUFFER_OVERFLOW_ERROR, count > capacity {
        capacity = count
        continue
      }
      return status.rawValue <= 0 ? String(decoding: buffer[..<count], as: UTF16.self) : nil
    }
  }
}
