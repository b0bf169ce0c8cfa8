import type { ShopApi } from '../http/shop-api.ts'
import { checkCodeRoute } from './account/check-code.route.ts'
import { sendCodeRoute } from './account/send-code.route.ts'
import { addAddressRoute } from './address/add.route.ts'
import { listAddressesRoute } from './address/list.route.ts'
import { removeAddressRoute } from './address/remove.route.ts'
import { updateAddressRoute } from './address/update.route.ts'
import { captchaPictureRoute } from './captcha/picture.route.ts'
import { captchaSpokenRoute } from './captcha/spoken.route.ts'
import { captchaWorkRoute } from './captcha/work.route.ts'
import { bulkInsertRoute } from './cart/bulkinsert.route.ts'
import { createRoute } from './cart/create.route.ts'
import { deleteRoute } from './cart/delete.route.ts'
import { getRoute } from './cart/get.route.ts'
import { updateRoute } from './cart/update.route.ts'
import { createCommentRoute } from './comment/create.route.ts'
import { currentUserVotesRoute } from './comment/current-user-votes.route.ts'
import { listCommentsRoute } from './comment/list.route.ts'
import { voteRoute } from './comment/vote.route.ts'
import { getTabContentRoute } from './cpl/get-tab-content.route.ts'
import { deliveryCitiesRoute } from './delivery/cities.route.ts'
import { deliveryPromiseRoute } from './delivery/promise.route.ts'
import { getFavoriteRoute } from './favorite/get.route.ts'
import { listFavoritesRoute } from './favorite/list.route.ts'
import { setFavoriteRoute } from './favorite/set.route.ts'
import { specialOrderRoute } from './feedback/special-order.route.ts'
import { submitFeedbackRoute } from './feedback/submit.route.ts'
import { submitFormRoute } from './forms/submit.route.ts'
import { addGiftRoute } from './gift/add-to-order.route.ts'
import { orderGiftsRoute } from './gift/order-gifts.route.ts'
import { liveRoute } from './health/live.route.ts'
import { readyRoute } from './health/ready.route.ts'
import { actOnOrderRoute } from './manage/act-on-order.route.ts'
import { actOnReturnRoute } from './manage/act-on-return.route.ts'
import { fileLinkForStaffRoute } from './manage/file-link.route.ts'
import { getManagedOrderRoute } from './manage/get-order.route.ts'
import { getManagedReturnsRoute } from './manage/get-returns.route.ts'
import { keepHolidayRoute } from './manage/keep-holiday.route.ts'
import { keepReturnExceptionRoute } from './manage/keep-return-exception.route.ts'
import { listManagedOrdersRoute } from './manage/list-orders.route.ts'
import { orderViewsRoute } from './manage/order-views.route.ts'
import { serveCustomerRoute } from './manage/serve-customer.route.ts'
import { shipManyRoute } from './manage/ship-many.route.ts'
import { getMeRoute } from './me/get.route.ts'
import { getJsMessagesRoute } from './messages/get-js-messages.route.ts'
import { cancelOrderRoute } from './order/cancel.route.ts'
import { checkoutRoute } from './order/checkout.route.ts'
import { downloadRoute } from './order/download.route.ts'
import { getOrderRoute } from './order/get.route.ts'
import { getOrderReturnsRoute } from './order/get-returns.route.ts'
import { giveReceiptRoute } from './order/give-receipt.route.ts'
import { listOrdersRoute } from './order/list.route.ts'
import { payOrderRoute } from './order/pay.route.ts'
import { placeRoute } from './order/place.route.ts'
import { requestReturnRoute } from './order/request-return.route.ts'
import { withdrawReturnRoute } from './order/withdraw-return.route.ts'
import { checkConnectionRoute } from './payment/check-connection.route.ts'
import { checkRegionRoute } from './payment/check-region.route.ts'
import { goToBankRoute } from './payment/go.route.ts'
import { returnFromBankRoute } from './payment/return.route.ts'
import { eraseCurrentUserRoute } from './privacy/erase-current-user.route.ts'
import { erasePersonRoute } from './privacy/erase-person.route.ts'
import { exportCurrentUserRoute } from './privacy/export-current-user.route.ts'
import { exportPersonRoute } from './privacy/export-person.route.ts'
import { getProfileRoute } from './profile/get.route.ts'
import { updateProfileRoute } from './profile/update.route.ts'
import { getScoreRoute } from './score/get.route.ts'
import { useScoreRoute } from './score/use.route.ts'
import { countAskedRoute } from './search/count-asked.route.ts'
import { countClickRoute } from './search/count-click.route.ts'
import { countMissRoute } from './search/count-miss.route.ts'
import { findRoute } from './search/find.route.ts'
import { popularSearchesRoute } from './search/popular.route.ts'
import { previewRoute } from './search/preview.route.ts'
import { validateRoute } from './special-code/validate.route.ts'
import { torobProductsRoute } from './torob/products.route.ts'
import { deleteFileRoute } from './userfile/delete.route.ts'
import { listFilesRoute } from './userfile/list.route.ts'
import { submitFileRoute } from './userfile/submit.route.ts'
import { viewFileRoute } from './userfile/view.route.ts'
import { askWishRoute } from './wish/ask.route.ts'
import { stopWishesRoute } from './wish/stop.route.ts'

const ROUTES = [
  createRoute,
  updateRoute,
  getRoute,
  deleteRoute,
  bulkInsertRoute,
  validateRoute,
  useScoreRoute,
  getScoreRoute,
  getProfileRoute,
  updateProfileRoute,
  listAddressesRoute,
  addAddressRoute,
  updateAddressRoute,
  removeAddressRoute,
  listFavoritesRoute,
  getFavoriteRoute,
  setFavoriteRoute,
  deliveryCitiesRoute,
  deliveryPromiseRoute,
  checkoutRoute,
  placeRoute,
  listOrdersRoute,
  getOrderRoute,
  payOrderRoute,
  cancelOrderRoute,
  giveReceiptRoute,
  goToBankRoute,
  returnFromBankRoute,
  addGiftRoute,
  orderGiftsRoute,
  checkConnectionRoute,
  checkRegionRoute,
  getTabContentRoute,
  createCommentRoute,
  voteRoute,
  currentUserVotesRoute,
  listCommentsRoute,
  captchaPictureRoute,
  captchaSpokenRoute,
  captchaWorkRoute,
  specialOrderRoute,
  submitFeedbackRoute,
  submitFormRoute,
  getJsMessagesRoute,
  findRoute,
  popularSearchesRoute,
  countClickRoute,
  countMissRoute,
  countAskedRoute,
  askWishRoute,
  stopWishesRoute,
  previewRoute,
  getMeRoute,
  sendCodeRoute,
  checkCodeRoute,
  submitFileRoute,
  deleteFileRoute,
  listFilesRoute,
  viewFileRoute,
  fileLinkForStaffRoute,
  listManagedOrdersRoute,
  getManagedOrderRoute,
  downloadRoute,
  torobProductsRoute,
  actOnOrderRoute,
  getOrderReturnsRoute,
  requestReturnRoute,
  withdrawReturnRoute,
  getManagedReturnsRoute,
  actOnReturnRoute,
  keepHolidayRoute,
  keepReturnExceptionRoute,
  serveCustomerRoute,
  orderViewsRoute,
  shipManyRoute,
  exportCurrentUserRoute,
  eraseCurrentUserRoute,
  exportPersonRoute,
  erasePersonRoute,
  liveRoute,
  readyRoute,
]

/** Registers every route of shop-api. */
export async function routes(app: ShopApi) {
  for (const register of ROUTES) await register(app)
}
