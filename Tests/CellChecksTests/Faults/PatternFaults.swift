import Foundation
import MFS
import UIKit
@testable import CellSnapSampleCells

/// A cell that makes, binds and places a button, but does not add it.
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

/// A cell that makes an image view and never shows it, because no row has a picture.
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

/// A cell that adds a line only to rows with a long text.
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

/// A view model that is equal to others with the same name.
final class NameOnlyVM: PostCellVM, @unchecked Sendable {
  override func isEqual(to other: PostCellVM) -> Bool { name == other.name }
}

/// A cell that writes the table's width into the name. Only a new view model would change it.
final class BoundWidthCell: PostCell {
  override func bindData(from viewModel: PostCellVM?) {
    super.bindData(from: viewModel)
    nameLabel?.text = viewModel.map { "\($0.name), \(Int(tableSize.width))" }
  }
}
