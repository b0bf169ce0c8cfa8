import type { Texts } from '../catalogue/text.ts'

/** What the basket says after a change, and the words of its preview and page. */
export const basketTexts = {
  BasketUpdated: { fa: 'سبد خرید شما به‌روز شد.', en: 'Your basket has been updated.' },
  ProductNotFound: {
    fa: 'این کالا پیدا نشد؛ شاید فروش آن متوقف شده باشد.',
    en: 'This product was not found. It may no longer be for sale.',
  },
  MinOrderCount: {
    fa: 'حداقل تعداد سفارش این کالا {count} {unit} است.',
    en: 'The minimum order for this product is {count} {unit}.',
  },
  MaxOrderCount: {
    fa: 'حداکثر تعداد سفارش این کالا {count} {unit} است.',
    en: 'The maximum order for this product is {count} {unit}.',
  },
  StockLessThanMin: {
    fa: 'از این کالا فقط {count} {unit} مانده که از حداقل سفارش کمتر است.',
    en: 'Only {count} {unit} of this product left, which is less than its minimum order.',
  },
  InvalidPriceLayer: {
    fa: 'برای این تعداد قیمتی تعریف نشده است. لطفاً تعداد را تغییر دهید.',
    en: 'This quantity does not fall in any price step of the product. Please change the quantity.',
  },
  StockExceeded: {
    fa: 'این تعداد از موجودی انبار بیشتر است.',
    en: 'This quantity is more than we have in stock.',
  },
  BasketRaisedToMin: {
    fa: 'تعداد این کالا به حداقل سفارش، یعنی {count} {unit}، افزایش یافت.',
    en: 'The quantity was raised to the minimum order of {count} {unit}.',
  },
  EmptyBasket: { fa: 'سبد خرید شما خالی است.', en: 'Your basket is empty.' },
  EmptyBasketHint: {
    fa: 'هر کالایی را که پسندیدید به سبد اضافه کنید.',
    en: 'Add whatever you like and it will wait for you here.',
  },
  BasketPreview: { fa: 'پیش‌نمایش سبد خرید', en: 'Basket preview' },
  BasketPage: { fa: 'سبد خرید شما', en: 'Your basket' },
  BasketLineCount: { fa: '{count} کالا در سبد خرید', en: 'Items in your basket: {count}' },
  BasketColumnProduct: { fa: 'کالا', en: 'Product' },
  BasketColumnUnitPrice: { fa: 'قیمت واحد', en: 'Unit price' },
  BasketColumnQuantity: { fa: 'تعداد', en: 'Quantity' },
  BasketColumnDiscount: { fa: 'تخفیف', en: 'Discount' },
  BasketColumnLinePrice: { fa: 'جمع', en: 'Total' },
  BasketColumnActions: { fa: 'عملیات', en: 'Actions' },
  BasketTotal: { fa: 'جمع کل', en: 'Total' },
  BasketTotalWithoutTax: { fa: 'جمع کالاها', en: 'Goods' },
  BasketTax: { fa: 'مالیات بر ارزش افزوده', en: 'VAT' },
  BasketDiscount: { fa: 'تخفیف', en: 'Discount' },
  BasketNormalDiscount: { fa: 'تخفیف کالاها', en: 'Product discounts' },
  BasketCodeDiscount: { fa: 'کد تخفیف', en: 'Special code discount' },
  BasketScoreDiscount: { fa: 'تخفیف امتیاز', en: 'Score discount' },
  BasketPayable: { fa: 'مبلغ قابل پرداخت', en: 'Amount payable' },
  BasketSaving: { fa: 'سود شما از این خرید: {amount}', en: 'You save {amount}' },
  BasketUseScore: { fa: 'استفاده از {count} امتیاز من', en: 'Use my score ({count})' },
  IncreaseQuantity: { fa: 'افزایش تعداد', en: 'Increase quantity' },
  DecreaseQuantity: { fa: 'کاهش تعداد', en: 'Decrease quantity' },
  QuantityOf: { fa: 'تعداد «{title}»', en: 'Quantity of {title}' },
  RemoveLine: { fa: 'حذف از سبد', en: 'Remove' },
  RemoveLineOf: { fa: 'حذف «{title}» از سبد خرید', en: 'Remove {title} from the basket' },
  LineRemoved: { fa: '«{title}» از سبد خرید حذف شد.', en: '{title} was removed from your basket.' },
  UndoRemoval: { fa: 'بازگرداندن', en: 'Undo' },
  ShareBasket: { fa: 'اشتراک‌گذاری سبد', en: 'Share this basket' },
  BasketLinkCopied: {
    fa: 'لینک سبد کپی شد. می‌توانید آن را برای دیگران بفرستید.',
    en: 'The link to this basket is copied. Send it to whomever you like.',
  },
  UnitPiece: { fa: 'عدد', en: 'piece' },
  LineNote: { fa: 'توضیح شما', en: 'Your note' },
  LineAddonOf: { fa: 'همراه «{title}»', en: 'With {title}' },
  ContinueShopping: { fa: 'ادامهٔ خرید', en: 'Continue shopping' },
  GoToBasket: { fa: 'مشاهدهٔ سبد خرید', en: 'View basket' },
  GoToCheckout: { fa: 'ادامه و ثبت سفارش', en: 'Go to checkout' },
  BasketNeedsScript: {
    fa: 'برای دیدن سبد خرید، جاوااسکریپت مرورگر خود را روشن کنید.',
    en: 'Please turn on JavaScript in your browser to see your basket.',
  },
  BasketWaiting: { fa: 'در حال به‌روزرسانی سبد خرید…', en: 'Updating your basket…' },
  BasketFailed: {
    fa: 'تغییر سبد خرید انجام نشد. لطفاً دوباره تلاش کنید.',
    en: 'Your basket could not be changed. Please try again.',
  },
  BasketBusy: {
    fa: 'فروشگاه کمی شلوغ است. چند لحظهٔ دیگر دوباره تلاش کنید.',
    en: 'The shop is busy right now. Please try again in a moment.',
  },
  BasketPriceChanged: {
    fa: 'قیمت این کالا از {oldPrice} به {newPrice} تغییر کرده است.',
    en: 'The price of this product has changed from {oldPrice} to {newPrice}.',
  },
  BasketPricesChanged: {
    fa: 'قیمت برخی کالاهای سبد شما تغییر کرده است. لطفاً پیش از ادامه، سبد را مرور کنید.',
    en: 'Some prices in your basket have changed. Please review it before you continue.',
  },
  BasketStockChanged: {
    fa: 'موجودی «{title}» به {count} {unit} رسیده است.',
    en: 'Only {count} {unit} of {title} left in stock.',
  },
  BasketLineUnavailable: {
    fa: '«{title}» دیگر موجود نیست. برای ادامه، آن را از سبد حذف کنید.',
    en: '{title} is no longer available. Please remove it to continue.',
  },
  BasketBelowMinimum: {
    fa: 'حداقل مبلغ خرید {0} است. برای ثبت سفارش، کالای دیگری به سبد اضافه کنید.',
    en: 'The minimum order amount is {0}. Please add something more to place your order.',
  },
  BasketAboveMaximum: {
    fa: 'حداکثر مبلغ خرید {0} است. برای ثبت سفارش، از کالاهای سبد کم کنید.',
    en: 'The maximum order amount is {0}. Please remove something to place your order.',
  },
  BasketOnlyDownloadable: {
    fa: 'همهٔ کالاهای سبد شما دانلودی است و هزینهٔ ارسال ندارد.',
    en: 'Everything in your basket is downloadable, so there is no delivery cost.',
  },
  BasketReplaceConfirm: {
    fa: 'سبد خرید شما خالی نیست. کالاهای جدید جایگزین کالاهای فعلی شود؟',
    en: 'Your basket is not empty. Replace what is in it with the new products?',
  },
  BasketReplaceTitle: { fa: 'یک سبد برای شما فرستاده شده است', en: 'A basket was sent to you' },
  BasketReplace: { fa: 'بله، جایگزین شود', en: 'Yes, replace it' },
  BasketKeep: { fa: 'نه، سبد خودم را نگه می‌دارم', en: 'No, keep mine' },
  BasketMerged: {
    fa: 'کالاهایی که پیش از ورود انتخاب کرده بودید به سبد شما اضافه شد.',
    en: 'The products you chose before signing in have been added to your basket.',
  },
  BasketAdded: { fa: 'به سبد اضافه شد', en: 'Added to your basket' },
  BasketSee: { fa: 'مشاهدهٔ سبد', en: 'View basket' },
  BasketLineNow: {
    fa: '«{title}»: {count} {unit} در سبد، جمع سبد {total}',
    en: '{title}: {count} {unit} in your basket, total {total}',
  },
  BasketTotalNow: { fa: 'جمع سبد: {total}', en: 'Basket total: {total}' },
  BasketTakeWhatIsLeft: { fa: 'تغییر به {count} {unit}', en: 'Change to {count} {unit}' },
} as const satisfies Texts
