/// The colours of a file's channels, if they are not the colours of sRGB.
enum ColorProfile: Hashable, Sendable {
  case displayP3
  /// An ICC profile that lcms2 applies.
  case icc([UInt8])

  /// The maximum length of a profile. Profiles of inks have about 2 MB.
  static let maximumBytes = 16 << 20

  /// Reads an ICC profile. Fails with nil if it is the profile of sRGB, or if it is broken: such a file is shown
  /// without a profile, as on an iPhone.
  init?(icc bytes: [UInt8]) {
    guard bytes.count <= Self.maximumBytes, let profile = ICCProfile(bytes) else { return nil }
    switch profile.knownSpace {
    case .sRGB: return nil
    case .displayP3: self = .displayP3
    case nil: self = .icc(bytes)
    }
  }

  /// Reads the primaries and the transfer function of a video, numbered by ITU-T H.273. Fails with nil unless they
  /// describe Display P3.
  init?(primaries: Int, transfer: Int) {
    guard primaries == 12, transfer == 13 else { return nil }
    self = .displayP3
  }

  /// Replaces the colours of pixels by the colours of sRGB. The pixels are in memory blue, green, red, alpha, and not
  /// multiplied by alpha.
  func convertToSRGB(_ pixels: inout [UInt8]) {
    switch self {
    case .displayP3: DisplayP3.convertToSRGB(&pixels)
    case .icc(let bytes): ICCProfile(bytes)?.convertToSRGB(&pixels)
    }
  }

  /// Replaces inks by opaque pixels in sRGB, in memory blue, green, red, alpha. Returns false, and leaves the inks,
  /// if the profile is not one of inks.
  ///
  /// - Parameter inks: Cyan, magenta, yellow and black, where 255 is no ink.
  func convertInksToSRGB(_ inks: inout [UInt8]) -> Bool {
    guard case .icc(let bytes) = self, let profile = ICCProfile(bytes) else { return false }
    return profile.convertInksToSRGB(&inks)
  }
}

extension ImagePixels {
  /// Makes premultiplied pixels in sRGB of ones that are not multiplied by alpha, in memory blue, green, red, alpha.
  init(straight pixels: [UInt8], width: Int, height: Int, profile: ColorProfile?) {
    var pixels = pixels
    profile?.convertToSRGB(&pixels)
    pixels.withUnsafeMutableBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for index in pixels.indices where pixels[index] >> 24 != 255 {
        let pixel = pixels[index]
        pixels[index] = UInt32(
          premultiplying: UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 8),
          UInt8(truncatingIfNeeded: pixel), UInt8(truncatingIfNeeded: pixel >> 24))
      }
    }
    self.init(width: width, height: height, bytes: pixels)
  }

  /// Returns the pixels in sRGB, if a profile gives them other colours.
  func converted(from profile: ColorProfile?) -> ImagePixels {
    guard let profile else { return self }
    var straight = bytes
    straight.withUnsafeMutableBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for index in pixels.indices { pixels[index] = StraightPixel.blueFirst(pixels[index]) }
    }
    return ImagePixels(straight: straight, width: width, height: height, profile: profile)
  }
}
