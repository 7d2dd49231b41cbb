#if os(Linux)
  public import UIKit

  extension LayoutEnvironment {
    /// The environment of the device that the caller measures and draws for, on any thread.
    public static var current: LayoutEnvironment { LayoutEnvironment(Device.current) }

    static var currentIdentifier: Identifier { Reading().identifier }

    /// Pixels a point, without the rest.
    static var currentDisplayScale: CGFloat { Device.current.displayScale }

    /// Runs `body` on a device with this environment: the current one, but for what the environment says.
    @MainActor public static func using<Result, Failure: Error>(
      _ environment: LayoutEnvironment, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try Device.changing({ $0.take(environment) }, body)
    }

    /// Unlike on Apple's platforms, unavailable: nothing could end it.
    @available(
      *, unavailable,
      message: "on Linux the environment is the device's: run what depends on it in `using(_:_:)`"
    )
    @MainActor public static func setCurrent(_ environment: LayoutEnvironment) {}

    /// Unlike on Apple's platforms, changes nothing on Linux: the environment always is that of the device.
    @MainActor public static func refresh(from traits: UITraitCollection, language: String? = nil) {}

    /// Runs the steps of a view or controller, or what a table asks for, in the environment that its traits tell.
    @MainActor static func matching<Result>(_ traits: UITraitCollection, _ body: () -> Result) -> Result {
      if isTold(by: traits) { return body() }
      var environment = current
      return environment.take(traits) ? using(environment, body) : body()
    }

    /// Whether the current environment is what traits tell, as is seen without comparing them.
    @MainActor static func isTold(by traits: UITraitCollection) -> Bool { traits === Device.currentTraits }

    /// The environment that a caller found once, for the key of a value and for computing it.
    struct Reading: Sendable {
      private let device: CurrentDevice

      init() {
        device = .now
      }

      var identifier: Identifier {
        if device.layoutNumber == 0 { device.layoutNumber = LayoutEnvironment(device.device).number }
        return Identifier(number: device.layoutNumber, isFollowed: device.isFollowed)
      }

      /// Whether caches keep what is computed in it.
      var keepsFrames: Bool { device.keepsFrames }

      /// Computes a value, and says whether all of it was in this environment: here it always is.
      func compute<Value>(_ body: () -> Value) -> (value: Value, isOfOneEnvironment: Bool) {
        // What the caller carries stays, but what it follows may change at any time, so it carries that meanwhile.
        (device.isFollowed ? device.run(body) : body(), true)
      }

      /// Runs `body` in this environment, on another thread or at another time.
      func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try device.run(body)
      }
    }

    private init(_ device: Device) {
      self.init(
        contentSizeCategory: device.contentSizeCategory, displayScale: device.displayScale,
        layoutDirection: device.layoutDirection, language: device.language)
      // The usual one is left unsaid, so that an environment that was made by hand is equal to it.
      systemVersion = device.systemVersion == .iOS26 ? nil : device.systemVersion
    }
  }

  extension Device {
    fileprivate mutating func take(_ environment: LayoutEnvironment) {
      contentSizeCategory = environment.contentSizeCategory
      displayScale = environment.displayScale
      layoutDirection = environment.layoutDirection
      language = environment.language
      systemVersion = environment.systemVersion ?? systemVersion
    }
  }
#endif
