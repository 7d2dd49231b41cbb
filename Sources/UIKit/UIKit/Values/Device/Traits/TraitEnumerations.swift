/// The level of a view above the background. Unlike UIKit, system colours do not follow it.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base
  case elevated
}

/// The contrast that the user asks for. Unlike UIKit, system colours do not follow it.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal
  case high
}

/// The weight of texts that the user asks for. Unlike UIKit, the system font does not follow it.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular
  case bold
}

/// The colours that a display can show. Pictures are drawn in sRGB.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB
  case P3
}

public enum UIForceTouchCapability: Int, Sendable {
  case unknown
  case unavailable
  case available
}

/// Whether a window is in use. On an iPhone it is.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive
  case active
}
