import { LONG, type SectionExample } from '#modules/section-example.ts'

export const pictureTextExample: SectionExample = {
  sparse: { text: 'هر روز ۱۲۰۰ قطعه.', picture: 1 },
  full: {
    title: 'خط تولید',
    text: LONG,
    picture: 2,
    side: 'end',
    buttonTitle: 'بازدید از کارخانه',
    address: '/contact-us',
  },
}
