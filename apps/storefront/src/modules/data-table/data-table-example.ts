import type { SectionExample } from '#modules/section-example.ts'

export const dataTableExample: SectionExample = {
  sparse: { heads: 'مشخصه\nمدل الف', rows: [{ id: '1', title: 'وزن', cells: '۱۲ کیلوگرم' }] },
  full: {
    title: 'مشخصات فنی',
    heads: 'مشخصه\nمدل الف\nمدل ب\nمدل پ\nمدل ت\nمدل ث',
    rows: ['وزن', 'ضخامت', 'جذب آب'].map((title, at) => ({
      id: String(at),
      title,
      cells: '۱۲ کیلوگرم\n۱۴ کیلوگرم\n۱۶ کیلوگرم\n۱۸ کیلوگرم\n۲۰ کیلوگرم',
    })),
  },
}
