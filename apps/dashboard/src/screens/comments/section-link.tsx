import type { NumberFieldServerProps } from 'payload'
import { SectionLink } from './section-cell.tsx'

/** On a comment's form: what the number means. */
export function CommentSectionLink({ data }: Pick<NumberFieldServerProps, 'data'>) {
  const { sectionType, sectionId } = (data ?? {}) as { sectionType?: string; sectionId?: number }
  if (!sectionId || (sectionType !== 'product' && sectionType !== 'news')) return null
  return (
    <p>
      <SectionLink type={sectionType} id={sectionId} />
    </p>
  )
}
