internal import Foundation

extension Itemizer {
  /// The calling thread's itemizer. It is made at its first use and released when the thread ends.
  static var ofThread: Itemizer {
    let library = FontLibrary.shared
    if let pointer = pthread_getspecific(key) {
      let itemizer = Unmanaged<Itemizer>.fromOpaque(pointer)
      if itemizer.takeUnretainedValue().library === library { return itemizer.takeUnretainedValue() }
      itemizer.release()
    }
    let made = Itemizer(library: library)
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<Itemizer>.fromOpaque(pointer).release() }
    }
    return key
  }()
}
