import type { Culture } from '@rasteh/persian-text/culture'

const fa = {
  word: 'چای',
  title: 'چای سیاه لاهیجان، بستهٔ ۴۵۰ گرمی',
  action: 'افزودن',
  more: 'نمایش بیشتر',
  less: 'نمایش کمتر',
  long: 'باغ‌های چای لاهیجان از بهار تا پاییز برداشت می‌شوند و برگ سبز همان روز به کارخانه می‌رسد. ',
}
const en: typeof fa = {
  word: 'Tea',
  title: 'Black tea of Lahijan, 450 g',
  action: 'Add',
  more: 'Show more',
  less: 'Show less',
  long: 'The tea gardens of Lahijan are picked from spring to autumn, and the leaves are rolled the same day. ',
}

/** Words to show parts with. */
export function samplesOf(culture: Culture): typeof fa {
  return culture === 'fa-IR' ? fa : en
}
