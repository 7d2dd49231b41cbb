import Kingfisher
import UIKit

final class ProductCell: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var priceLabel: UILabel! {
    didSet { priceLabel.textColor = .brand }
  }
  @IBOutlet private weak var storeLabel: UILabel!
  @IBOutlet private weak var pictureView: UIImageView!

  func configure(with product: Product) {
    nameLabel.text = product.name
    priceLabel.text = product.price.formatted(.currency(code: "EUR").locale(Locale(identifier: "en_US")))
    storeLabel.text = ShopService.shared.storeName
    pictureView.kf.setImage(with: product.pictureAddress, placeholder: UIImage(named: "basket"))
    ShopNetworkClient.log("shown")
  }
}
