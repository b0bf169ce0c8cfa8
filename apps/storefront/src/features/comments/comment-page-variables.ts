import { formatPageVariables } from '@rasteh/contracts/platform'

type CommentFeatures = { sectionId: number; sectionType: string; guestsMayComment: boolean }

/** What the hidden field of a comment section says, as the platform's scripts read it. */
export function commentPageVariables({ sectionId, sectionType, guestsMayComment }: CommentFeatures): string {
  return formatPageVariables({
    SectionID: String(sectionId),
    SectionType: sectionType,
    Guest: String(guestsMayComment),
  })
}
