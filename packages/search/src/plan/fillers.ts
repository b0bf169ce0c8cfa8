// They say nothing of what is wanted, so no product is left out because it lacks them.
const FILLERS: ReadonlySet<string> = new Set(
  (
    'و با برای از در به که تا یا هم این ان را رو یک یه ' +
    'خرید قیمت فروش ارزان ارزون ارزانترین بهترین اینترنتی فروشگاه مدل جدید خوب اصل اصلی اورجینال لیست انواع ' +
    'چه خوبه خوبی مناسب مناسبی مخصوص ویژه جهت واسه وسایل وسیله لوازم محصولات محصول کالا کالاهای کالای ای بوی بو رایحه طعم مزه شیک قشنگ زیبا خاص ' +
    'the a an of for with and in buy price best cheap kharid gheymat'
  ).split(' '),
)

/** The words that say something, or all when none does. */
export function withoutFillers<Item extends { readonly typed: string }>(
  slots: readonly Item[],
): readonly Item[] {
  const meaningful = slots.filter(({ typed }) => !FILLERS.has(typed))
  return meaningful.length > 0 ? meaningful : slots
}
