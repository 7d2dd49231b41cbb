extension RunFolder {
  /// Takes over the pictures of a run in another folder.
  ///
  /// Throws where one is gone or no longer what was kept, or cannot be written.
  package func copyPictures(of run: Run, from folder: RunFolder) throws(FileError) {
    for snapshot in run.snapshots {
      for picture in [snapshot.reference, snapshot.actual, snapshot.difference].compactMap({ $0 }) {
        try keep(try folder.bytes(of: picture))
      }
    }
  }
}
