'use client'

import { PAGE_PATHS, PATHS } from '@rasteh/contracts/paths'
import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { Link } from '@rasteh/ui/link'
import { TextField } from '@rasteh/ui/text-field'
import { CaptchaField, Honeypot } from '#features/captcha/public-captcha-field.ts'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { type CommentFormProps, useCommentForm } from '../use-comment-form.ts'
import styles from './comment-form.module.css'
import { RatingField } from './rating-field.tsx'

/** Takes a comment. Guests say who they are where they may write; others see before and when they try that they may not. */
export function CommentForm(props: CommentFormProps) {
  const { say } = usePageSettings()
  const { field, captcha, needsCaptcha, asksWho, isForMembers, trouble, isWaiting, onSubmit, ...opinion } =
    useCommentForm(props)
  return (
    <form
      className={styles.form}
      method="post"
      action={PATHS.commentCreate}
      aria-labelledby="comment-form-title"
      noValidate
      aria-busy={isWaiting}
      onSubmit={onSubmit}
    >
      <h3 className={styles.title} id="comment-form-title">
        {say('CommentWrite')}
      </h3>
      {isForMembers && <ForMembers />}
      {asksWho && (
        <div className={styles.who}>
          <TextField {...field('fullName')} label={say('CommentName')} autoComplete="name" />
          <TextField
            {...field('email')}
            label={say('CommentEmail')}
            hint={say('CommentEmailHint')}
            isLtr
            inputMode="email"
            autoComplete="email"
          />
        </div>
      )}
      {opinion.hasStars && <RatingField rating={opinion.rating} onChange={opinion.setRating} />}
      <TextField {...field('text')} label={say('CommentText')} rows={5} />
      {opinion.hasPoints && (
        <div className={styles.points}>
          <TextField {...field('pros')} label={say('RatingPros')} hint={say('RatingPointsHint')} rows={2} />
          <TextField {...field('cons')} label={say('RatingCons')} hint={say('RatingPointsHint')} rows={2} />
        </div>
      )}
      {needsCaptcha ? <CaptchaField captcha={captcha} /> : asksWho && <Honeypot captcha={captcha} />}
      {trouble === 'no-right' && <UsersOnly />}
      {trouble !== null && trouble !== 'no-right' && <FormAlert tone="refused">{say(trouble)}</FormAlert>}
      <div>
        <Button type="submit" isBusy={isWaiting}>
          {say(isWaiting ? 'CommentSending' : 'CommentSend')}
        </Button>
      </div>
    </form>
  )
}

/** Shown above the form to visitors who may not write yet. Rendered only once the visitor is known, so the URL is the browser's. */
function ForMembers() {
  const { say } = usePageSettings()
  return (
    <p className={styles.members}>
      {say('CommentForMembers')} <Link href={loginUrl()}>{say('CommentSignIn')}</Link>
    </p>
  )
}

const loginUrl = () => `${PAGE_PATHS.login}?next=${encodeURIComponent(`${location.pathname}#comments`)}`

/** Says that only users may, and leads to signing in. It appears after a press, so the URL is the browser's. */
function UsersOnly() {
  const { say } = usePageSettings()
  return (
    <FormAlert tone="refused">
      {say('OnlyAvailableForUsers')} <Link href={loginUrl()}>{say('CommentLoginRequired')}</Link>
    </FormAlert>
  )
}

export default island('comments/comment-form', CommentForm, 'visible')
