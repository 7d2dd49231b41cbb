internal import CellSnapPango

/// A reader of a fontconfig pattern's properties. It is valid as long as the pattern's owner.
struct FontPattern {
  let pattern: OpaquePointer

  var face: Face? {
    guard let file = string(FC_FILE), integer(FC_VARIABLE, isBoolean: true) != 1 else { return nil }
    // The last name is the PostScript name that `FontRules` added.
    let families = strings(FC_FAMILY)
    let postScriptName = string(FC_POSTSCRIPT_NAME) ?? families.first ?? file
    let index = integer(FC_INDEX) ?? 0
    let familyNames =
      families.count > 1 && families.last == postScriptName ? families.dropLast() : families[...]
    return Face(
      description: FontFace(
        familyName: familyNames.first ?? postScriptName,
        postScriptName: NamedInstance(file: file, index: index)?.postScriptName ?? postScriptName,
        weight: Int(FcWeightToOpenTypeDouble(double(FC_WEIGHT) ?? 80).rounded()),
        isItalic: (integer(FC_SLANT) ?? 0) > 0),
      familyNames: Array(familyNames), matchedName: postScriptName, width: Int(double(FC_WIDTH) ?? 100),
      file: file, index: index)
  }

  func string(_ property: String, at index: Int32 = 0) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, index, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  func integer(_ property: String, isBoolean: Bool = false) -> Int? {
    var value: Int32 = 0
    let result =
      isBoolean
      ? FcPatternGetBool(pattern, property, 0, &value) : FcPatternGetInteger(pattern, property, 0, &value)
    return result == FcResultMatch ? Int(value) : nil
  }

  private func double(_ property: String) -> Double? {
    var value = 0.0
    return FcPatternGetDouble(pattern, property, 0, &value) == FcResultMatch ? value : nil
  }

  private func strings(_ property: String) -> [String] {
    var values: [String] = []
    while let value = string(property, at: Int32(values.count)) { values.append(value) }
    return values
  }
}
