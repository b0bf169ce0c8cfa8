import { LONG, type SectionExample, textOf } from '#modules/section-example.ts'

export const richTextExample: SectionExample = {
  sparse: { content: textOf('یک جمله.') },
  full: { title: 'دربارهٔ ما', content: textOf(LONG, LONG, LONG) },
}
