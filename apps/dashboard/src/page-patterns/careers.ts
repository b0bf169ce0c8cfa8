import { type PagePattern, paragraphs } from './pattern.ts'

/** Without a form: the editor builds one and adds its module. Until then people apply by email. */
export const careersPattern: PagePattern = {
  fa: {
    layout: [
      {
        blockType: 'richText',
        title: 'کار در [نام شرکت]',
        content: paragraphs(
          'ما به دنبال کسانی هستیم که کار خوب را دوست دارند و می‌خواهند یاد بگیرند. اگر فرصت مناسب خود را در این صفحه نمی‌بینید، باز هم رزومه بفرستید؛ آن را نگه می‌داریم.',
        ),
      },
      {
        blockType: 'dataTable',
        title: 'فرصت‌های شغلی',
        heads: 'عنوان شغل\nبخش\nشهر\nنوع همکاری',
        rows: [
          { title: '[اپراتور خط تولید]', cells: 'تولید\n[شهر]\nتمام‌وقت' },
          { title: '[کارشناس فروش]', cells: 'فروش\n[شهر]\nتمام‌وقت' },
          { title: '[کارآموز مهندسی صنایع]', cells: 'مهندسی\n[شهر]\nکارآموزی' },
        ],
      },
      {
        blockType: 'steps',
        title: 'مراحل استخدام',
        background: 'soft',
        items: [
          { title: 'ارسال رزومه', text: 'رزومه و عنوان شغل را بفرستید.' },
          { title: 'بررسی', text: 'تا ده روز کاری نتیجه را خبر می‌دهیم.' },
          { title: 'مصاحبه', text: 'یک گفت‌وگوی حضوری یا تلفنی با مدیر بخش.' },
          { title: 'آغاز کار', text: 'با یک دورهٔ آشنایی در کنار همکاران.' },
        ],
      },
      {
        blockType: 'faq',
        title: 'پرسش‌های داوطلبان',
        items: [
          { title: 'سرویس و ناهار دارید؟', text: '[بله؛ مسیرهای سرویس و ساعت‌ها را اینجا بنویسید.]' },
          { title: 'دورکاری ممکن است؟', text: '[برای بخش‌های اداری، با هماهنگی مدیر بخش.]' },
        ],
      },
      {
        blockType: 'callToAction',
        title: 'رزومهٔ خود را بفرستید',
        text: 'عنوان شغل را در موضوع ایمیل بنویسید.',
        buttonTitle: 'ارسال رزومه با ایمیل',
        address: 'mailto:jobs@example.com',
      },
    ],
  },
  en: {
    layout: [
      {
        blockType: 'richText',
        title: 'Work at [company]',
        content: paragraphs(
          'We look for people who like good work and want to learn. If you do not find the right place on this page, send your CV all the same; we keep it.',
        ),
      },
      {
        blockType: 'dataTable',
        title: 'Open positions',
        heads: 'Position\nDepartment\nCity\nKind',
        rows: [
          { title: '[Line operator]', cells: 'Production\n[City]\nFull time' },
          { title: '[Sales specialist]', cells: 'Sales\n[City]\nFull time' },
          { title: '[Industrial engineering trainee]', cells: 'Engineering\n[City]\nTraineeship' },
        ],
      },
      {
        blockType: 'steps',
        title: 'How we hire',
        background: 'soft',
        items: [
          { title: 'Send your CV', text: 'Name the position that you want.' },
          { title: 'Review', text: 'You hear from us within ten working days.' },
          { title: 'Interview', text: 'A talk with the head of the department, here or by telephone.' },
          { title: 'Start', text: 'Your first weeks are beside experienced colleagues.' },
        ],
      },
      {
        blockType: 'faq',
        title: 'Questions of applicants',
        items: [
          { title: 'Is there a staff bus and lunch?', text: '[Yes; write routes and times here.]' },
          { title: 'May I work from home?', text: '[In office departments, as agreed with the head.]' },
        ],
      },
      {
        blockType: 'callToAction',
        title: 'Send us your CV',
        text: 'Name the position in the subject of your email.',
        buttonTitle: 'Apply by email',
        address: 'mailto:jobs@example.com',
      },
    ],
  },
}
