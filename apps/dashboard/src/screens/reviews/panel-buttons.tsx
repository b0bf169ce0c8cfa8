import { reviewTexts as texts } from '@rasteh/messages/dashboard'
import { stepReview } from '@rasteh/shop-core/reviews'
import screen from '#components/screen.module.css'
import type { ReviewWire } from './review-wire.ts'
import styles from './reviews.module.css'

export type PanelStep = 'request' | 'approve' | 'refuse' | 'note'

type PanelButtonsProps = {
  review: ReviewWire
  /** While an answer is awaited. */
  isClosed: boolean
  /** What the form shows is not the newest version that is saved. */
  isBehind: boolean
  hasNote: boolean
  onTake: (step: PanelStep) => void
}

/** The steps that there are for this person now. What is typed in the form and not saved would not be part of them. */
export function PanelButtons({ review, isClosed, isBehind, hasNote, onTake }: PanelButtonsProps) {
  const { state, isChanged, mayPublish } = review
  const isWaiting = stepReview(state, 'approve') !== null
  const maySend = stepReview(state, 'request') !== null && (!isWaiting || isChanged)
  const steps: { step: PanelStep; look: string | undefined; isOff?: boolean }[] = [
    ...(mayPublish && isWaiting
      ? [
          { step: 'approve' as const, look: screen.primary, isOff: isBehind },
          { step: 'refuse' as const, look: screen.danger, isOff: isBehind },
        ]
      : []),
    ...(maySend
      ? [{ step: 'request' as const, look: mayPublish ? screen.quiet : screen.primary, isOff: isBehind }]
      : []),
    { step: 'note', look: screen.quiet, isOff: !hasNote },
  ]
  return (
    <div className={styles.steps}>
      {steps.map(({ step, look, isOff }) => (
        <button
          key={step}
          type="button"
          className={look}
          disabled={isClosed || isOff}
          onClick={() => onTake(step)}
        >
          {step === 'request' && isWaiting ? texts.sendAgain : texts.steps[step]}
        </button>
      ))}
    </div>
  )
}
