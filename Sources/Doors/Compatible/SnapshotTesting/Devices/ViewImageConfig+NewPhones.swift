/// Phones that the original has no presets for. A project that adds one of the same name gets its own.
extension PhoneModel {
  static let iPhone14Pro = PhoneModel(width: 393, height: 852, top: 59, side: 59)
  static let iPhone14ProMax = PhoneModel(width: 430, height: 932, top: 59, side: 59, isLarge: true)
  static let iPhone16Pro = PhoneModel(width: 402, height: 874, top: 62, side: 62)
  static let iPhone16ProMax = PhoneModel(width: 440, height: 956, top: 62, side: 62, isLarge: true)
}

extension ViewImageConfig {
  /// The screen of an iPhone 14 in portrait orientation.
  @_disfavoredOverload public static let iPhone14 = iPhone14(.portrait)

  /// Returns the screen of an iPhone 14.
  @_disfavoredOverload public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone12.config(orientation)
  }

  /// The screen of an iPhone 14 Plus in portrait orientation.
  @_disfavoredOverload public static let iPhone14Plus = iPhone14Plus(.portrait)

  /// Returns the screen of an iPhone 14 Plus.
  @_disfavoredOverload public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone12ProMax.config(orientation)
  }

  /// The screen of an iPhone 14 Pro in portrait orientation.
  @_disfavoredOverload public static let iPhone14Pro = iPhone14Pro(.portrait)

  /// Returns the screen of an iPhone 14 Pro.
  @_disfavoredOverload public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone14Pro.config(orientation)
  }

  /// The screen of an iPhone 14 Pro Max in portrait orientation.
  @_disfavoredOverload public static let iPhone14ProMax = iPhone14ProMax(.portrait)

  /// Returns the screen of an iPhone 14 Pro Max.
  @_disfavoredOverload public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone14ProMax.config(orientation)
  }

  /// The screen of an iPhone 15 in portrait orientation.
  @_disfavoredOverload public static let iPhone15 = iPhone15(.portrait)

  /// Returns the screen of an iPhone 15.
  @_disfavoredOverload public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone14Pro.config(orientation)
  }

  /// The screen of an iPhone 15 Plus in portrait orientation.
  @_disfavoredOverload public static let iPhone15Plus = iPhone15Plus(.portrait)

  /// Returns the screen of an iPhone 15 Plus.
  @_disfavoredOverload public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone14ProMax.config(orientation)
  }

  /// The screen of an iPhone 15 Pro in portrait orientation.
  @_disfavoredOverload public static let iPhone15Pro = iPhone15Pro(.portrait)

  /// Returns the screen of an iPhone 15 Pro.
  @_disfavoredOverload public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone14Pro.config(orientation)
  }

  /// The screen of an iPhone 15 Pro Max in portrait orientation.
  @_disfavoredOverload public static let iPhone15ProMax = iPhone15ProMax(.portrait)

  /// Returns the screen of an iPhone 15 Pro Max.
  @_disfavoredOverload public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone14ProMax.config(orientation)
  }

  /// The screen of an iPhone 16 in portrait orientation.
  @_disfavoredOverload public static let iPhone16 = iPhone16(.portrait)

  /// Returns the screen of an iPhone 16.
  @_disfavoredOverload public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone14Pro.config(orientation)
  }

  /// The screen of an iPhone 16 Plus in portrait orientation.
  @_disfavoredOverload public static let iPhone16Plus = iPhone16Plus(.portrait)

  /// Returns the screen of an iPhone 16 Plus.
  @_disfavoredOverload public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone14ProMax.config(orientation)
  }

  /// The screen of an iPhone 16 Pro in portrait orientation.
  @_disfavoredOverload public static let iPhone16Pro = iPhone16Pro(.portrait)

  /// Returns the screen of an iPhone 16 Pro.
  @_disfavoredOverload public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone16Pro.config(orientation)
  }

  /// The screen of an iPhone 16 Pro Max in portrait orientation.
  @_disfavoredOverload public static let iPhone16ProMax = iPhone16ProMax(.portrait)

  /// Returns the screen of an iPhone 16 Pro Max.
  @_disfavoredOverload public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone16ProMax.config(orientation)
  }
  /// The screen of an iPhone 17 in portrait orientation.
  @_disfavoredOverload public static let iPhone17 = iPhone17(.portrait)

  /// Returns the screen of an iPhone 17.
  @_disfavoredOverload public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone16Pro.config(orientation)
  }

  /// The screen of an iPhone 17 Pro in portrait orientation.
  @_disfavoredOverload public static let iPhone17Pro = iPhone17Pro(.portrait)

  /// Returns the screen of an iPhone 17 Pro.
  @_disfavoredOverload public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone16Pro.config(orientation)
  }

  /// The screen of an iPhone 17 Pro Max in portrait orientation.
  @_disfavoredOverload public static let iPhone17ProMax = iPhone17ProMax(.portrait)

  /// Returns the screen of an iPhone 17 Pro Max.
  @_disfavoredOverload public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone16ProMax.config(orientation)
  }
}
