import type { SectionExample } from '#modules/section-example.ts'

export const branchesExample: SectionExample = {
  sparse: { items: [{ id: '1', title: 'شعبهٔ جلفا', text: 'اصفهان، خیابان نظر شرقی' }] },
  full: {
    title: 'شعبه‌ها',
    items: ['شعبهٔ جلفا', 'شعبهٔ تهران', 'شعبهٔ شیراز'].map((title, at) => ({
      id: String(at),
      title,
      text: 'خیابان نظر شرقی، پلاک 12',
      phone: '۰۳۱۳۶۲۰۰۰۰۰',
      times: 'شنبه تا چهارشنبه، ۸ تا ۱۶',
      address: 'https://neshan.org/maps/1',
      picture: at + 1,
    })),
  },
}
