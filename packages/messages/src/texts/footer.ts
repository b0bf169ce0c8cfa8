import type { Texts } from '../catalogue/text.ts'

export const footerTexts = {
  FooterNavigation: { fa: 'لینک‌های پایین صفحه', en: 'Footer links' },
  FooterCategories: { fa: 'دسته‌بندی کالاها', en: 'Categories' },
  FooterPages: { fa: 'آشنایی با ما', en: 'About the shop' },
  FooterAbout: { fa: 'دربارهٔ ما', en: 'About us' },
  FooterContact: { fa: 'تماس با ما', en: 'Contact us' },
  FooterCustomerService: { fa: 'خدمات مشتریان', en: 'Customer service' },
  FooterRules: { fa: 'قوانین و مقررات', en: 'Terms and conditions' },
  FooterPrivacy: { fa: 'حریم خصوصی', en: 'Privacy' },
  FooterReturns: { fa: 'شرایط مرجوع کردن کالا', en: 'Returns' },
  FooterQuestions: { fa: 'سؤالات متداول', en: 'Frequently asked questions' },
  FooterFeedback: { fa: 'ثبت نظر و پیشنهاد', en: 'Send feedback' },
  FooterAddress: { fa: 'نشانی', en: 'Address' },
  FooterPhone: { fa: 'تلفن', en: 'Phone' },
  FooterEmail: { fa: 'ایمیل', en: 'Email' },
  FooterHours: { fa: 'ساعت پاسخ‌گویی', en: 'Opening hours' },
  FooterSocial: { fa: 'ما را دنبال کنید', en: 'Follow us' },
  FooterTrustSeal: { fa: 'نماد اعتماد الکترونیکی', en: 'Electronic trust seal (eNAMAD)' },
  FooterCopyright: {
    fa: 'تمامی حقوق این سایت متعلق به {shop} است.',
    en: 'All rights reserved by {shop}.',
  },
} as const satisfies Texts
