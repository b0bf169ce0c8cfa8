import type { SlugRefusal } from '@rasteh/shop-core/pages'

type Sayings = { [Kind in SlugRefusal['kind']]: (refusal: Extract<SlugRefusal, { kind: Kind }>) => string }

const sayings = {
  'slug-reserved': ({ segment }) =>
    `نشانی «${segment}» را خود فروشگاه به کار می‌برد و صفحهٔ شما هرگز دیده نمی‌شود. نشانی دیگری بنویسید.`,
  'slug-malformed': ({ suggestion }) =>
    `در نشانی تنها حرف کوچک، رقم و خط تیره بنویسید، بی فاصله و بی / در آغاز و پایان${suggestion && `؛ مانند ${suggestion}`}.`,
} satisfies Sayings

/** Why a slug is refused, for the manager who wrote it. */
export function saySlugRefusal(refusal: SlugRefusal): string {
  return refusal.kind === 'slug-reserved' ? sayings[refusal.kind](refusal) : sayings[refusal.kind](refusal)
}
