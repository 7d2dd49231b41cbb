internal import Foundation

extension FontLibrary {
  /// A library, and the fonts that it should have but lacks.
  struct Loaded: Sendable {
    var library: FontLibrary
    var error: FontError?
    /// The files in the folders that were left out and not reported yet.
    var broken: [BrokenFont] = []
    /// The libraries before `library`, whose faces other threads may still draw with.
    var earlier: [FontLibrary] = []

    /// Loads the packages' fonts and the fonts in `folders`. If a font is missing, loads the other fonts.
    init(folders: [String]) {
      let files: FontFiles
      do throws(FontError) {
        files = try FontFiles(folders: folders)
      } catch {
        files = FontFiles(readableIn: folders)
        self.error = error
      }
      library = FontLibrary(FontConfiguration(files))
      broken = files.broken
    }

    init(_ library: FontLibrary) {
      self.library = library
    }
  }

  private static let current = Mutex<Loaded?>(nil)

  private static var loaded: Loaded {
    current.withLock { current in
      if let current { return current }
      let loaded = Loaded(folders: environmentFolders)
      loaded.library.configuration.makeCurrent()
      current = loaded
      return loaded
    }
  }

  /// The library that everything is measured and drawn with.
  ///
  /// It has the packages' fonts and those in the folders of `CELLSNAP_FONTS`, until `configure` names others.
  /// Missing fonts are left out: see `check`.
  package static var shared: FontLibrary { loaded.library }

  /// Checks that no font is missing. Call it before drawing, because a missing font changes pictures.
  ///
  /// Throws `FontError` if a font that `shared` should have is missing.
  package static func check() throws(FontError) {
    if let error = loaded.error { throw error }
  }

  /// Adds the font files in `folders`, and in the folders of `CELLSNAP_FONTS`, to `shared`. Call it before the first
  /// text is measured.
  ///
  /// Another thread reads the files. Code that uses `shared` waits for it.
  ///
  /// Returns the broken fonts among them, which are left out.
  ///
  /// Throws `FontError` if a folder has no usable font, a required font is missing, or a broken one has the name of
  /// a packaged one.
  @discardableResult
  package static func configure(folders: [String]) throws(FontError) -> [BrokenFont] {
    let files = try FontFiles(folders: folders + environmentFolders)
    let isReading = DispatchSemaphore(value: 0)
    let read = Work {
      current.withLock {
        isReading.signal()
        let library = FontLibrary(FontConfiguration(files))
        library.configuration.makeCurrent()
        $0 = Loaded(library)
      }
    }
    let work = Unmanaged.passRetained(read)
    var thread = pthread_t()
    // A thread of Foundation's would not report that no more threads can be created.
    let status = pthread_create(
      &thread, nil,
      { work in
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    guard status == 0 else {
      work.release()
      read.body()
      return files.broken
    }
    pthread_detach(thread)
    isReading.wait()
    return files.broken
  }

  /// Adds a font file to `shared`, as an app does that registers a font while it runs. A file that is there already
  /// changes nothing.
  ///
  /// Texts that were laid out before keep their fonts. Throws the fault of a file that cannot be used.
  ///
  /// - Parameter file: An absolute path.
  package static func add(file: String) throws(FontFileFault) {
    try FontFile.check(file)
    current.withLock { current in
      var loaded = current ?? Loaded(folders: environmentFolders)
      if !loaded.library.files.contains(file) {
        loaded.earlier.append(loaded.library)
        loaded.library = FontLibrary(FontConfiguration(loaded.library.configuration.files.adding(file)))
      }
      loaded.library.configuration.makeCurrent()
      current = loaded
    }
  }

  /// Returns the broken fonts in the folders of `CELLSNAP_FONTS`, unless an earlier call returned them.
  package static func takeBroken() -> [BrokenFont] {
    _ = loaded
    return current.withLock { current in
      defer { current?.broken = [] }
      return current?.broken ?? []
    }
  }

  /// Waits until the fonts that `configure` named are read. If the process ended earlier, fontconfig's cache would
  /// stay locked, and processes started soon after would run without a cache.
  package static func finishReading() { current.withLock { _ in } }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// The folders in `CELLSNAP_FONTS`, separated by colons.
  private static var environmentFolders: [String] {
    (ProcessInfo.processInfo.environment["CELLSNAP_FONTS"] ?? "").split(separator: ":").map(String.init)
  }
}
