internal import Foundation

extension FontLibrary {
  /// A library, and what it should have and has not.
  struct Loaded: Sendable {
    var library: FontLibrary
    var error: FontError?
    /// The files that were left out of the folders and not reported yet.
    var broken: [BrokenFont] = []

    /// Loads the packages' fonts and those of `folders`; where one is missing, those that are there.
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

  /// The library everything is measured and drawn with; of the packages' fonts and the folders of `CELLSNAP_FONTS`
  /// until `configure` names others. Where fonts are missing, of the others: see `check`.
  package static var shared: FontLibrary { loaded.library }

  /// For whoever runs something to call first, since what is drawn without a font is another picture.
  ///
  /// Throws `FontError` when a font that `shared` should have is missing.
  package static func check() throws(FontError) {
    if let error = loaded.error { throw error }
  }

  /// Adds the font files of folders, and of those in `CELLSNAP_FONTS`, to `shared`; call it before the first text is
  /// measured. They are read on another thread, for which who asks for `shared` waits.
  ///
  /// Returns the broken fonts among them, which are left out.
  ///
  /// Throws `FontError` when a folder has no font that works, a required font is missing, or a broken one was to stand in
  /// for a packaged one.
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
    // Not Foundation's, which would not say that there can be no more threads.
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

  /// The broken fonts in the folders of `CELLSNAP_FONTS`, unless they were asked for before.
  package static func takeBroken() -> [BrokenFont] {
    _ = loaded
    return current.withLock { current in
      defer { current?.broken = [] }
      return current?.broken ?? []
    }
  }

  /// Waits until the fonts are read that `configure` named: a process that ends meanwhile leaves the lock of
  /// fontconfig's cache behind, and others that come soon do without a cache.
  package static func finishReading() { current.withLock { _ in } }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// The folders that `CELLSNAP_FONTS` names, separated by colons.
  private static var environmentFolders: [String] {
    (ProcessInfo.processInfo.environment["CELLSNAP_FONTS"] ?? "").split(separator: ":").map(String.init)
  }
}
