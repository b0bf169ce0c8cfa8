import { accountTexts } from '../texts/account.ts'
import { basketTexts } from '../texts/basket.ts'
import { captchaTexts } from '../texts/captcha.ts'
import { categoryTexts } from '../texts/category.ts'
import { checkoutTexts } from '../texts/checkout.ts'
import { commentTexts } from '../texts/comments.ts'
import { compareTexts } from '../texts/compare.ts'
import { deliveryTexts } from '../texts/delivery.ts'
import { feedbackTexts } from '../texts/feedback.ts'
import { footerTexts } from '../texts/footer.ts'
import { formTexts } from '../texts/forms.ts'
import { giftTexts } from '../texts/gift.ts'
import { homeTexts } from '../texts/home.ts'
import { lightboxTexts } from '../texts/lightbox.ts'
import { newsTexts } from '../texts/news.ts'
import { orderMailTexts } from '../texts/order-mail.ts'
import { orderTexts } from '../texts/orders.ts'
import { pageTexts } from '../texts/pages.ts'
import { passkeyTexts } from '../texts/passkeys.ts'
import { paymentTexts } from '../texts/payment.ts'
import { privacyTexts } from '../texts/privacy.ts'
import { productTexts } from '../texts/product.ts'
import { profileTexts } from '../texts/profile.ts'
import { provinceTexts } from '../texts/provinces.ts'
import { returnTexts } from '../texts/returns.ts'
import { reviewMailTexts } from '../texts/reviews.ts'
import { searchTexts } from '../texts/search.ts'
import { shellTexts } from '../texts/shell.ts'
import { sliderTexts } from '../texts/slider.ts'
import { specialCodeTexts } from '../texts/special-code.ts'
import { uploadTexts } from '../texts/uploads.ts'
import { validationTexts } from '../texts/validation.ts'
import { wishTexts } from '../texts/wishes.ts'
import type { Texts } from './text.ts'

/** Texts that client islands say; GetJSMessages answers these. */
export const islandAreas = {
  shell: shellTexts,
  slider: sliderTexts,
  basket: basketTexts,
  compare: compareTexts,
  uploads: uploadTexts,
  payment: paymentTexts,
  specialCode: specialCodeTexts,
  checkout: checkoutTexts,
  delivery: deliveryTexts,
  orders: orderTexts,
  returns: returnTexts,
  gift: giftTexts,
  comments: commentTexts,
  captcha: captchaTexts,
  validation: validationTexts,
  lightbox: lightboxTexts,
  search: searchTexts,
  wishes: wishTexts,
  product: productTexts,
  feedback: feedbackTexts,
  forms: formTexts,
  account: accountTexts,
  passkeys: passkeyTexts,
  profile: profileTexts,
  privacy: privacyTexts,
} as const satisfies Record<string, Texts>

/** Texts that are only rendered on the server; they never travel to the browser as messages. */
export const serverAreas = {
  home: homeTexts,
  footer: footerTexts,
  category: categoryTexts,
  news: newsTexts,
  pages: pageTexts,
  provinces: provinceTexts,
  orderMail: orderMailTexts,
  reviewMail: reviewMailTexts,
} as const satisfies Record<string, Texts>

export const areas = { ...islandAreas, ...serverAreas }
