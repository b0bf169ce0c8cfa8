// They say nothing of what is wanted, so nobody's products are left out for want of them.
const FILLERS: ReadonlySet<string> = new Set(
  (
    'و با برای از در به که تا یا هم این ان را رو یک یه ' +
    'خرید قیمت فروش ارزان ارزون ارزانترین بهترین اینترنتی فروشگاه مدل جدید خوب اصل اصلی اورجینال لیست انواع ' +
    'the a an of for with and in buy price best cheap kharid gheymat'
  ).split(' '),
)

/** The words that say something, or all when none does. */
export function withoutFillers<Item extends { readonly typed: string }>(
  slots: readonly Item[],
): readonly Item[] {
  const telling = slots.filter(({ typed }) => !FILLERS.has(typed))
  return telling.length > 0 ? telling : slots
}
