import type { SectionExample } from '#modules/section-example.ts'

export const bulletsExample: SectionExample = {
  sparse: { bullets: [{ id: '1', title: 'آغاز', target: 'start' }] },
  full: {
    bullets: ['آغاز', 'همکاران', 'تماس'].map((title, at) => ({
      id: String(at),
      title,
      target: `part-${at}`,
    })),
  },
}
