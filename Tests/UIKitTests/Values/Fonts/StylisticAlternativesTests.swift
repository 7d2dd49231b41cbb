import Testing
import UIKit

/// Tests of the selectors of stylistic alternatives. In Apple's table, an alternative is on at twice its number, and off at
/// the number after that.
struct StylisticAlternativesTests {
  private static let selectors = [
    [kStylisticAltOneOnSelector, kStylisticAltOneOffSelector],
    [kStylisticAltTwoOnSelector, kStylisticAltTwoOffSelector],
    [kStylisticAltThreeOnSelector, kStylisticAltThreeOffSelector],
    [kStylisticAltFourOnSelector, kStylisticAltFourOffSelector],
    [kStylisticAltFiveOnSelector, kStylisticAltFiveOffSelector],
    [kStylisticAltSixOnSelector, kStylisticAltSixOffSelector],
    [kStylisticAltSevenOnSelector, kStylisticAltSevenOffSelector],
    [kStylisticAltEightOnSelector, kStylisticAltEightOffSelector],
    [kStylisticAltNineOnSelector, kStylisticAltNineOffSelector],
    [kStylisticAltTenOnSelector, kStylisticAltTenOffSelector],
    [kStylisticAltElevenOnSelector, kStylisticAltElevenOffSelector],
    [kStylisticAltTwelveOnSelector, kStylisticAltTwelveOffSelector],
    [kStylisticAltThirteenOnSelector, kStylisticAltThirteenOffSelector],
    [kStylisticAltFourteenOnSelector, kStylisticAltFourteenOffSelector],
    [kStylisticAltFifteenOnSelector, kStylisticAltFifteenOffSelector],
    [kStylisticAltSixteenOnSelector, kStylisticAltSixteenOffSelector],
    [kStylisticAltSeventeenOnSelector, kStylisticAltSeventeenOffSelector],
    [kStylisticAltEighteenOnSelector, kStylisticAltEighteenOffSelector],
    [kStylisticAltNineteenOnSelector, kStylisticAltNineteenOffSelector],
    [kStylisticAltTwentyOnSelector, kStylisticAltTwentyOffSelector],
  ]

  @Test(arguments: 1...20)
  func `a stylistic alternative has two selectors`(_ number: Int) {
    #expect(Self.selectors[number - 1] == [2 * number, 2 * number + 1])
  }
}
