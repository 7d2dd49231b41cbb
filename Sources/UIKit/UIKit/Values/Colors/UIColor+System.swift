internal import Foundation

/// The values of Apple's Human Interface Guidelines for the light and dark appearance. A colour that changed with
/// iOS 26 also has its values from before.
extension UIColor {
  public static let systemRed = system(0xFF_38_3C, dark: 0xFF_42_45, before: 0xFF_3B_30, 0xFF_45_3A)
  public static let systemOrange = system(0xFF_8D_28, dark: 0xFF_92_30, before: 0xFF_95_00, 0xFF_9F_0A)
  public static let systemYellow = system(0xFF_CC_00, dark: 0xFF_D6_00, before: 0xFF_CC_00, 0xFF_D6_0A)
  public static let systemGreen = system(0x34_C7_59, dark: 0x30_D1_58)
  public static let systemMint = system(0x00_C8_B3, dark: 0x00_DA_C3, before: 0x00_C7_BE, 0x63_E6_E2)
  public static let systemTeal = system(0x00_C3_D0, dark: 0x00_D2_E0, before: 0x30_B0_C7, 0x40_C8_E0)
  public static let systemCyan = system(0x00_C0_E8, dark: 0x3C_D3_FE, before: 0x32_AD_E6, 0x64_D2_FF)
  public static let systemBlue = system(0x00_88_FF, dark: 0x00_91_FF, before: 0x00_7A_FF, 0x0A_84_FF)
  public static let systemIndigo = system(0x61_55_F5, dark: 0x6D_7C_FF, before: 0x58_56_D6, 0x5E_5C_E6)
  public static let systemPurple = system(0xCB_30_E0, dark: 0xDB_34_F2, before: 0xAF_52_DE, 0xBF_5A_F2)
  public static let systemPink = system(0xFF_2D_55, dark: 0xFF_37_5F)
  public static let systemBrown = system(0xAC_7F_5E, dark: 0xB7_8A_66, before: 0xA2_84_5E, 0xAC_8E_68)
  public static let systemGray = system(0x8E_8E_93, dark: 0x8E_8E_93)
  public static let systemGray2 = system(0xAE_AE_B2, dark: 0x63_63_66)
  public static let systemGray3 = system(0xC7_C7_CC, dark: 0x48_48_4A)
  public static let systemGray4 = system(0xD1_D1_D6, dark: 0x3A_3A_3C)
  public static let systemGray5 = system(0xE5_E5_EA, dark: 0x2C_2C_2E)
  public static let systemGray6 = system(0xF2_F2_F7, dark: 0x1C_1C_1E)

  public static let label = system(0x00_00_00, dark: 0xFF_FF_FF)
  public static let secondaryLabel = system(0x3C_3C_43, dark: 0xEB_EB_F5, alpha: 0.6)
  public static let tertiaryLabel = system(0x3C_3C_43, dark: 0xEB_EB_F5, alpha: 0.3)
  public static let quaternaryLabel = system(0x3C_3C_43, dark: 0xEB_EB_F5, alpha: 0.18, darkAlpha: 0.16)
  public static let placeholderText = system(0x3C_3C_43, dark: 0xEB_EB_F5, alpha: 0.3)
  public static let link = system(0x00_7A_FF, dark: 0x09_84_FF)
  public static let separator = UIColor { _ in
    SystemVersion.current == .iOS18 ? olderSeparator : newerSeparator
  }
  public static let opaqueSeparator = system(0xC6_C6_C8, dark: 0x38_38_3A)

  private static let olderSeparator = system(0x3C_3C_43, dark: 0x54_54_58, alpha: 0.29, darkAlpha: 0.6)
  // This was measured in the light appearance only; the dark value is the older one.
  private static let newerSeparator = system(0x3C_3C_43, dark: 0x54_54_58, alpha: 0.12, darkAlpha: 0.6)

  public static let systemFill = system(0x78_78_80, dark: 0x78_78_80, alpha: 0.2, darkAlpha: 0.36)
  public static let secondarySystemFill = system(0x78_78_80, dark: 0x78_78_80, alpha: 0.16, darkAlpha: 0.32)
  public static let tertiarySystemFill = system(0x76_76_80, dark: 0x76_76_80, alpha: 0.12, darkAlpha: 0.24)
  public static let quaternarySystemFill = system(0x74_74_80, dark: 0x76_76_80, alpha: 0.08, darkAlpha: 0.18)

  public static let systemBackground = system(0xFF_FF_FF, dark: 0x00_00_00)
  public static let secondarySystemBackground = system(0xF2_F2_F7, dark: 0x1C_1C_1E)
  public static let tertiarySystemBackground = system(0xFF_FF_FF, dark: 0x2C_2C_2E)
  /// The name of `systemGroupedBackground` before iOS 13.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  public static let systemGroupedBackground = system(0xF2_F2_F7, dark: 0x00_00_00)
  public static let secondarySystemGroupedBackground = system(0xFF_FF_FF, dark: 0x1C_1C_1E)
  public static let tertiarySystemGroupedBackground = system(0xF2_F2_F7, dark: 0x2C_2C_2E)

  /// Returns a colour of a light and a dark value, each as 0xRR_GG_BB.
  private static func system(
    _ light: Int, dark: Int, alpha: CGFloat = 1, darkAlpha: CGFloat? = nil
  ) -> UIColor {
    let light = UIColor(hexadecimal: light, alpha: alpha)
    let dark = UIColor(hexadecimal: dark, alpha: darkAlpha ?? alpha)
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Returns a colour that had other values, in light and dark, before iOS 26.
  private static func system(_ light: Int, dark: Int, before olderLight: Int, _ olderDark: Int) -> UIColor {
    let newer = system(light, dark: dark)
    let older = system(olderLight, dark: olderDark)
    return UIColor { traits in
      (SystemVersion.current == .iOS18 ? older : newer).resolvedColor(with: traits)
    }
  }

  private convenience init(hexadecimal: Int, alpha: CGFloat) {
    func component(_ shift: Int) -> CGFloat { CGFloat((hexadecimal >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }
}
