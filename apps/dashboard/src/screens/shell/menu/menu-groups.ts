import {
  auditLogTexts,
  bulkPricingTexts,
  dashboardTexts,
  formInboxTexts,
  importExportTexts,
  menuTexts,
  ordersTexts,
  productGridTexts,
  returnsTexts,
  reviewTexts,
  searchTuningTexts,
  statusTexts,
} from '@rasteh/messages/dashboard'
import { isAuthor } from '#access/is-author.ts'
import { isEditor } from '#access/is-editor.ts'
import { isManager } from '#access/is-manager.ts'
import { isOwner } from '#access/is-owner.ts'
import { LOW_STOCK_URL } from '#components/screen-urls.ts'
import { collection, global, type MenuGroup, screen } from './menu-entry.ts'

const { groups } = menuTexts

/**
 * The menu by task: a new screen is one line here. An entry is called as its screen's heading; who may open it is asked
 * of the screen's own rule, or of the collection's.
 */
export const menuGroups: readonly MenuGroup[] = [
  {
    key: 'orders',
    title: groups.orders,
    daily: [
      screen({
        url: '/dashboard/orders',
        label: ordersTexts.title,
        may: isManager,
        counts: ['toApprove', 'toSend', 'toRefund'],
        also: ['/dashboard/order', '/dashboard/order-print'],
      }),
      screen({
        url: '/dashboard/returns',
        label: returnsTexts.listTitle,
        may: isManager,
        counts: ['returns'],
      }),
    ],
    rare: [],
  },
  {
    key: 'products',
    title: groups.products,
    daily: [
      collection('products'),
      screen({ url: '/dashboard/product-grid', label: productGridTexts.title, may: isManager }),
      screen({ url: '/dashboard/price-desk', label: bulkPricingTexts.title, may: isManager }),
      screen({
        url: LOW_STOCK_URL,
        label: dashboardTexts.lowStock.title,
        may: isManager,
        counts: ['lowStock'],
      }),
      collection('categories'),
    ],
    rare: [
      screen({ url: '/dashboard/transfer', label: importExportTexts.title, may: isEditor }),
      collection('variants'),
      collection('prices'),
      collection('price-layers'),
      collection('product-groups'),
      collection('downloads'),
    ],
  },
  {
    key: 'customers',
    title: groups.customers,
    daily: [
      collection('customers'),
      collection('comments', { counts: ['comments'] }),
      collection('feedback', { counts: ['feedback'] }),
      screen({
        url: '/dashboard/form-inbox',
        label: formInboxTexts.title,
        may: isManager,
        counts: ['submissions'],
        also: ['/dashboard/form-submission'],
      }),
    ],
    rare: [collection('customer-groups')],
  },
  {
    key: 'marketing',
    title: groups.marketing,
    daily: [
      collection('offers'),
      collection('special-codes'),
      screen({ url: '/dashboard/search-desk', label: searchTuningTexts.title, may: isManager }),
    ],
    rare: [
      collection('gifts'),
      collection('marketers'),
      collection('search-synonyms'),
      collection('search-rules'),
      collection('search-judgements'),
    ],
  },
  {
    key: 'content',
    title: groups.content,
    daily: [
      collection('pages'),
      collection('news'),
      collection('media'),
      screen({ url: '/dashboard/reviews', label: reviewTexts.title, may: isEditor, counts: ['reviews'] }),
      screen({ url: '/dashboard/writings', label: reviewTexts.writings, may: isAuthor }),
      collection('messages'),
    ],
    rare: [
      collection('shared-sections'),
      collection('forms'),
      collection('files'),
      collection('media-folders'),
      collection('news-categories'),
      collection('authors'),
      collection('redirects'),
      global('main-menu'),
      global('header'),
      global('footer'),
      global('brand'),
    ],
  },
  {
    key: 'reports',
    title: groups.reports,
    daily: [
      screen({ url: '/dashboard/status', label: statusTexts.title, may: isManager }),
      screen({ url: '/dashboard/events', label: auditLogTexts.title, may: isOwner }),
    ],
    rare: [],
  },
  {
    key: 'settings',
    title: groups.settings,
    daily: [
      global('shop-settings'),
      collection('payment-methods'),
      collection('delivery-methods'),
      collection('staff'),
    ],
    rare: [
      collection('banks'),
      collection('installment-banks'),
      collection('installment-plans'),
      collection('cities'),
    ],
  },
]
