import type { Texts } from '../catalogue/text.ts'

export const footerTexts = {
  FooterNavigation: { fa: 'پیوندهای پایین صفحه', en: 'Footer links' },
  FooterCategories: { fa: 'دسته‌های کالا', en: 'Categories' },
  FooterPages: { fa: 'آشنایی با ما', en: 'About the shop' },
  FooterAbout: { fa: 'دربارهٔ ما', en: 'About us' },
  FooterContact: { fa: 'تماس با ما', en: 'Contact us' },
  FooterCustomerService: { fa: 'خدمات مشتریان', en: 'Customer service' },
  FooterRules: { fa: 'قوانین و مقررات', en: 'Terms and conditions' },
  FooterPrivacy: { fa: 'حریم خصوصی', en: 'Privacy' },
  FooterReturns: { fa: 'شرایط بازگرداندن کالا', en: 'Returns' },
  FooterQuestions: { fa: 'پرسش‌های پرتکرار', en: 'Frequently asked questions' },
  FooterFeedback: { fa: 'ثبت نظر و پیشنهاد', en: 'Send feedback' },
  FooterAddress: { fa: 'نشانی', en: 'Address' },
  FooterPhone: { fa: 'تلفن', en: 'Phone' },
  FooterEmail: { fa: 'ایمیل', en: 'Email' },
  FooterHours: { fa: 'ساعت پاسخ‌گویی', en: 'Opening hours' },
  FooterSocial: { fa: 'ما را دنبال کنید', en: 'Follow us' },
  FooterTrustSeal: { fa: 'نماد اعتماد الکترونیکی', en: 'Electronic trust seal (eNAMAD)' },
  FooterCopyright: {
    fa: 'همهٔ حقوق این سایت برای {shop} محفوظ است.',
    en: 'All rights reserved by {shop}.',
  },
} as const satisfies Texts
