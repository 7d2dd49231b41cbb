internal import CellSnapEnvironment

/// Where the files of Debian's packages are that drawing needs: fonts, dictionaries and Poppler's program.
package enum PackagedFiles {
  /// The folder before each path. It is empty for the files of the host.
  ///
  /// If this code is in the library of a Swift SDK, it is the folder of the system in that SDK. Then the packages of
  /// the host do not count.
  package static let root: String = cellsnap_system_folder().map { String(cString: $0) } ?? ""
}
