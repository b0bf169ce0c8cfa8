import { type PagePattern, paragraphs } from './pattern.ts'

export const faqPattern: PagePattern = {
  fa: {
    layout: [
      {
        blockType: 'richText',
        title: 'پرسش‌های پرتکرار',
        content: paragraphs(
          'پاسخ بیشتر پرسش‌ها را اینجا گذاشته‌ایم. اگر پاسخ خود را پیدا نکردید، پایین همین صفحه برای ما بنویسید.',
        ),
      },
      {
        blockType: 'faq',
        title: 'سفارش و خرید',
        items: [
          { title: 'چطور سفارش بدهم؟', text: '[روش سفارش: سایت، تلفن یا نماینده.]' },
          { title: 'حداقل سفارش چقدر است؟', text: '[تعداد یا مبلغ.]' },
          { title: 'فاکتور رسمی می‌دهید؟', text: '[بله؛ با شناسهٔ ملی و کد اقتصادی خریدار.]' },
        ],
      },
      {
        blockType: 'faq',
        title: 'ارسال و تحویل',
        items: [
          { title: 'سفارش کی به دستم می‌رسد؟', text: '[زمان آماده‌سازی و ارسال به شهرهای مختلف.]' },
          { title: 'هزینهٔ ارسال با کیست؟', text: '[شرایط ارسال رایگان را هم بنویسید.]' },
        ],
      },
      {
        blockType: 'faq',
        title: 'گارانتی و خدمات',
        items: [
          { title: 'گارانتی محصول چند ماه است؟', text: '[مدت و شرایط گارانتی.]' },
          { title: 'اگر محصول ایراد داشت چه کنم؟', text: '[شمارهٔ خدمات و مراحل رسیدگی.]' },
        ],
      },
      {
        blockType: 'callToAction',
        title: 'پاسخ خود را پیدا نکردید؟',
        buttonTitle: 'پرسش خود را بنویسید',
        address: '/feedback',
      },
    ],
  },
  en: {
    layout: [
      {
        blockType: 'richText',
        title: 'Frequently asked questions',
        content: paragraphs(
          'Most questions are answered here. If you do not find yours, write to us at the end of this page.',
        ),
      },
      {
        blockType: 'faq',
        title: 'Orders',
        items: [
          { title: 'How do I order?', text: '[On the site, by telephone or from a dealer.]' },
          { title: 'Is there a smallest order?', text: '[A number or an amount.]' },
          {
            title: 'Do you give official invoices?',
            text: '[Yes; with the buyer’s national and economic codes.]',
          },
        ],
      },
      {
        blockType: 'faq',
        title: 'Delivery',
        items: [
          { title: 'When does my order arrive?', text: '[Time to prepare and to send, for each region.]' },
          { title: 'Who pays for delivery?', text: '[Also say when it is free.]' },
        ],
      },
      {
        blockType: 'faq',
        title: 'Guarantee and service',
        items: [
          { title: 'How long is the guarantee?', text: '[Its time and conditions.]' },
          {
            title: 'What if something is broken?',
            text: '[The number of your service, and what happens then.]',
          },
        ],
      },
      {
        blockType: 'callToAction',
        title: 'Not found what you looked for?',
        buttonTitle: 'Ask us',
        address: '/feedback',
      },
    ],
  },
}
