import Foundation
import MFS
import UIKit
@testable import CellCatalog
@testable import CellSnapSampleCells
@testable import CellChecks

/// An entry with one fault, the rule that finds it, and the rules that find its consequences.
struct Seed: Sendable, CustomStringConvertible {
  let description: String
  let rule: CheckRule
  let consequences: Set<CheckRule>
  let controller: @MainActor @Sendable () -> UIViewController

  private init(
    _ cell: NoteCell.Type, _ rule: CheckRule, _ consequences: Set<CheckRule> = []
  ) {
    description = "\(cell)"
    self.rule = rule
    self.consequences = consequences
    controller = { NotesController(cell) }
  }

  private init(
    _ cell: PostCell.Type, _ viewModels: PostCellVM.Type, _ rule: CheckRule,
    _ consequences: Set<CheckRule> = []
  ) {
    description = "\(cell), \(viewModels)"
    self.rule = rule
    self.consequences = consequences
    controller = { PostsController(cell, viewModels: viewModels) }
  }

  private init(_ cell: PostCell.Type, _ rule: CheckRule, _ consequences: Set<CheckRule> = []) {
    self.init(cell, PostCellVM.self, rule, consequences)
  }

  @MainActor var entry: CatalogEntry { CatalogEntry("Seed", controller: controller) }

  static let all: [Seed] = [
    Seed(StaleTextCell.self, .reuse),
    Seed(StalePhotoCell.self, .reuse),
    Seed(StaleColorCell.self, .reuse),
    Seed(PiledLayerCell.self, .reuse),
    Seed(StaleBackgroundCell.self, .reuse),
    Seed(StaleSpeechCell.self, .reuse),
    Seed(PiledGestureCell.self, .reuse),
    Seed(EarlyBoundsCell.self, .rotation),
    Seed(FirstLayoutCell.self, .rotation),
    Seed(DriftingCell.self, .rotation),
    Seed(StaleLayerCell.self, .rotation),
    Seed(WidthlessCacheCell.self, WidthlessCacheVM.self, .rotation, [.purity]),
    Seed(ThreadDictionaryCell.self, .background),
    Seed(CountingCell.self, .purity, [.reuse, .rotation]),
    Seed(RowBeforeCell.self, .purity, [.background, .rotation, .height]),
    Seed(HeightlessCacheCell.self, .purity),
    Seed(ScreenWidthCell.self, .purity),
    Seed(BoundGlobalCell.self, .purity, [.background, .reuse, .rotation]),
    Seed(OneHeightCell.self, LongPostVM.self, .purity, [.height]),
    Seed(ExpandedMarginCell.self, LongPostVM.self, .height),
    Seed(ExpandedTitleCell.self, EqualWhenExpandedVM.self, .reuse),
    // The users see a text that no longer fits.
    Seed(TextSizeCacheCell.self, .purity, [.truncation]),
    Seed(DirectResizeCell.self, .idle),
    Seed(RebindingCell.self, .idle),
    Seed(PostCell.self, RestlessVM.self, .idle),
    Seed(BoundWidthCell.self, .rotation),
    Seed(PostCell.self, NameOnlyVM.self, .equality),
    Seed(SharedKeyCell.self, .keys),
    Seed(SharedKindCell.self, .keys),
    Seed(LocaleCell.self, .environment),
    Seed(TimeZoneCell.self, .environment),
    Seed(ClockCell.self, .environment),
    Seed(ForgottenMarginCell.self, .height),
    Seed(SpareHeightCell.self, .height),
    Seed(OtherFontHeightCell.self, .height),
    Seed(TallRowsCell.self, .height),
    Seed(ScreenHighCell.self, .height),
    Seed(NoMarginCell.self, .height),
    Seed(NarrowLabelCell.self, .truncation),
    Seed(FixedHeightLabelCell.self, .truncation),
    Seed(ClippedTitleCell.self, .truncation),
    Seed(OverlappingLabelsCell.self, .overlap),
    Seed(OutsideCell.self, .outside),
    Seed(ZeroSizeCell.self, .zeroSize),
    Seed(NoNumberCell.self, .zeroSize, [.reuse]),
    Seed(MissingGlyphCell.self, .missingGlyph),
    Seed(HalfPixelCell.self, .offPixel),
    Seed(SmallButtonCell.self, .touchTarget),
    Seed(PaleTextCell.self, .contrast),
    Seed(TextOverPhotoCell.self, .contrast),
    Seed(StretchedPhotoCell.self, .stretchedImage),
    Seed(ForgottenSubviewCell.self, .missingSubview),
    Seed(UnmirroredCell.self, .mirroring),
    Seed(FixedFontCell.self, .dynamicType),
    Seed(UnnamedButtonCell.self, .accessibilityLabel),
    Seed(TwiceReadButtonCell.self, .doubledElement),
    Seed(UnnamedPhotoCell.self, .emptyElement),
    Seed(UpwardReadingCell.self, .readingOrder),
    Seed(ShortenedSpeechCell.self, .unreadText),
    Seed(LostActionCell.self, .reuse),
  ]
}
