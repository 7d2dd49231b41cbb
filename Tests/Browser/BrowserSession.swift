import Foundation

/// A browser without a screen that a test drives as a person would. It responds over a pipe.
package final class BrowserSession {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let profile = NSTemporaryDirectory() + "cellsnap-browser-\(UInt64.random(in: .min ... .max))"
  private var rest: [UInt8] = []
  private var number = 0

  package init() throws {
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The browser reads from descriptor 3 and writes to descriptor 4.
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", Chromium.path ?? "chromium",
      "--headless",
      "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "about:blank",
    ]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    _ = try? send("Browser.close", [:])
    // The pipe ends with the last process of the browser.
    _ = try? output.fileHandleForReading.readToEnd()
    try? FileManager.default.removeItem(atPath: profile)
  }

  /// Opens a tab.
  ///
  /// - Parameter size: The size of the window in points.
  package func open(
    _ address: String, size: (width: Int, height: Int) = (1_300, 800), isDark: Bool = false
  ) throws -> Tab {
    let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    let response = try send("Target.attachToTarget", ["targetId": target, "flatten": true])
    let tab = Tab(self, session: response["sessionId"] as? String ?? "")
    try tab.send(
      "Emulation.setDeviceMetricsOverride",
      ["width": size.width, "height": size.height, "deviceScaleFactor": 1, "mobile": size.width < 600])
    try tab.send(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]])
    try tab.send("Page.enable", [:])
    try tab.send(
      "Page.addScriptToEvaluateOnNewDocument",
      [
        "source": """
        window.problems = [];
        addEventListener("error", (event) => problems.push(event.message));
        addEventListener("unhandledrejection", (event) => problems.push(String(event.reason)));
        addEventListener("securitypolicyviolation", (event) => problems.push(event.violatedDirective));
        """
      ])
    try tab.go(to: address)
    return tab
  }

  /// Sends a command and returns its result. Events that come before are dropped.
  fileprivate func send(
    _ method: String, _ parameters: [String: Any], session: String? = nil
  ) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    message["sessionId"] = session
    let bytes = try JSONSerialization.data(withJSONObject: message) + Data([0])
    try input.fileHandleForWriting.write(contentsOf: bytes)
    while true {
      let response = try JSONSerialization.jsonObject(with: Data(try nextMessage())) as? [String: Any] ?? [:]
      guard response["id"] as? Int == number else { continue }
      if let error = response["error"] { throw Chromium.Failure(output: "\(method): \(error)") }
      return response["result"] as? [String: Any] ?? [:]
    }
  }

  /// Returns the bytes up to the next zero.
  private func nextMessage() throws -> [UInt8] {
    var searched = 0
    while true {
      if let end = rest[searched...].firstIndex(of: 0) {
        defer { rest.removeSubrange(...end) }
        return Array(rest[..<end])
      }
      searched = rest.count
      let part = output.fileHandleForReading.availableData
      guard !part.isEmpty else { throw Chromium.Failure(output: "the browser ended") }
      rest += part
    }
  }

  /// A tab of the browser.
  package final class Tab {
    private let browser: BrowserSession
    private let session: String

    fileprivate init(_ browser: BrowserSession, session: String) {
      self.browser = browser
      self.session = session
    }

    @discardableResult
    fileprivate func send(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
      try browser.send(method, parameters, session: session)
    }

    package func go(to address: String) throws {
      try send("Page.navigate", ["url": address])
      _ = try wait(for: "document.readyState === 'complete' && location.href !== 'about:blank'")
    }

    package func reload() throws {
      try evaluate("document.body.dataset.isOld = 'true'")
      try send("Page.reload", [:])
      _ = try wait(for: "document.readyState === 'complete' && !document.body.dataset.isOld")
    }

    /// Returns the value of a JavaScript expression as text, after a promise is kept.
    @discardableResult
    package func evaluate(_ expression: String) throws -> String {
      let response = try send(
        "Runtime.evaluate",
        [
          "expression": "(async () => String(await (\(expression))))()", "awaitPromise": true,
          "returnByValue": true,
        ])
      if let failure = response["exceptionDetails"] as? [String: Any] {
        let exception = failure["exception"] as? [String: Any]
        throw Chromium.Failure(output: "\(exception?["description"] ?? failure)")
      }
      return (response["result"] as? [String: Any])?["value"] as? String ?? ""
    }

    /// Waits until an expression is true, for half a minute. Returns whether it is.
    package func wait(for expression: String) throws -> Bool {
      let condition = """
        new Promise((resolve) => {
          const end = performance.now() + 30000;
          const look = () => {
            let isTrue = false;
            try { isTrue = Boolean(\(expression)); } catch {}
            if (isTrue || performance.now() > end) resolve(isTrue); else setTimeout(look, 20);
          };
          look();
        })
        """
      // While a page is loaded, its context goes away.
      for _ in 0..<100 {
        if let found = try? evaluate(condition) { return found == "true" }
        usleep(50_000)
      }
      return false
    }

    /// Presses a key with the keyboard's focus where it is.
    package func press(_ key: String) throws {
      let text = key.count == 1 ? key : key == "Enter" ? "\r" : ""
      let code = ["Tab": 9, "Enter": 13, "Escape": 27][key] ?? 0
      var event: [String: Any] = ["type": text.isEmpty ? "rawKeyDown" : "keyDown", "key": key, "text": text]
      if code > 0 { event["windowsVirtualKeyCode"] = code }
      try send("Input.dispatchKeyEvent", event)
      event["type"] = "keyUp"
      try send("Input.dispatchKeyEvent", event)
    }

    /// Moves the pointer, with its button in a state.
    package func point(_ kind: String, x: Double, y: Double, isPressed: Bool = false) throws {
      try send(
        "Input.dispatchMouseEvent",
        ["type": kind, "x": x, "y": y, "button": "left", "buttons": isPressed ? 1 : 0, "clickCount": 1])
    }
  }
}
