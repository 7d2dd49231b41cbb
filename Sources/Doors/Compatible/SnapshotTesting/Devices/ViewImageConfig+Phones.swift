extension PhoneModel {
  static let iPhoneSe = PhoneModel(width: 320, height: 568, top: 20, bottom: 0, side: 0, landscapeBottom: 0)
  static let iPhone8 = PhoneModel(width: 375, height: 667, top: 20, bottom: 0, side: 0, landscapeBottom: 0)
  static let iPhone8Plus = PhoneModel(
    width: 414, height: 736, top: 20, bottom: 0, side: 0, landscapeBottom: 0, isLarge: true)
  static let iPhoneX = PhoneModel(width: 375, height: 812, top: 44, side: 44, landscapeBottom: 24)
  static let iPhoneXsMax = PhoneModel(
    width: 414, height: 896, top: 44, side: 44, landscapeBottom: 24, isLarge: true)
  static let iPhoneXr = PhoneModel(
    width: 414, height: 896, top: 44, side: 44, landscapeBottom: 24, isLarge: true, hasForceTouch: false)
  static let iPhone12 = PhoneModel(width: 390, height: 844, top: 47, side: 47)
  static let iPhone12ProMax = PhoneModel(width: 428, height: 926, top: 47, side: 47, isLarge: true)
  static let iPhone13Mini = PhoneModel(width: 375, height: 812, top: 50, side: 50)
}

extension ViewImageConfig {
  /// The screen of the first iPhone SE in portrait orientation.
  public static let iPhoneSe = iPhoneSe(.portrait)

  /// Returns the screen of the first iPhone SE.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhoneSe.config(orientation)
  }

  /// The screen of an iPhone 8 in portrait orientation.
  public static let iPhone8 = iPhone8(.portrait)

  /// Returns the screen of an iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone8.config(orientation)
  }

  /// The screen of an iPhone 8 Plus in portrait orientation.
  public static let iPhone8Plus = iPhone8Plus(.portrait)

  /// Returns the screen of an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone8Plus.config(orientation)
  }

  /// The screen of an iPhone X in portrait orientation.
  public static let iPhoneX = iPhoneX(.portrait)

  /// Returns the screen of an iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhoneX.config(orientation)
  }

  /// The screen of an iPhone XS Max in portrait orientation.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)

  /// Returns the screen of an iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhoneXsMax.config(orientation)
  }

  /// The screen of an iPhone XR in portrait orientation.
  public static let iPhoneXr = iPhoneXr(.portrait)

  /// Returns the screen of an iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhoneXr.config(orientation)
  }

  /// The screen of an iPhone 12 in portrait orientation.
  public static let iPhone12 = iPhone12(.portrait)

  /// Returns the screen of an iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone12.config(orientation)
  }

  /// The screen of an iPhone 12 Pro in portrait orientation.
  public static let iPhone12Pro = iPhone12Pro(.portrait)

  /// Returns the screen of an iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone12.config(orientation)
  }

  /// The screen of an iPhone 12 Pro Max in portrait orientation.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)

  /// Returns the screen of an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone12ProMax.config(orientation)
  }

  /// The screen of an iPhone 13 in portrait orientation.
  public static let iPhone13 = iPhone13(.portrait)

  /// Returns the screen of an iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone12.config(orientation)
  }

  /// The screen of an iPhone 13 mini in portrait orientation.
  public static let iPhone13Mini = iPhone13Mini(.portrait)

  /// Returns the screen of an iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone13Mini.config(orientation)
  }

  /// The screen of an iPhone 13 Pro in portrait orientation.
  public static let iPhone13Pro = iPhone13Pro(.portrait)

  /// Returns the screen of an iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone12.config(orientation)
  }

  /// The screen of an iPhone 13 Pro Max in portrait orientation.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  /// Returns the screen of an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone12ProMax.config(orientation)
  }
}
