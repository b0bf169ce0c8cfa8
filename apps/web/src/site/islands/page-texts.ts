import type { IslandKey } from '@rasteh/messages/catalogue'
import { COMMENT_TEXT_KEYS, type CommentTextKey } from './comment-texts.ts'
import { ORDER_TEXT_KEYS, type OrderTextKey } from './order-texts.ts'
import { OWN_TEXT_KEYS, type OwnTextKey } from './own-texts.ts'

/**
 * The texts that islands say, handed to them inside the page for its first drawing: on a poor network the first notice
 * would else be without words. GetJSMessages brings them all anew. An island that says another key does not compile
 * until it stands here.
 */
export const PAGE_TEXT_KEYS = [
  'AddToBasket',
  'AddingToBasket',
  'Basket',
  'BasketAboveMaximum',
  'BasketBelowMinimum',
  'BasketBusy',
  'BasketCodeDiscount',
  'BasketDiscount',
  'BasketFailed',
  'BasketKeep',
  'BasketLineCount',
  'BasketLineUnavailable',
  'BasketLinkCopied',
  'BasketOnlyDownloadable',
  'BasketPage',
  'BasketPayable',
  'BasketPreview',
  'BasketPriceChanged',
  'BasketReplace',
  'BasketReplaceConfirm',
  'BasketReplaceTitle',
  'BasketStockChanged',
  'BasketTax',
  'BasketTotal',
  'BasketTotalWithoutTax',
  'BasketUpdated',
  'BasketWaiting',
  'BasketWithCount',
  'Captcha',
  'CaptchaGone',
  'CommentCaptchaNumber',
  'CaptchaHint',
  'CaptchaListen',
  'CaptchaListenFailed',
  'CaptchaListening',
  'CaptchaNotRobot',
  'CaptchaPicture',
  'CaptchaPictureFailed',
  'CaptchaProven',
  'CaptchaRefresh',
  'CaptchaRequired',
  'CaptchaTooMany',
  'CaptchaWorkFailed',
  'CaptchaWorking',
  'CaptchaWrong',
  'CatalogueSeeProduct',
  'CatalogueSlides',
  'CatalogueTabs',
  'Close',
  'CloseMenu',
  'Compare',
  'CommentPublished',
  'CommentSubmitted',
  'CompareAdd',
  'CompareAttribute',
  'CompareDeleteAll',
  'CompareDuplicateItem',
  'CompareEmpty',
  'CompareEmptyHint',
  'CompareList',
  'CompareListMax',
  'CompareListUpdated',
  'CompareNoValue',
  'CompareOpen',
  'CompareProduct',
  'CompareRemove',
  'ContinueShopping',
  'DecreaseQuantity',
  'DismissNotice',
  'EmptyBasket',
  'EmptyBasketHint',
  'ErrorText',
  'ErrorTitle',
  'FavoriteAdd',
  'FavoriteAdded',
  'FavoriteFailed',
  'FavoriteRemove',
  'FavoriteRemoved',
  'FavoriteSignIn',
  'FeedbackAttachment',
  'FeedbackContact',
  'FeedbackContactHint',
  'FeedbackFailed',
  'FeedbackName',
  'FeedbackSend',
  'FeedbackSent',
  'FeedbackSubject',
  'FeedbackText',
  'FeedbackTooMany',
  'FileFormatNotSupported',
  'FormHasErrors',
  'GoHome',
  'GoToBasket',
  'GoToCheckout',
  'GoToTop',
  'InStock',
  'IncreaseQuantity',
  'InvalidPriceLayer',
  'LanguageEnglish',
  'LanguagePersian',
  'LightboxAjaxFailed',
  'LightboxClose',
  'LightboxContentFailed',
  'LightboxCounter',
  'LightboxImageFailed',
  'LightboxNext',
  'LightboxPrevious',
  'LightboxStartSlideshow',
  'LightboxStopSlideshow',
  'LineAddonOf',
  'LineNote',
  'LineRemoved',
  'Loading',
  'MainMenu',
  'MaxOrderCount',
  'MinOrderCount',
  'MyAccount',
  'NetworkFailed',
  'NoFileIsSelected',
  'Notices',
  'OfferEnded',
  'OfferEndsIn',
  'OfferMark',
  'Ok',
  'OnlyAvailableForUsers',
  'OnlyLeft',
  'OpenMenu',
  'OpenSubmenu',
  'OpensInNewTab',
  'OtherMenuItems',
  'OutOfStock',
  'PageSections',
  'PartialFailed',
  'PaymentSelectionCleared',
  'ProductAddons',
  'ProductDiscountPercent',
  'ProductDownloadable',
  'ProductLayerBetween',
  'ProductLayerFrom',
  'ProductLayers',
  'ProductMaxOrder',
  'ProductMinOrder',
  'ProductNotFound',
  'ProductOfferDays',
  'ProductOfferEnds',
  'ProductOldPrice',
  'ProductPercent',
  'ProductPriceUnknown',
  'ProductStep',
  'ProductVariants',
  'QuantityOf',
  'RemoveLine',
  'RemoveLineOf',
  'Search',
  'SearchKindCategories',
  'SearchKindProducts',
  'SearchKindTerms',
  'SearchNoSuggestion',
  'SearchOpen',
  'SearchPlaceholder',
  'SearchSeeAll',
  'SearchSuggestionCount',
  'SearchSuggestions',
  'ShareBasket',
  'ShopManagement',
  'Sidebar',
  'SignIn',
  'SlideGoTo',
  'SlideNext',
  'SlideOf',
  'SlidePrevious',
  'SlidesPause',
  'SlidesPlay',
  'SpecialOrder',
  'SpecialOrderFailed',
  'SpecialOrderMobile',
  'SpecialOrderName',
  'SpecialOrderSend',
  'SpecialOrderSent',
  'SpecialOrderText',
  'StockExceeded',
  'StockLessThanMin',
  'TabEmpty',
  'TabFailed',
  'TryAgain',
  'UndoRemoval',
  'UnitPiece',
  'UploadAllowedFormats',
  'UploadDelete',
  'UploadMaxSize',
  'UploadTooLarge',
  'ValidatorBetween',
  'ValidatorCompare',
  'ValidatorDate',
  'ValidatorEmail',
  'ValidatorIntlUsername',
  'ValidatorInvalid',
  'ValidatorMaxLength',
  'ValidatorMinLength',
  'ValidatorMobile',
  'ValidatorNationalCode',
  'ValidatorNumber',
  'ValidatorPasswordCompare',
  'ValidatorPhone',
  'ValidatorPostalCode',
  'ValidatorRequired',
  'ValidatorUsername',
  // Notices are said by the frame of every page, whichever page asks for them.
  'AddressDeleted',
  'AddressSaved',
  'CardCopied',
  'ReceiptSent',
  'VPNAlert',
] as const satisfies readonly IslandKey[]

/** What every page carries; the frame, which says the notices, has no other texts. */
export type FrameTextKey = (typeof PAGE_TEXT_KEYS)[number]
export type PageTextKey = FrameTextKey | OwnTextKey | OrderTextKey | CommentTextKey

/** Texts by key; one that managers deleted is not there, and shows as its key and `_404`. */
export type PageTexts = Readonly<Partial<Record<PageTextKey, string>>>

/** Of all texts, those that islands say. */
export function toPageTexts(texts: Readonly<Record<string, string>>): PageTexts {
  return pick(texts, PAGE_TEXT_KEYS)
}

/** Of all texts, those that islands say on the customer's own pages. */
export function toOwnPageTexts(texts: Readonly<Record<string, string>>): PageTexts {
  return pick(texts, [...PAGE_TEXT_KEYS, ...OWN_TEXT_KEYS, ...PROFILE_ORDER_KEYS])
}

/** Of all texts, those that islands say on the pages around an order: people sign in there, too. */
export function toOrderPageTexts(texts: Readonly<Record<string, string>>): PageTexts {
  return pick(texts, [...PAGE_TEXT_KEYS, ...OWN_TEXT_KEYS, ...ORDER_TEXT_KEYS])
}

/** What the profile says of orders. */
const PROFILE_ORDER_KEYS = ORDER_TEXT_KEYS.filter((key) => /^Order(s|State|Title|LineCount)/.test(key))

/** Of all texts, those that islands say where people comment. */
export function toCommentPageTexts(texts: Readonly<Record<string, string>>): PageTexts {
  return pick(texts, [...PAGE_TEXT_KEYS, ...COMMENT_TEXT_KEYS])
}

function pick(texts: Readonly<Record<string, string>>, keys: readonly PageTextKey[]): PageTexts {
  return Object.fromEntries(keys.flatMap((key) => (texts[key] === undefined ? [] : [[key, texts[key]]])))
}

/** Says whether both say the same, whatever else they hold. */
export function hasSameTexts(one: PageTexts, other: PageTexts): boolean {
  return PAGE_TEXT_KEYS.every((key) => one[key] === other[key])
}
