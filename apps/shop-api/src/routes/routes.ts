import type { ShopApi } from '../http/shop-api.ts'
import { checkCodeRoute } from './account/check-code.route.ts'
import { sendCodeRoute } from './account/send-code.route.ts'
import { captchaPictureRoutes } from './captcha/picture.routes.ts'
import { captchaSpokenRoute } from './captcha/spoken.route.ts'
import { captchaWorkRoute } from './captcha/work.route.ts'
import { bulkInsertRoute } from './cart/bulkinsert.route.ts'
import { createRoute } from './cart/create.route.ts'
import { deleteRoute } from './cart/delete.route.ts'
import { getRoute } from './cart/get.route.ts'
import { updateRoute } from './cart/update.route.ts'
import { createCommentRoute } from './comment/create.route.ts'
import { listCommentsRoute } from './comment/list.route.ts'
import { ownVotesRoute } from './comment/own-votes.route.ts'
import { voteRoute } from './comment/vote.route.ts'
import { getTabContentRoute } from './cpl/get-tab-content.route.ts'
import { favoriteRoutes } from './favorite/favorite.route.ts'
import { specialOrderRoute } from './feedback/special-order.route.ts'
import { submitFeedbackRoute } from './feedback/submit.route.ts'
import { addGiftRoute } from './gift/add-to-order.route.ts'
import { orderGiftsRoute } from './gift/order-gifts.route.ts'
import { healthRoutes } from './health/health.route.ts'
import { fileLinkForStaffRoute } from './manage/file-link.route.ts'
import { orderActRoutes } from './manage/order-acts.route.ts'
import { managedOrderRoutes } from './manage/orders.route.ts'
import { meRoute } from './me/me.route.ts'
import { getJsMessagesRoute } from './messages/get-js-messages.route.ts'
import { checkoutRoute } from './order/checkout.route.ts'
import { downloadRoute } from './order/download.route.ts'
import { orderRoutes } from './order/order.routes.ts'
import { placeRoute } from './order/place.route.ts'
import { connectionRoutes } from './payment/connection.route.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { ownPrivacyRoutes } from './privacy/own.route.ts'
import { peoplePrivacyRoutes } from './privacy/people.route.ts'
import { addressRoutes } from './profile/addresses.route.ts'
import { profileRoutes } from './profile/profile.route.ts'
import { getScoreRoute } from './score/get.route.ts'
import { useScoreRoute } from './score/use.route.ts'
import { countRoutes } from './search/count.routes.ts'
import { findRoute } from './search/find.route.ts'
import { previewRoute } from './search/preview.route.ts'
import { validateRoute } from './special-code/validate.route.ts'
import { torobProductsRoute } from './torob/products.route.ts'
import { deleteFileRoute } from './userfile/delete.route.ts'
import { ownFilesRoute } from './userfile/mine.route.ts'
import { submitFileRoute } from './userfile/submit.route.ts'
import { viewFileRoute } from './userfile/view.route.ts'

/** Every route of shop-api. */
export async function routes(app: ShopApi) {
  await createRoute(app)
  await updateRoute(app)
  await getRoute(app)
  await deleteRoute(app)
  await bulkInsertRoute(app)
  await validateRoute(app)
  await useScoreRoute(app)
  await getScoreRoute(app)
  await profileRoutes(app)
  await addressRoutes(app)
  await favoriteRoutes(app)
  await checkoutRoute(app)
  await placeRoute(app)
  await orderRoutes(app)
  await paymentRoutes(app)
  await addGiftRoute(app)
  await orderGiftsRoute(app)
  await connectionRoutes(app)
  await getTabContentRoute(app)
  await createCommentRoute(app)
  await voteRoute(app)
  await ownVotesRoute(app)
  await listCommentsRoute(app)
  await captchaPictureRoutes(app)
  await captchaSpokenRoute(app)
  await captchaWorkRoute(app)
  await specialOrderRoute(app)
  await submitFeedbackRoute(app)
  await getJsMessagesRoute(app)
  await findRoute(app)
  await countRoutes(app)
  await previewRoute(app)
  await meRoute(app)
  await sendCodeRoute(app)
  await checkCodeRoute(app)
  await submitFileRoute(app)
  await deleteFileRoute(app)
  await ownFilesRoute(app)
  await viewFileRoute(app)
  await fileLinkForStaffRoute(app)
  await managedOrderRoutes(app)
  await downloadRoute(app)
  await torobProductsRoute(app)
  await orderActRoutes(app)
  await ownPrivacyRoutes(app)
  await peoplePrivacyRoutes(app)
  await healthRoutes(app)
}
