import type { SectionExample } from '#modules/section-example.ts'

export const callToActionExample: SectionExample = {
  sparse: { buttonTitle: 'تماس با فروش', address: 'tel:+983136200000' },
  full: {
    title: 'نماینده شوید',
    text: 'در شهر خود با ما کار کنید.',
    buttonTitle: 'درخواست نمایندگی',
    address: '/feedback',
    secondTitle: 'تماس با فروش',
    secondAddress: 'tel:+983136200000',
  },
}
