/// The first stored property of a class whose objects are values of text attributes.
// On Linux `CFEqual` takes bits 8 to 17 of an object's first stored word for the number of a Core Foundation type,
// and ends the process when they are zero in both objects; these are the number of no type.
struct ComparisonMark: Sendable {
  private let word: UInt = 0x3_FF00
}
