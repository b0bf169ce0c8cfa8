import FeedbackOpener from '../../features/feedback/islands/feedback-opener.tsx'
import { loadSay } from '../../page/say.ts'
import { Invitation } from '../invitation.tsx'
import type { ModuleProps } from '../module-props.ts'

/** Asks for feedback; its button opens the form in place. */
export async function FeedbackFormModule({ module }: ModuleProps<{ text?: string | null }>) {
  const say = await loadSay()
  return (
    <Invitation title={module.title || say('FeedbackTitle')} text={module.text || say('FeedbackInvitation')}>
      <FeedbackOpener />
    </Invitation>
  )
}
