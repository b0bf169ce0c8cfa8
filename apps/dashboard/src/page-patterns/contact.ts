import { type PagePattern, paragraphs } from './pattern.ts'

export const contactPattern: PagePattern = {
  fa: {
    layout: [
      {
        blockType: 'richText',
        title: 'با ما در تماس باشید',
        content: paragraphs(
          'پاسخ پرسش‌های خرید، خدمات پس از فروش و نمایندگی را همکاران ما در ساعت‌های کاری می‌دهند. بیرون از این ساعت‌ها پیام بگذارید تا روز کاری بعد با شما تماس بگیریم.',
        ),
      },
      {
        blockType: 'contact',
        title: 'راه‌های تماس',
        addresses: [
          { title: 'دفتر مرکزی', text: '[نشانی کامل دفتر مرکزی، با کد پستی]' },
          { title: 'کارخانه', text: '[نشانی کامل کارخانه]' },
        ],
        phones: [
          { title: 'فروش', number: '03100000000' },
          { title: 'خدمات پس از فروش', number: '03100000001' },
        ],
        hours: [
          { title: 'شنبه تا چهارشنبه', times: '۸ تا ۱۶' },
          { title: 'پنج‌شنبه', times: '۸ تا ۱۲' },
        ],
        email: 'info@example.com',
      },
      {
        blockType: 'branches',
        title: 'شعبه‌ها',
        items: [
          {
            title: '[نام شعبه]',
            text: '[نشانی شعبه]',
            phone: '03100000002',
            times: 'شنبه تا پنج‌شنبه، ۹ تا ۱۸',
          },
        ],
      },
      { blockType: 'feedbackForm', title: 'برای ما بنویسید', text: 'معمولاً تا یک روز کاری پاسخ می‌دهیم.' },
    ],
  },
  en: {
    layout: [
      {
        blockType: 'richText',
        title: 'Get in touch',
        content: paragraphs(
          'Our colleagues answer questions about orders, service and dealerships during working hours. Outside of these hours leave a message, and we will call you on the next working day.',
        ),
      },
      {
        blockType: 'contact',
        title: 'How to reach us',
        addresses: [
          { title: 'Head office', text: '[Full address of the head office, with the postal code]' },
          { title: 'Factory', text: '[Full address of the factory]' },
        ],
        phones: [
          { title: 'Sales', number: '+983100000000' },
          { title: 'Service', number: '+983100000001' },
        ],
        hours: [
          { title: 'Saturday to Wednesday', times: '8:00–16:00' },
          { title: 'Thursday', times: '8:00–12:00' },
        ],
        email: 'info@example.com',
      },
      {
        blockType: 'branches',
        title: 'Branches',
        items: [
          {
            title: '[Branch]',
            text: '[Address of the branch]',
            phone: '+983100000002',
            times: 'Saturday to Thursday, 9:00–18:00',
          },
        ],
      },
      { blockType: 'feedbackForm', title: 'Write to us', text: 'We usually answer within one working day.' },
    ],
  },
}
