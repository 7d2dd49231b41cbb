extension RunFolder {
  /// Takes over the pictures of a run in another folder.
  ///
  /// Throws where one is gone or no longer what was kept, or cannot be written.
  package func copyPictures(of run: Run, from folder: RunFolder) throws(FileError) {
    for picture in run.pictures { try keep(try folder.bytes(of: picture)) }
  }
}
