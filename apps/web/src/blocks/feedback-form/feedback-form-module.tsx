import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { LinkButton } from '@rasteh/ui/link-button'
import { loadSay } from '../../site/say.ts'
import { Invitation } from '../invitation.tsx'
import type { ModuleProps } from '../module-props.ts'

/** The way to the feedback form. */
export async function FeedbackFormModule({ module }: ModuleProps<{ text?: string | null }>) {
  const say = await loadSay()
  return (
    <Invitation title={module.title || say('FeedbackTitle')} text={module.text || say('FeedbackInvitation')}>
      <LinkButton href={PAGE_PATHS.feedback}>{say('FeedbackSend')}</LinkButton>
    </Invitation>
  )
}
