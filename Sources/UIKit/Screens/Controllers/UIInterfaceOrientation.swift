/// How the screen is held.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeRight
  case landscapeLeft

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none
  case fade
  case slide
}
