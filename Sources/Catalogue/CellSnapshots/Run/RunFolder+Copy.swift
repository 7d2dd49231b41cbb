extension RunFolder {
  /// Copies the pictures of a run from another folder, except those that were copied before. Equal pictures have the same
  /// path in every folder.
  ///
  /// Throws if a picture is gone, has changed or cannot be written.
  ///
  /// - Parameter copied: The paths of the pictures that are in this folder, to which the run's pictures are added.
  package func copyPictures(
    of run: Run, from folder: RunFolder, besides copied: inout Set<String>
  ) throws(FileError) {
    for picture in run.pictures where copied.insert(picture.path).inserted {
      try keep(try folder.bytes(of: picture))
    }
  }
}
