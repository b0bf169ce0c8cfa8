import type { SectionExample } from '#modules/section-example.ts'

/** Shown where the library has a video of this number. */
export const videoExample: SectionExample = {
  sparse: { file: 4, picture: 1 },
  full: { title: 'کارگاه ما در دو دقیقه', file: 4, picture: 2, text: 'از گِل تا کاشی.' },
}
