import { FeedbackOpener } from '#features/feedback/public.ts'
import { Invitation } from '#modules/invitation.tsx'
import { defineModule, loadNothing } from '#modules/module-props.ts'

/** Asks for feedback; its button opens the form in place. */
export const feedbackFormModule = defineModule('feedbackForm', {
  load: loadNothing,
  Component: ({ module, site: { say } }) => (
    <Invitation title={module.title || say('FeedbackTitle')} text={module.text || say('FeedbackInvitation')}>
      <FeedbackOpener />
    </Invitation>
  ),
})
