import {
  auditLogTexts,
  bulkPricingTexts,
  dashboardTexts,
  formInboxTexts,
  importExportTexts,
  invoiceTexts,
  ordersTexts,
  productGridTexts,
  returnsTexts,
  reviewTexts,
  searchTuningTexts,
  statusTexts,
} from '@rasteh/messages/dashboard'
import type { Config } from 'payload'

type AdminComponents = NonNullable<NonNullable<Config['admin']>['components']>

/** Where Payload finds the dashboard's own screens, and what surrounds every screen. Paths are under `src`. */
export const screenComponents: AdminComponents = {
  graphics: { Logo: '/screens/shell/logo.tsx#Logo', Icon: '/screens/shell/icon.tsx#Icon' },
  providers: ['/screens/shell/provider.tsx#DashboardProvider'],
  header: ['/screens/shell/skip-link.tsx#SkipLink'],
  Nav: '/screens/shell/menu/menu.tsx#DashboardMenu',
  views: {
    login: { Component: '/screens/sign-in/view.tsx#SignInView', path: '/login' },
    dashboard: { Component: '/screens/start-page/start-page.tsx#StartPage' },
    orders: {
      Component: '/screens/orders/view.tsx#OrdersView',
      path: '/orders',
      meta: { title: ordersTexts.title },
    },
    order: {
      Component: '/screens/orders/order-view.tsx#OrderView',
      path: '/order',
      meta: { title: ordersTexts.title },
    },
    returns: {
      Component: '/screens/returns/view.tsx#ReturnsView',
      path: '/returns',
      meta: { title: returnsTexts.listTitle },
    },
    orderPrint: {
      Component: '/screens/orders/print-view.tsx#OrderPrintView',
      path: '/order-print',
      meta: { title: invoiceTexts.title },
    },
    formInbox: {
      Component: '/screens/form-inbox/view.tsx#FormInboxView',
      path: '/form-inbox',
      meta: { title: formInboxTexts.title },
    },
    formSubmission: {
      Component: '/screens/form-inbox/submission-view.tsx#FormSubmissionView',
      path: '/form-submission',
      meta: { title: formInboxTexts.title },
    },
    reviews: {
      Component: '/screens/reviews/view.tsx#ReviewsView',
      path: '/reviews',
      meta: { title: reviewTexts.title },
    },
    writings: {
      Component: '/screens/reviews/writings-view.tsx#WritingsView',
      path: '/writings',
      meta: { title: reviewTexts.writings },
    },
    auditLog: {
      Component: '/screens/audit-log/view.tsx#AuditLogView',
      path: '/events',
      meta: { title: auditLogTexts.title },
    },
    status: {
      Component: '/screens/status/view.tsx#StatusView',
      path: '/status',
      meta: { title: statusTexts.title },
    },
    importExport: {
      Component: '/screens/import-export/view.tsx#ImportExportView',
      path: '/transfer',
      meta: { title: importExportTexts.title },
    },
    lowStock: {
      Component: '/screens/stock/low-stock-view.tsx#LowStockView',
      path: '/low-stock',
      meta: { title: dashboardTexts.lowStock.title },
    },
    search: {
      Component: '/screens/search/view.tsx#SearchView',
      path: '/search-desk',
      meta: { title: searchTuningTexts.title },
    },
    bulkPricing: {
      Component: '/screens/bulk-pricing/view.tsx#BulkPricingView',
      path: '/price-desk',
      meta: { title: bulkPricingTexts.title },
    },
    productGrid: {
      Component: '/screens/product-grid/view.tsx#ProductGridView',
      path: '/product-grid',
      meta: { title: productGridTexts.title },
    },
  },
}
