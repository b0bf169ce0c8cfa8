/** PDFs of the judged company's library, as their text was read at the upload. */
export const files: readonly { slug: string; title: string; text: string }[] = [
  {
    slug: 'porcelain-1405.pdf',
    title: 'کاتالوگ پرسلان ۱۴۰۵',
    text: 'مجموعهٔ الوند و سبلان در ابعاد ۶۰ در ۱۲۰ سانتی‌متر. لعاب مات و صیقلی. جذب آب کمتر از نیم درصد.',
  },
  {
    slug: 'fire-safety.pdf',
    title: 'برگهٔ ایمنی حریق',
    text: 'طبقهٔ واکنش در برابر آتش. دستورالعمل اطفا و خاموش‌کنندهٔ دستی برای انبار نمایندگان.',
  },
  {
    slug: 'price-list-agents.pdf',
    title: 'آیین‌نامهٔ نمایندگان',
    text: 'سقف اعتبار، تضمین بانکی، سهم بازاریاب و شیوهٔ مرجوع کردن پالت شکسته.',
  },
]
