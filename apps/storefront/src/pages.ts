import accountLogin from './features/account/login.page.tsx'
import articlesHome from './features/articles/home.page.tsx'
import articlesWritten from './features/articles/written.page.tsx'
import basketBasket from './features/basket/basket.page.tsx'
import catalogueCategory from './features/catalogue/category.page.tsx'
import catalogueCategoryById from './features/catalogue/category-by-id.page.ts'
import checkoutCheckout from './features/checkout/checkout.page.tsx'
import commentsAnswer from './features/comments/answer.page.tsx'
import compareCompare from './features/compare/compare.page.tsx'
import componentGallery from './features/component-gallery/gallery.page.tsx'
import sectionGallery from './features/component-gallery/sections.page.tsx'
import feedbackFeedback from './features/feedback/feedback.page.tsx'
import newsArchive from './features/news/archive.page.tsx'
import newsCategory from './features/news/category.page.tsx'
import newsItem from './features/news/item.page.tsx'
import newsList from './features/news/list.page.tsx'
import newsMonth from './features/news/month.page.tsx'
import newsTag from './features/news/tag.page.tsx'
import offersOffers from './features/offers/offers.page.tsx'
import orderGift from './features/order/gift.page.tsx'
import orderInvoice from './features/order/invoice.page.tsx'
import orderView from './features/order/view.page.tsx'
import previewPreview from './features/preview/preview.page.tsx'
import productProduct from './features/product/product.page.tsx'
import productProductById from './features/product/product-by-id.page.ts'
import profileAddresses from './features/profile/addresses.page.tsx'
import profileData from './features/profile/data.page.tsx'
import profileDetails from './features/profile/details.page.tsx'
import profileFavorites from './features/profile/favorites.page.tsx'
import profileFiles from './features/profile/files.page.tsx'
import profileOrders from './features/profile/orders.page.tsx'
import profileOverview from './features/profile/overview.page.tsx'
import profileScore from './features/profile/score.page.tsx'
import profileSecurity from './features/profile/security.page.tsx'
import registrationRegister from './features/registration/register.page.tsx'
import searchEverywhere from './features/search/everywhere.page.ts'
import searchInCategory from './features/search/in-category.page.ts'
import searchSimple from './features/search/simple.page.ts'
import specialOrderSpecialOrder from './features/special-order/special-order.page.tsx'
import wishWishStop from './features/wish/wish-stop.page.tsx'
import type { Page } from './page/define-page.ts'

/** Every page, by the file that it is in. */
export const pages: Readonly<Record<string, Page>> = {
  'features/account/login.page.tsx': accountLogin,
  'features/articles/home.page.tsx': articlesHome,
  'features/articles/written.page.tsx': articlesWritten,
  'features/basket/basket.page.tsx': basketBasket,
  'features/catalogue/category-by-id.page.ts': catalogueCategoryById,
  'features/catalogue/category.page.tsx': catalogueCategory,
  'features/checkout/checkout.page.tsx': checkoutCheckout,
  'features/comments/answer.page.tsx': commentsAnswer,
  'features/compare/compare.page.tsx': compareCompare,
  'features/feedback/feedback.page.tsx': feedbackFeedback,
  'features/news/archive.page.tsx': newsArchive,
  'features/news/category.page.tsx': newsCategory,
  'features/news/item.page.tsx': newsItem,
  'features/news/list.page.tsx': newsList,
  'features/news/month.page.tsx': newsMonth,
  'features/news/tag.page.tsx': newsTag,
  'features/offers/offers.page.tsx': offersOffers,
  'features/order/gift.page.tsx': orderGift,
  'features/order/invoice.page.tsx': orderInvoice,
  'features/order/view.page.tsx': orderView,
  'features/component-gallery/gallery.page.tsx': componentGallery,
  'features/component-gallery/sections.page.tsx': sectionGallery,
  'features/preview/preview.page.tsx': previewPreview,
  'features/product/product-by-id.page.ts': productProductById,
  'features/product/product.page.tsx': productProduct,
  'features/profile/addresses.page.tsx': profileAddresses,
  'features/profile/data.page.tsx': profileData,
  'features/profile/details.page.tsx': profileDetails,
  'features/profile/favorites.page.tsx': profileFavorites,
  'features/profile/files.page.tsx': profileFiles,
  'features/profile/orders.page.tsx': profileOrders,
  'features/profile/overview.page.tsx': profileOverview,
  'features/profile/score.page.tsx': profileScore,
  'features/profile/security.page.tsx': profileSecurity,
  'features/registration/register.page.tsx': registrationRegister,
  'features/search/everywhere.page.ts': searchEverywhere,
  'features/search/in-category.page.ts': searchInCategory,
  'features/search/simple.page.ts': searchSimple,
  'features/special-order/special-order.page.tsx': specialOrderSpecialOrder,
  'features/wish/wish-stop.page.tsx': wishWishStop,
}
