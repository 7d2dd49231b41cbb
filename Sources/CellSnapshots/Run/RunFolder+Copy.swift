extension RunFolder {
  /// Copies the pictures of a run from another folder.
  ///
  /// Throws if a picture is gone, has changed or cannot be written.
  package func copyPictures(of run: Run, from folder: RunFolder) throws(FileError) {
    for picture in run.pictures { try keep(try folder.bytes(of: picture)) }
  }
}
