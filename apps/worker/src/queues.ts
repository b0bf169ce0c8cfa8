import { MAIL_ANSWER_QUEUE } from '@rasteh/contracts/feedback'
import { PURGE_PAGES_QUEUE } from '@rasteh/contracts/page-keys'
import { FAVORITE_QUEUE } from '@rasteh/shop-store/accounts/favorites'
import { SEND_CODE_QUEUE } from '@rasteh/shop-store/accounts/one-time-codes/keep-code'
import { NOTIFY_ANSWERED_QUEUE } from '@rasteh/shop-store/content/answered-comments'
import { NOTIFY_FORM_QUEUE } from '@rasteh/shop-store/content/form-submissions'
import { NOTIFY_REVIEW_QUEUE } from '@rasteh/shop-store/content/review-notices'
import { NOTIFY_ORDER_QUEUE } from '@rasteh/shop-store/orders/order-notifications'
import { REFRESH_COMPANY_QUEUE } from '@rasteh/shop-store/search/company-documents'
import { NOTIFY_WISH_QUEUE } from '@rasteh/shop-store/search/wishes'

export const JOBS_SCHEMA = 'jobs'

/**
 * Every queue of the shop. Jobs wake their worker by NOTIFY and are polled for besides; a worker that dies is
 * noticed by its missing heartbeat.
 */
export const queues = {
  refreshSearchDocument: {
    name: 'refresh-search-document',
    options: {
      retryLimit: 10,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 60,
      expireInSeconds: 60,
      notify: true,
    },
  },
  refreshCompanySearch: {
    name: REFRESH_COMPANY_QUEUE,
    options: {
      retryLimit: 10,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 60,
      expireInSeconds: 60,
      notify: true,
    },
  },
  // It does again what is missing, so one that was cut off is followed by the next.
  repairCompanySearch: {
    name: 'repair-company-search',
    options: { retryLimit: 2, retryDelay: 60, expireInSeconds: 900, notify: true },
  },
  refreshSearchCategory: {
    name: 'refresh-search-category',
    options: {
      retryLimit: 10,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 300,
      expireInSeconds: 900,
      notify: true,
    },
  },
  // What was cut off goes on where it was, so a few tries are a whole rebuild.
  rebuildSearch: {
    name: 'rebuild-search',
    options: { retryLimit: 5, retryDelay: 5, expireInSeconds: 7_200, notify: true },
  },
  repairSearch: {
    name: 'repair-search',
    options: { retryLimit: 0, expireInSeconds: 120 },
  },
  countSearch: {
    name: 'count-search',
    options: { retryLimit: 2, retryDelay: 60, expireInSeconds: 600 },
  },
  purgePages: {
    name: PURGE_PAGES_QUEUE,
    options: {
      retryLimit: 10,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 30,
      expireInSeconds: 30,
      notify: true,
    },
  },
  notifyFavorite: {
    name: FAVORITE_QUEUE,
    options: {
      retryLimit: 5,
      retryDelay: 10,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: 60,
      notify: true,
    },
  },
  // A code lives two minutes: what could not be sent by then is not worth sending.
  sendCode: {
    name: SEND_CODE_QUEUE,
    options: {
      retryLimit: 6,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 20,
      expireInSeconds: 60,
      deleteAfterSeconds: 3_600,
      notify: true,
    },
  },
  sweepPrivateFiles: {
    name: 'sweep-private-files',
    options: { retryLimit: 3, retryDelay: 30, expireInSeconds: 300 },
  },
  mailAnswer: {
    name: MAIL_ANSWER_QUEUE,
    options: {
      retryLimit: 10,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: 60,
      notify: true,
    },
  },
  notifyAnswered: {
    name: NOTIFY_ANSWERED_QUEUE,
    options: {
      retryLimit: 5,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: 60,
      notify: true,
    },
  },
  notifyForm: {
    name: NOTIFY_FORM_QUEUE,
    options: {
      retryLimit: 5,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: 60,
      notify: true,
    },
  },
  notifyReview: {
    name: NOTIFY_REVIEW_QUEUE,
    options: {
      retryLimit: 5,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: 60,
      notify: true,
    },
  },
  notifyWish: {
    name: NOTIFY_WISH_QUEUE,
    options: {
      retryLimit: 8,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: 60,
      notify: true,
    },
  },
  notifyOrder: {
    name: NOTIFY_ORDER_QUEUE,
    options: {
      retryLimit: 8,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 60,
      notify: true,
    },
  },
  forgetOldRows: {
    name: 'forget-old-rows',
    options: { retryLimit: 2, retryDelay: 60, expireInSeconds: 300 },
  },
} as const
