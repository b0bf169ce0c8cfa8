import { bankLabels, installmentBankLabels, installmentPlanLabels } from './dashboard/banks.ts'
import { brandLabels } from './dashboard/brand.ts'
import { categoryLabels } from './dashboard/categories.ts'
import { cityLabels } from './dashboard/cities.ts'
import { commentLabels } from './dashboard/comments.ts'
import { customerGroupLabels } from './dashboard/customer-groups.ts'
import { customerLabels } from './dashboard/customers.ts'
import { deliveryMethodLabels } from './dashboard/delivery-methods.ts'
import { downloadLabels } from './dashboard/downloads.ts'
import { feedbackLabels } from './dashboard/feedback.ts'
import { fileLabels, mediaFolderLabels } from './dashboard/files.ts'
import { formLabels } from './dashboard/forms.ts'
import { giftLabels } from './dashboard/gifts.ts'
import type { CollectionLabels } from './dashboard/labels.ts'
import { marketerLabels } from './dashboard/marketers.ts'
import { mediaLabels } from './dashboard/media.ts'
import { messageLabels } from './dashboard/messages.ts'
import { moduleLabels } from './dashboard/modules.ts'
import { authorLabels, newsCategoryLabels, newsLabels } from './dashboard/news.ts'
import { offerLabels } from './dashboard/offers.ts'
import { pageLabels } from './dashboard/pages.ts'
import { paymentMethodLabels } from './dashboard/payment-methods.ts'
import { priceLayerLabels } from './dashboard/price-layers.ts'
import { priceLabels } from './dashboard/prices.ts'
import { productGroupLabels } from './dashboard/product-groups.ts'
import { productLabels } from './dashboard/products.ts'
import { redirectLabels } from './dashboard/redirects.ts'
import { searchJudgementLabels, searchRuleLabels, searchSynonymLabels } from './dashboard/search.ts'
import { seoLabels } from './dashboard/seo.ts'
import { sharedSectionLabels } from './dashboard/shared-sections.ts'
import { shopSettingsLabels } from './dashboard/shop-settings.ts'
import { footerLabels, headerLabels, mainMenuLabels } from './dashboard/site-parts.ts'
import { specialCodeLabels } from './dashboard/special-codes.ts'
import { staffLabels } from './dashboard/staff.ts'
import { variantLabels } from './dashboard/variants.ts'

export { auditLogTexts } from './dashboard/audit-log.ts'
export { autosaveTexts } from './dashboard/autosave.ts'
export { brandTexts, sayColourRefusal } from './dashboard/brand.ts'
export { bulkPricingTexts } from './dashboard/bulk-pricing.ts'
export { provinceNames } from './dashboard/cities.ts'
export { commandBarTexts } from './dashboard/command-bar.ts'
export { commentTexts } from './dashboard/comments.ts'
export { customerCareTexts } from './dashboard/customer-care.ts'
export { customerFileTexts, customerLabels, customerProfileTexts } from './dashboard/customers.ts'
export { rateTexts, scheduleFaultTexts, slotTexts } from './dashboard/delivery-methods.ts'
export { answerChannelTexts, feedbackInboxTexts } from './dashboard/feedback.ts'
export { sayLibraryRefusal } from './dashboard/files.ts'
export { formInboxTexts } from './dashboard/forms.ts'
export { headerOf, importExportTexts, sayFileRefusal, sayRowFault } from './dashboard/import-export.ts'
export { sheetChoices, sheetHeaders } from './dashboard/import-export-headers.ts'
export type { CollectionLabels } from './dashboard/labels.ts'
export { menuTexts } from './dashboard/menu.ts'
export { messageAreaNames } from './dashboard/messages.ts'
export { optionTexts, sayOptionRefusal } from './dashboard/options.ts'
export { orderListTexts } from './dashboard/order-list.ts'
export { orderViewTexts } from './dashboard/order-views.ts'
export { invoiceTexts, ordersTexts } from './dashboard/orders.ts'
export { pagePatternTexts } from './dashboard/page-patterns.ts'
export { freshTexts, passkeyTexts } from './dashboard/passkeys.ts'
export { passwordChangeTexts } from './dashboard/password-change.ts'
export { passwordTexts } from './dashboard/passwords.ts'
export { personDataTexts } from './dashboard/person-data.ts'
export { platformFieldLabels, platformTexts, platformWords } from './dashboard/platform.ts'
export { productGridTexts } from './dashboard/product-grid.ts'
export { reportsTexts } from './dashboard/reports.ts'
export { returnsTexts } from './dashboard/returns.ts'
export { reviewTexts } from './dashboard/reviews.ts'
export {
  lexiconTexts,
  popularTexts,
  proposalTexts,
  searchTuningTexts,
  wishedTexts,
} from './dashboard/search.ts'
export { secondFactorDutyTexts, secondFactorTexts, signInTexts } from './dashboard/second-factor.ts'
export { shipmentTexts } from './dashboard/shipments.ts'
export { linkEntryLabels, siteDraftTexts } from './dashboard/site-parts.ts'
export { saySlugRefusal } from './dashboard/slugs.ts'
export { statusTexts } from './dashboard/status.ts'
export { stockTexts } from './dashboard/stock.ts'
export {
  textEditorBlocks,
  textEditorButtons,
  textEditorEnglish,
  textEditorFields,
  textEditorParts,
  textEditorTable,
  textEditorTexts,
} from './dashboard/text-editor.ts'
export { dashboardTexts } from './dashboard/texts.ts'
export { toPlace } from './dashboard/to-place.ts'
export { translationTexts } from './dashboard/translation.ts'

/** The names of everything in the dashboard, per collection; Persian only, since its users are the shop's own. */
export const dashboardLabels = {
  staff: staffLabels,
  customers: customerLabels,
  products: productLabels,
  variants: variantLabels,
  prices: priceLabels,
  categories: categoryLabels,
  media: mediaLabels,
  files: fileLabels,
  mediaFolders: mediaFolderLabels,
  messages: messageLabels,
  shopSettings: shopSettingsLabels,
  news: newsLabels,
  newsCategories: newsCategoryLabels,
  authors: authorLabels,
  pages: pageLabels,
  sharedSections: sharedSectionLabels,
  customerGroups: customerGroupLabels,
  priceLayers: priceLayerLabels,
  offers: offerLabels,
  specialCodes: specialCodeLabels,
  marketers: marketerLabels,
  gifts: giftLabels,
  productGroups: productGroupLabels,
  downloads: downloadLabels,
  comments: commentLabels,
  feedback: feedbackLabels,
  forms: formLabels,
  redirects: redirectLabels,
  paymentMethods: paymentMethodLabels,
  banks: bankLabels,
  installmentBanks: installmentBankLabels,
  installmentPlans: installmentPlanLabels,
  deliveryMethods: deliveryMethodLabels,
  cities: cityLabels,
  searchSynonyms: searchSynonymLabels,
  searchRules: searchRuleLabels,
  searchJudgements: searchJudgementLabels,
  mainMenu: mainMenuLabels,
  header: headerLabels,
  footer: footerLabels,
  brand: brandLabels,
  seo: seoLabels,
  modules: moduleLabels,
} as const satisfies Record<string, CollectionLabels | typeof moduleLabels>
