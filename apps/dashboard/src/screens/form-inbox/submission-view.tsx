import { formInboxTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatMoment } from '@rasteh/persian-text/jalali'
import type { KeptAnswer } from '@rasteh/shop-core/forms'
import { loadSubmission, type Submission } from '@rasteh/shop-store/reads/form-inbox'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { isManager } from '#access/is-manager.ts'
import { requireStaff } from '#access/require-staff.ts'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import { ScreenFrame } from '#components/screen-frame.tsx'
import { readDatabase } from '#database/read-database.ts'
import { AnswerFile } from './answer-file.tsx'
import styles from './form-inbox.module.css'
import { toSubmissionId } from './inbox-query.ts'
import { RemoveSubmission } from './remove-submission.tsx'
import { sayAnswer } from './say-answer.ts'
import { StatePill } from './state-pill.tsx'
import { SubmissionWork } from './submission-work.tsx'

/** /dashboard/form-submission?id=…: what somebody sent, and what is done about it. */
export async function FormSubmissionView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const id = toSubmissionId(props.searchParams?.id)
  requireStaff(req, `/dashboard/form-submission${id ? `?id=${id}` : ''}`)
  const isAllowed = isManager({ req })
  const submission = id && isAllowed ? await loadSubmission(readDatabase(), id) : null
  if (!submission)
    return (
      <Frame
        props={props}
        title={texts.title}
        content={<p>{isAllowed ? texts.notFound : texts.notAllowed}</p>}
      />
    )
  const number = toPersianDigits(String(submission.id))
  const title = <FilledText text={texts.submission} values={{ number }} />
  return <Frame props={props} title={title} content={<Sent submission={submission} />} />
}

type FrameProps = { props: AdminViewServerProps; title: ReactNode; content: ReactNode }

const Frame = ({ props, title, content }: FrameProps) => (
  <ScreenFrame props={props} title={title} crumb={{ label: texts.title, url: '/form-inbox' }}>
    {content}
  </ScreenFrame>
)

function Sent({ submission }: { submission: Submission }) {
  const { id, state, note, answers, customerId } = submission
  return (
    <>
      <div className={styles.facts}>
        <StatePill state={state} />
        <span>{submission.formTitle}</span>
        <time dateTime={submission.createdAt.toISOString()}>
          <bdi>{formatMoment(submission.createdAt, 'fa-IR')}</bdi>
        </time>
        {customerId && <a href={`/dashboard/collections/customers/${customerId}`}>{texts.customer}</a>}
      </div>
      <div className={styles.columns}>
        <section className={screen.card} aria-label={texts.answers}>
          <h2 className={screen.heading}>{texts.answers}</h2>
          <dl className={styles.pairs}>
            {answers.map((answer) => (
              <div key={answer.id} className={styles.pair}>
                <dt>{answer.label}</dt>
                <dd>
                  <SaidAnswer answer={answer} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={screen.card} aria-label={texts.work}>
          <h2 className={screen.heading}>{texts.work}</h2>
          <SubmissionWork id={id} state={state} note={note ?? ''} />
          <RemoveSubmission id={id} />
        </section>
      </div>
    </>
  )
}

function SaidAnswer({ answer }: { answer: KeptAnswer }) {
  if (answer.kind === 'file' && answer.fileId)
    return <AnswerFile fileId={answer.fileId} name={String(answer.value)} />
  if (answer.kind === 'longText') return <p className={styles.prose}>{sayAnswer(answer)}</p>
  return <bdi>{sayAnswer(answer)}</bdi>
}
