import type { PaymentContext } from '@rasteh/payments/payment-context'
import { openPool } from '@rasteh/shop-store/platform/pool'
import fp from 'fastify-plugin'
import type { ShopApi } from '../http/shop-api.ts'
import { type Accounts, createAccounts } from './accounts/accounts.ts'
import { type AddressBook, createAddressBook } from './address-book.ts'
import type { Baskets } from './baskets/basket-service.ts'
import { createBaskets } from './baskets/baskets.ts'
import { type Captchas, createCaptchas } from './captchas/captchas.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { type Comments, createComments } from './comments/comments.ts'
import { type CurrentUsers, createCurrentUsers } from './current-users.ts'
import { type CustomerCare, createCustomerCare } from './customer-care.ts'
import { createFavorites, type Favorites } from './favorites.ts'
import { createFeedback, type Feedback } from './feedback/feedback.ts'
import { createForms, type Forms } from './forms/forms.ts'
import { createGifts, type Gifts } from './gifts.ts'
import { createHealth, type Health } from './health.ts'
import { createManagedOrders, type ManagedOrders } from './managed-orders.ts'
import { createManagedReturns, type ManagedReturns } from './managed-returns.ts'
import { createMessages, type Messages } from './messages.ts'
import { createOrderViews, type OrderViews } from './order-views.ts'
import { type Checkouts, createCheckouts } from './orders/checkouts.ts'
import { createDelivery, type Delivery } from './orders/delivery.ts'
import { createDownloads, type Downloads } from './orders/downloads.ts'
import { createOrderReturns, type OrderReturnsService } from './orders/order-returns.ts'
import { createOrders, type Orders } from './orders/orders.ts'
import { createSemaphore } from './orders/semaphore.ts'
import { createShipments, type ShipmentsService } from './orders/shipments.ts'
import { createPayments, type Payments } from './payments.ts'
import { createPrivacy, type Privacy } from './privacy.ts'
import { type CustomerFiles, createCustomerFiles } from './private-files/customer-files.ts'
import { openPrivateFiles, type PrivateFiles } from './private-files/private-files.ts'
import { createProfiles, type Profiles } from './profiles.ts'
import { createReturnRules, type ReturnRules } from './return-rules.ts'
import { createScores, type Scores } from './scores.ts'
import { createSearches, type Searches } from './search/searches.ts'
import { createWishes, type Wishes } from './search/wishes.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createSpecialCodes, type SpecialCodes } from './special-codes.ts'
import { createTorobFeed, type TorobFeed } from './torob/torob-feed.ts'

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions
    baskets: Baskets
    captchas: Captchas
    privateFiles: PrivateFiles
    /** What the steps of a payment need. */
    paymentContext: PaymentContext
    accounts: Accounts
    addressBook: AddressBook
    catalogue: Catalogue
    checkouts: Checkouts
    comments: Comments
    currentUsers: CurrentUsers
    customerCare: CustomerCare
    orderViews: OrderViews
    customerFiles: CustomerFiles
    delivery: Delivery
    downloads: Downloads
    favorites: Favorites
    feedback: Feedback
    forms: Forms
    gifts: Gifts
    health: Health
    managedOrders: ManagedOrders
    managedReturns: ManagedReturns
    messages: Messages
    orderReturns: OrderReturnsService
    orders: Orders
    payments: Payments
    privacy: Privacy
    profiles: Profiles
    returnRules: ReturnRules
    scores: Scores
    searches: Searches
    shipments: ShipmentsService
    specialCodes: SpecialCodes
    torobFeed: TorobFeed
    wishes: Wishes
  }
}

/** Every service that routes call. A service loads, calls the rule and saves; it knows nothing of HTTP. */
export const services = fp(async (app: ShopApi) => {
  app.decorate('sessions', createSessions(app))
  app.decorate('baskets', createBaskets(app))
  app.decorate('captchas', createCaptchas(app))
  app.decorate('paymentContext', paymentContext(app))
  app.decorate('privateFiles', openFiles(app))
  app.decorate('accounts', createAccounts(app))
  app.decorate('addressBook', createAddressBook(app))
  app.decorate('catalogue', createCatalogue(app))
  app.decorate('checkouts', openCheckouts(app))
  app.decorate('comments', createComments(app))
  app.decorate('currentUsers', createCurrentUsers(app))
  app.decorate('customerCare', createCustomerCare(app))
  app.decorate('orderViews', createOrderViews(app))
  app.decorate('customerFiles', createCustomerFiles(app))
  app.decorate('delivery', createDelivery(app))
  app.decorate('downloads', createDownloads(app))
  app.decorate('favorites', createFavorites(app))
  app.decorate('feedback', createFeedback(app))
  app.decorate('forms', createForms(app))
  app.decorate('gifts', createGifts(app))
  app.decorate('health', createHealth(app))
  app.decorate('managedOrders', createManagedOrders(app))
  app.decorate('managedReturns', createManagedReturns(app))
  app.decorate('messages', createMessages(app))
  app.decorate('orderReturns', createOrderReturns(app))
  app.decorate('orders', createOrders(app))
  app.decorate('payments', createPayments(app))
  app.decorate('privacy', createPrivacy(app))
  app.decorate('profiles', createProfiles(app))
  app.decorate('returnRules', createReturnRules(app))
  app.decorate('scores', createScores(app))
  app.decorate('searches', createSearches(app))
  app.decorate('shipments', createShipments(app))
  app.decorate('specialCodes', createSpecialCodes(app))
  app.decorate('torobFeed', createTorobFeed(app))
  app.decorate('wishes', createWishes(app))
})

function paymentContext({ database, metrics, settings }: ShopApi): PaymentContext {
  const { payments, origin } = settings
  return {
    ...payments,
    database,
    origin,
    reached(point) {
      metrics?.stepReached(point)
      payments.reached(point)
    },
  }
}

function openFiles(app: ShopApi): PrivateFiles {
  const files = openPrivateFiles(app)
  app.addHook('onClose', () => files.close())
  return files
}

function openCheckouts(app: ShopApi): Checkouts {
  const { databaseUrl: url, checkoutPlaces, checkoutWaiting } = app.settings
  const checkoutPool = openPool({ url, name: 'rasteh-checkout', max: checkoutPlaces, deadlineMs: 10_000 })
  app.addHook('onClose', () => checkoutPool.end())
  const { run, load } = createSemaphore({
    permits: checkoutPlaces,
    queueMax: checkoutWaiting,
    onRefused: () => app.metrics?.checkoutRefused(),
  })
  app.metrics?.watchCheckout(load)
  const { baskets, paymentContext: payments } = app
  return createCheckouts({ checkoutPool, baskets, payments, nowMs: () => app.nowMs(), limit: run })
}
