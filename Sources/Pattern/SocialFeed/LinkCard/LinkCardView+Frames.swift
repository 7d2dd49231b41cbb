import MFS
import UIKit

nonisolated extension LinkCardView {
  /// The maximum lines of the title and of the summary. It is greater if the text is so large that only few words
  /// fit into a line.
  static var linesOfText: Int { isStacked ? 4 : 2 }

  private static var margin: CGFloat { CGFloat(12).room }
  private static var gap: CGFloat { CGFloat(3).room }

  /// Returns the frame of the picture. It is at the leading side and as high as the card, or above large text and
  /// twice as wide as high.
  static func rectForPictureView(_ viewModel: LinkCardVM, width: CGFloat) -> CGRect {
    viewModel.subviewFrames.rect("pictureView", width: width) {
      guard viewModel.card.picture != nil else { return .zero }
      if isStacked { return CGRect(x: 0, y: 0, width: width, height: (width / 2).rounded()) }
      return CGRect(
        x: 0, y: 0, width: pictureWidth(viewModel, width: width), height: height(of: viewModel, width: width)
      ).mirrored(in: width)
    }
  }

  static func rectForSourceLabel(_ viewModel: LinkCardVM, width: CGFloat) -> CGRect {
    viewModel.subviewFrames.rect("sourceLabel", width: width) {
      let texts = heightOfTexts(viewModel, width: width)
      let above = isStacked ? rectForPictureView(viewModel, width: width).maxY : 0
      // The texts are vertically centred beside a higher picture.
      let spare = isStacked ? 0 : height(of: viewModel, width: width) - texts - 2 * margin
      return textRect(
        viewModel, y: above + margin + (spare / 2).rounded(.down), height: heightOfSource(viewModel), width)
    }
  }

  static func rectForTitleLabel(_ viewModel: LinkCardVM, width: CGFloat) -> CGRect {
    viewModel.subviewFrames.rect("titleLabel", width: width) {
      let above = rectForSourceLabel(viewModel, width: width)
      let y = above.maxY + (above.height > 0 ? gap : 0)
      return textRect(viewModel, y: y, height: heightOfTitle(viewModel, width: width), width)
    }
  }

  static func rectForSummaryLabel(_ viewModel: LinkCardVM, width: CGFloat) -> CGRect {
    viewModel.subviewFrames.rect("summaryLabel", width: width) {
      let y = rectForTitleLabel(viewModel, width: width).maxY + gap
      return textRect(viewModel, y: y, height: heightOfSummary(viewModel, width: width), width)
    }
  }

  /// Returns the height of a card that is `width` wide, in points.
  static func height(of viewModel: LinkCardVM, width: CGFloat) -> CGFloat {
    viewModel.subviewFrames.number("linkCardView", width: width) {
      let texts = heightOfTexts(viewModel, width: width) + 2 * margin
      guard viewModel.card.picture != nil else { return texts }
      return isStacked ? (width / 2).rounded() + texts : max(texts, 88)
    }
  }

  private static func heightOfTexts(_ viewModel: LinkCardVM, width: CGFloat) -> CGFloat {
    let heights: [CGFloat] = [
      heightOfSource(viewModel), heightOfTitle(viewModel, width: width),
      heightOfSummary(viewModel, width: width),
    ]
    return heights.filter { $0 > 0 }.reduce(-gap) { height, text in height + gap + text }
  }

  private static func heightOfSource(_ viewModel: LinkCardVM) -> CGFloat {
    viewModel.card.source.isEmpty ? 0 : fontForSource.wholeLineHeight
  }

  private static func heightOfTitle(_ viewModel: LinkCardVM, width: CGFloat) -> CGFloat {
    viewModel.subviewFrames.number("titleLabel", key: "height", width: width) {
      height(of: viewModel.card.title, fontForTitle, textWidth(viewModel, width: width))
    }
  }

  private static func heightOfSummary(_ viewModel: LinkCardVM, width: CGFloat) -> CGFloat {
    viewModel.subviewFrames.number("summaryLabel", key: "height", width: width) {
      height(of: viewModel.card.summary, fontForSummary, textWidth(viewModel, width: width))
    }
  }

  /// Returns the height of the lines that are shown, in points.
  private static func height(of text: String, _ font: UIFont, _ width: CGFloat) -> CGFloat {
    let height = text.size(font: font, fitting: width).height
    return min(height, (font.lineHeight * CGFloat(linesOfText)).rounded(.up))
  }

  private static func pictureWidth(_ viewModel: LinkCardVM, width: CGFloat) -> CGFloat {
    viewModel.card.picture == nil || isStacked ? 0 : min(160, max(88, (width * 0.3).rounded()))
  }

  private static func textWidth(_ viewModel: LinkCardVM, width: CGFloat) -> CGFloat {
    max(1, width - pictureWidth(viewModel, width: width) - 2 * margin)
  }

  private static func textRect(
    _ viewModel: LinkCardVM, y: CGFloat, height: CGFloat, _ width: CGFloat
  ) -> CGRect {
    CGRect(
      x: pictureWidth(viewModel, width: width) + margin, y: y, width: textWidth(viewModel, width: width),
      height: height
    ).mirrored(in: width)
  }

  private static var isStacked: Bool {
    MFSLayoutEnvironment.current.contentSizeCategory.isAccessibilityCategory
  }
}
