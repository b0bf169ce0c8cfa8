import { type PagePattern, paragraphs } from './pattern.ts'

export const aboutPattern: PagePattern = {
  fa: {
    layout: [
      {
        blockType: 'richText',
        title: 'ما که هستیم',
        content: paragraphs(
          '[نام شرکت] از سال [سال تأسیس] در [شهر] [محصول اصلی] می‌سازد. کار را با یک سالن کوچک و چند نفر آغاز کردیم و امروز محصول ما در سراسر کشور به کار می‌رود.',
          'آنچه در این سال‌ها عوض نشده، این است: مواد اولیهٔ خوب، کار دقیق و پاسخ‌گویی پس از فروش.',
        ),
      },
      {
        blockType: 'statistics',
        title: 'در یک نگاه',
        background: 'soft',
        items: [
          { value: '[۲۵]', title: 'سال تجربه' },
          { value: '[۱۲۰]', title: 'همکار' },
          { value: '[۴۵]', title: 'نمایندگی در کشور' },
          { value: '[۸]', title: 'کشور مقصد صادرات' },
        ],
      },
      {
        blockType: 'timeline',
        title: 'از آغاز تا امروز',
        items: [
          { moment: '[۱۳۸۰]', title: 'آغاز کار', text: 'راه‌اندازی نخستین کارگاه در [شهرک صنعتی].' },
          { moment: '[۱۳۹۰]', title: 'خط تولید دوم', text: 'ظرفیت تولید دو برابر شد.' },
          { moment: '[۱۴۰۰]', title: 'نخستین صادرات', text: 'ارسال محصول به [نام کشور].' },
        ],
      },
      {
        blockType: 'team',
        title: 'همکاران ما',
        items: [
          { title: '[نام و نام خانوادگی]', role: 'مدیر عامل', text: '[یک جمله دربارهٔ سابقه و مسئولیت]' },
          { title: '[نام و نام خانوادگی]', role: 'مدیر تولید', text: '[یک جمله دربارهٔ سابقه و مسئولیت]' },
          { title: '[نام و نام خانوادگی]', role: 'مدیر فروش', text: '[یک جمله دربارهٔ سابقه و مسئولیت]' },
        ],
      },
      {
        blockType: 'callToAction',
        title: 'بیشتر گفت‌وگو کنیم؟',
        text: 'برای بازدید از کارخانه یا دریافت نمونه، برای ما بنویسید.',
        buttonTitle: 'تماس با ما',
        address: '/feedback',
      },
    ],
  },
  en: {
    layout: [
      {
        blockType: 'richText',
        title: 'Who we are',
        content: paragraphs(
          '[Company] has made [main product] in [city] since [year]. We began with a small workshop and a handful of people; today our products are used all over the country.',
          'What has not changed: good materials, careful work, and an answer when you call after you have bought.',
        ),
      },
      {
        blockType: 'statistics',
        title: 'At a glance',
        background: 'soft',
        items: [
          { value: '[25]', title: 'years of experience' },
          { value: '[120]', title: 'colleagues' },
          { value: '[45]', title: 'dealers' },
          { value: '[8]', title: 'export countries' },
        ],
      },
      {
        blockType: 'timeline',
        title: 'Our story',
        items: [
          {
            moment: '[2001]',
            title: 'The beginning',
            text: 'Our first workshop opens in [industrial park].',
          },
          { moment: '[2011]', title: 'A second line', text: 'Production doubles.' },
          { moment: '[2021]', title: 'The first export', text: 'Our products go to [country].' },
        ],
      },
      {
        blockType: 'team',
        title: 'Our team',
        items: [
          { title: '[Full name]', role: 'Managing director', text: '[One sentence about their work]' },
          { title: '[Full name]', role: 'Head of production', text: '[One sentence about their work]' },
          { title: '[Full name]', role: 'Head of sales', text: '[One sentence about their work]' },
        ],
      },
      {
        blockType: 'callToAction',
        title: 'Shall we talk?',
        text: 'Write to us to visit the factory or to ask for a sample.',
        buttonTitle: 'Contact us',
        address: '/feedback',
      },
    ],
  },
}
