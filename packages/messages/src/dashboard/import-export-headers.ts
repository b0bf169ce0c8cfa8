import type { SheetKind } from '@rasteh/shop-core/import-export'
import { productLabels } from './products.ts'

const order = {
  step: ['گام سفارش', 'گام'],
  minOrderCount: ['حداقل سفارش', 'کمینهٔ سفارش', 'min'],
  maxOrderCount: ['حداکثر سفارش', 'بیشینهٔ سفارش', 'max'],
  weightGrams: ['وزن (گرم)', 'وزن', 'weight'],
} as const
const price = {
  priceRial: ['قیمت (ریال)', 'قیمت', 'بها', 'price'],
  oldPriceRial: ['قیمت پیش از تخفیف (ریال)', 'قیمت پیش از تخفیف', 'قیمت قبلی', 'old price'],
} as const
const sku = [
  'کد تنوع (SKU)',
  'کد تنوع',
  'کد گونه (SKU)',
  'کد گونه',
  'کد کالا',
  'شناسهٔ انبار',
  'code',
] as const
const productTitle = ['عنوان کالا (فقط نمایش)', 'عنوان کالا'] as const

/** The names a column goes by in files, the one that is written first. Latin keys such as `titleFa` are known besides. */
export const sheetHeaders = {
  products: {
    id: ['شناسه', 'شناسهٔ کالا', 'product id'],
    sku,
    titleFa: ['عنوان', 'عنوان فارسی', 'نام کالا', 'عنوان کالا', 'title'],
    titleEn: ['عنوان انگلیسی', 'english title'],
    slug: ['نشانی صفحه', 'اسلاگ'],
    category: ['دسته‌بندی', 'دسته', 'گروه'],
    brandFa: ['برند', 'برند فارسی', 'brand'],
    brandEn: ['برند انگلیسی', 'english brand'],
    productType: ['نوع کالا', 'نوع', 'type'],
    unitFa: ['واحد شمارش', 'واحد', 'واحد فارسی', 'unit'],
    unitEn: ['واحد انگلیسی', 'english unit'],
    taxPercent: ['مالیات (درصد)', 'مالیات', 'نرخ مالیات (درصد)', 'tax'],
    ...price,
    ...order,
    stock: ['موجودی شمرده‌شده', 'موجودی', 'تعداد موجود'],
  },
  variants: {
    sku,
    productId: ['شناسهٔ کالا', 'product id'],
    productTitle,
    titleFa: ['عنوان تنوع', 'عنوان گونه', 'عنوان', 'عنوان فارسی', 'title'],
    titleEn: ['عنوان انگلیسی تنوع', 'عنوان انگلیسی گونه', 'عنوان انگلیسی', 'english title'],
    isDefault: ['تنوع پیش‌فرض (فقط نمایش)', 'تنوع پیش‌فرض', 'گونهٔ پیش‌فرض (فقط نمایش)', 'گونهٔ پیش‌فرض'],
    ...order,
  },
  prices: { sku, productTitle, ...price },
  stock: {
    sku,
    productTitle,
    stock: ['موجودی شمرده‌شده', 'موجودی', 'تعداد', 'count'],
    reserved: ['رزرو سفارش‌ها (فقط نمایش)', 'رزرو', 'نگه‌داشته برای سفارش‌ها (فقط نمایش)', 'نگه‌داشته'],
    reason: ['دلیل', 'دلیل اصلاح', 'توضیح'],
  },
  messages: {
    key: ['کلید'],
    valueFa: ['متن فارسی', 'متن', 'فارسی', 'fa'],
    valueEn: ['متن انگلیسی', 'انگلیسی', 'en'],
  },
} as const satisfies Record<SheetKind, Record<string, readonly string[]>>

/** How files write what the database keeps as a code. */
export const sheetChoices = {
  productType: { '1': productLabels.options.productType['1'], '3': productLabels.options.productType['3'] },
  isDefault: { true: 'بله', false: 'خیر' },
} as const
