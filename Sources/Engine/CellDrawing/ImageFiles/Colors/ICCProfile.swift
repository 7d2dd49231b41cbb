internal import CellSnapLCMS

/// An ICC profile that is read by lcms2.
struct ICCProfile: ~Copyable {
  /// A space that is converted without lcms2.
  enum KnownSpace {
    case sRGB
    case displayP3
  }

  private let handle: cmsHPROFILE

  /// Reads a profile. Fails with nil if it is broken, or is not one of RGB, grey or four inks.
  init?(_ bytes: [UInt8]) {
    guard
      let handle = bytes.withUnsafeBytes({ cmsOpenProfileFromMem($0.baseAddress, UInt32($0.count)) })
    else { return nil }
    let isUsed = [cmsSigRgbData, cmsSigGrayData, cmsSigCmykData].contains { $0 == cmsGetColorSpace(handle) }
    guard isUsed, cmsGetDeviceClass(handle) != cmsSigLinkClass else {
      cmsCloseProfile(handle)
      return nil
    }
    self.handle = handle
  }

  deinit {
    cmsCloseProfile(handle)
  }

  /// The space if the profile's curves and primaries describe sRGB or Display P3.
  var knownSpace: KnownSpace? {
    guard cmsGetColorSpace(handle) == cmsSigRgbData, cmsIsTag(handle, cmsSigAToB0Tag) == 0,
      cmsIsMatrixShaper(handle) != 0,
      hasCurveOfSRGB(cmsSigRedTRCTag), hasCurveOfSRGB(cmsSigGreenTRCTag), hasCurveOfSRGB(cmsSigBlueTRCTag),
      let red = primary(cmsSigRedColorantTag), let green = primary(cmsSigGreenColorantTag),
      let blue = primary(cmsSigBlueColorantTag)
    else { return nil }
    let primaries = red + green + blue
    if Self.isNear(primaries, Self.primariesOfSRGB) { return .sRGB }
    return Self.isNear(primaries, Self.primariesOfDisplayP3) ? .displayP3 : nil
  }

  /// Replaces blue, green and red of pixels that are not multiplied by alpha. Grey profiles are only applied to
  /// pictures without colours, and profiles of inks not at all.
  func convertToSRGB(_ pixels: inout [UInt8]) {
    switch cmsGetColorSpace(handle) {
    case cmsSigRgbData:
      transform(from: CellSnapLCMSBlueGreenRedAlpha) { transform in
        pixels.withUnsafeMutableBytes {
          cmsDoTransform(transform, $0.baseAddress, $0.baseAddress, UInt32($0.count / 4))
        }
      }
    case cmsSigGrayData:
      let places = stride(from: 0, to: pixels.count - 3, by: 4)
      guard places.allSatisfy({ pixels[$0] == pixels[$0 + 1] && pixels[$0] == pixels[$0 + 2] }) else {
        return
      }
      let greys = (0...255).map { UInt8($0) }
      var colors = [UInt8](repeating: 255, count: 256 * 4)
      guard
        transform(
          from: CellSnapLCMSGray, { cmsDoTransform($0, greys, &colors, UInt32(greys.count)) })
      else { return }
      for place in places {
        let color = Int(pixels[place]) * 4
        for channel in 0..<3 { pixels[place + channel] = colors[color + channel] }
      }
    default: return
    }
  }

  /// Replaces inks by opaque pixels. Returns false, and leaves the inks, if the profile is not one of inks.
  func convertInksToSRGB(_ inks: inout [UInt8]) -> Bool {
    guard cmsGetColorSpace(handle) == cmsSigCmykData else { return false }
    var pixels = [UInt8](repeating: 255, count: inks.count)
    guard
      transform(
        from: CellSnapLCMSInverseInks,
        { cmsDoTransform($0, inks, &pixels, UInt32(inks.count / 4)) })
    else { return false }
    inks = pixels
    return true
  }

  /// Runs `body` with a transform to sRGB, in memory blue, green, red, alpha. Returns false if the profile allows
  /// none.
  @discardableResult
  private func transform(from format: Int, _ body: (cmsHTRANSFORM) -> Void) -> Bool {
    guard let target = cmsCreate_sRGBProfile() else { return false }
    defer { cmsCloseProfile(target) }
    let isAlphaCopied = format == CellSnapLCMSBlueGreenRedAlpha
    guard
      let transform = cmsCreateTransform(
        handle, UInt32(format), target, UInt32(CellSnapLCMSBlueGreenRedAlpha),
        UInt32(INTENT_PERCEPTUAL), isAlphaCopied ? UInt32(cmsFLAGS_COPY_ALPHA) : 0)
    else { return false }
    defer { cmsDeleteTransform(transform) }
    body(transform)
    return true
  }

  private func primary(_ tag: cmsTagSignature) -> [Double]? {
    guard let value = cmsReadTag(handle, tag)?.assumingMemoryBound(to: cmsCIEXYZ.self).pointee else {
      return nil
    }
    return [value.X, value.Y, value.Z]
  }

  /// Returns whether a curve is nowhere farther from sRGB's curve than 8 bits can show.
  private func hasCurveOfSRGB(_ tag: cmsTagSignature) -> Bool {
    guard let curve = cmsReadTag(handle, tag) else { return false }
    return (0...255).allSatisfy {
      let value = Double($0) / 255
      let linear = cmsEvalToneCurveFloat(OpaquePointer(curve), Float(value))
      return abs(DisplayP3.encoded(Double(linear)) - value) < 0.75 / 255
    }
  }

  private static func isNear(_ left: [Double], _ right: [Double]) -> Bool {
    zip(left, right).allSatisfy { abs($0 - $1) < 0.002 }
  }

  /// CIE XYZ (D50) of red, green and blue.
  private static let primariesOfSRGB = [
    0.436_07, 0.222_49, 0.013_92, 0.385_15, 0.716_87, 0.097_08, 0.143_07, 0.060_61, 0.714_10,
  ]
  private static let primariesOfDisplayP3 = [
    0.515_12, 0.241_20, -0.001_05, 0.291_98, 0.692_25, 0.041_89, 0.157_10, 0.066_57, 0.784_07,
  ]
}
