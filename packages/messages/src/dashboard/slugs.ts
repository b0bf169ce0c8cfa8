import { toPersianDigits } from '@rasteh/persian-text/digits'
import type { PlaceRefusal, SlugRefusal } from '@rasteh/shop-core/pages'

type Refusal = SlugRefusal | PlaceRefusal
type Sayings = { [Kind in Refusal['kind']]: (refusal: Extract<Refusal, { kind: Kind }>) => string }

const sayings = {
  'slug-reserved': ({ segment }) =>
    `نشانی «${segment}» را خود فروشگاه به کار می‌برد و صفحهٔ شما هرگز دیده نمی‌شود. نشانی دیگری بنویسید.`,
  'slug-malformed': ({ suggestion }) =>
    `در نشانی تنها حرف کوچک، رقم و خط تیره بنویسید، بی فاصله و بی /${suggestion && `؛ مانند ${suggestion}`}.`,
  'page-under-itself': () => 'صفحه را نمی‌توان زیر خودش یا یکی از زیرصفحه‌های خودش گذاشت.',
  'page-under-home': () => 'زیر صفحهٔ اصلی صفحه‌ای نمی‌آید؛ خانهٔ «صفحهٔ بالاتر» را خالی بگذارید.',
  'parent-without-path': () => 'صفحهٔ بالاتر هنوز نشانی ندارد. نخست نشانی آن را بنویسید و ذخیره کنید.',
  'page-too-deep': ({ max }) =>
    `نشانی با زیرصفحه‌ها از ${toPersianDigits(String(max))} بخش بیشتر می‌شود. صفحه را بالاتر بگذارید.`,
  'path-taken': ({ path }) => `صفحهٔ دیگری نشانی «${path}» را دارد، شاید در سطل زباله. نشانی دیگری بنویسید.`,
} satisfies Sayings

/** Why a slug or a place of a page is refused, for the manager who chose it. */
export function saySlugRefusal(refusal: Refusal): string {
  const say = sayings[refusal.kind] as (refusal: Refusal) => string
  return say(refusal)
}
