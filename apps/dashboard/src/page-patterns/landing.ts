import type { PagePattern } from './pattern.ts'

/** One offer and one button; the shop's header, menu and footer are not around it. */
export const landingPattern: PagePattern = {
  fa: {
    hidesShell: true,
    layout: [
      {
        blockType: 'hero',
        headline: '[پیشنهاد شما در یک جمله]',
        text: '[در یک یا دو جمله بگویید مشتری چه به دست می‌آورد و تا چه زمانی.]',
        buttonTitle: 'درخواست مشاوره',
        address: '#request',
      },
      {
        blockType: 'steps',
        title: 'چطور کار می‌کند؟',
        items: [
          { title: 'درخواست بدهید', text: 'شماره و نیاز خود را بنویسید.' },
          { title: 'تماس می‌گیریم', text: 'کارشناس ما تا یک روز کاری زنگ می‌زند.' },
          { title: 'تحویل بگیرید', text: 'سفارش با گارانتی به دست شما می‌رسد.' },
        ],
      },
      {
        blockType: 'statistics',
        background: 'soft',
        title: 'چرا ما؟',
        items: [
          { value: '[۹۸٪]', title: 'رضایت مشتریان' },
          { value: '[۲۴ ماه]', title: 'گارانتی' },
          { value: '[۷ روز]', title: 'مهلت بازگشت' },
        ],
      },
      {
        blockType: 'quotes',
        title: 'مشتریان چه می‌گویند',
        items: [{ text: '[گفتهٔ یک مشتری، با اجازهٔ خودش]', title: '[نام مشتری]', role: '[نام شرکت یا شهر]' }],
      },
      {
        blockType: 'callToAction',
        title: 'همین امروز شروع کنید',
        anchor: 'request',
        text: '[شرط یا زمان پیشنهاد را دوباره بگویید.]',
        buttonTitle: 'ثبت درخواست',
        address: '/feedback',
        secondTitle: 'تماس تلفنی',
        secondAddress: 'tel:+983100000000',
      },
    ],
  },
  en: {
    hidesShell: true,
    layout: [
      {
        blockType: 'hero',
        headline: '[Your offer in one sentence]',
        text: '[Say in one or two sentences what the customer gains, and until when.]',
        buttonTitle: 'Ask for advice',
        address: '#request',
      },
      {
        blockType: 'steps',
        title: 'How it works',
        items: [
          { title: 'Ask', text: 'Leave your number and what you need.' },
          { title: 'We call', text: 'A specialist calls you within one working day.' },
          { title: 'Receive', text: 'Your order arrives with its guarantee.' },
        ],
      },
      {
        blockType: 'statistics',
        background: 'soft',
        title: 'Why us?',
        items: [
          { value: '[98%]', title: 'satisfied customers' },
          { value: '[24 months]', title: 'guarantee' },
          { value: '[7 days]', title: 'to return it' },
        ],
      },
      {
        blockType: 'quotes',
        title: 'What customers say',
        items: [
          { text: '[Words of a customer, with their consent]', title: '[Name]', role: '[Company or city]' },
        ],
      },
      {
        blockType: 'callToAction',
        title: 'Start today',
        anchor: 'request',
        text: '[Repeat the condition or the time of the offer.]',
        buttonTitle: 'Send a request',
        address: '/feedback',
        secondTitle: 'Call us',
        secondAddress: 'tel:+983100000000',
      },
    ],
  },
}
