/// The first stored property of a class whose objects are values of text attributes.
// On Linux `CFEqual` reads bits 8 to 17 of an object's first stored word as the number of a Core Foundation type.
// It ends the process when they are zero in both objects. The bits of this word are the number of no type.
struct ComparisonMark: Sendable {
  private let word: UInt = 0x3_FF00
}
