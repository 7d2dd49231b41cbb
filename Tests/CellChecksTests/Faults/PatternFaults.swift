import Foundation
import MFS
import UIKit
@testable import CellSnapSampleCells

/// Makes, binds and places a button, and forgets to add it.
final class ForgottenSubviewCell: PostCell {
  private var likeButton: UIButton?

  override func initSubviews() {
    super.initSubviews()
    likeButton = likeButton ?? UIButton()
  }

  override func bindData(from viewModel: PostCellVM?) {
    super.bindData(from: viewModel)
    likeButton?.setTitle("Like", for: .normal)
  }

  override func resizeSubviews() {
    super.resizeSubviews()
    likeButton?.frame = CGRect(x: 16, y: 40, width: 60, height: 44)
  }
}

/// Makes a picture and never shows it, as no row has one.
final class AbsentPictureCell: PostCell {
  private var photoView: UIImageView?

  override func initSubviews() {
    super.initSubviews()
    photoView = photoView ?? UIImageView()
  }

  override func resizeSubviews() {
    super.resizeSubviews()
    photoView?.frame = CGRect(x: 16, y: 40, width: 60, height: 44)
  }
}

/// Adds a line to those rows only that have a long text.
final class SometimesAddedCell: PostCell {
  static let longText = 60
  private let lineView = UIView()

  override func updateStyles() {
    super.updateStyles()
    lineView.backgroundColor = .systemTeal
  }

  override func bindData(from viewModel: PostCellVM?) {
    super.bindData(from: viewModel)
    if viewModel?.text.count ?? 0 > Self.longText {
      contentView.insertSubview(lineView, at: 0)
    } else {
      lineView.removeFromSuperview()
    }
  }

  override func resizeSubviews() {
    super.resizeSubviews()
    lineView.frame = CGRect(x: 0, y: 0, width: tableSize.width, height: 1)
  }
}

/// Says that posts of one name show the same.
final class NameOnlyVM: PostCellVM, @unchecked Sendable {
  override func isEqual(to other: PostCellVM) -> Bool { name == other.name }
}

/// Writes the width of the table into the name, where only a new view model would change it.
final class BoundWidthCell: PostCell {
  override func bindData(from viewModel: PostCellVM?) {
    super.bindData(from: viewModel)
    nameLabel?.text = viewModel.map { "\($0.name), \(Int(tableSize.width))" }
  }
}
