import { statusTexts as texts } from '@rasteh/messages/dashboard'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { type JudgedPart, judgeShop, type Level, worstOf } from '@rasteh/shop-core/shop-status'
import type { ShopState } from '@rasteh/shop-store/reads/shop-state'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import { QueueTable } from './queue-table.tsx'
import styles from './status.module.css'
import { type Line, linesOf } from './status-lines.ts'

const PARTS: readonly JudgedPart[] = [
  'worker',
  'queues',
  'attempts',
  'holds',
  'index',
  'purge',
  'backup',
  'edge',
  'database',
]

/** How the shop is: one sentence for all of it, then each part with its word and its figures. */
export function ShopStatus({ state, seenAt }: { state: ShopState; seenAt: number }) {
  const levels = judgeShop(state)
  const overall = worstOf(Object.values(levels))
  const named = PARTS.filter((part) => levels[part] === overall).map((part) => texts.parts[part])
  const lines = linesOf(state)
  const version = state.statusRecords.worker?.facts.version
  return (
    <>
      <section className={`${styles.overall} ${styles[overall]}`}>
        <p className={styles.sentence} role="status">
          <Sign level={overall} />
          <span>
            <FilledText text={texts.overall[overall]} values={{ parts: named.join('، ') }} />
          </span>
        </p>
        <p className={screen.hint}>
          {texts.seenAt} <bdi>{formatMoment(seenAt, 'fa-IR')}</bdi>
          {typeof version === 'string' && (
            <>
              {' · '}
              {texts.version} <bdi dir="ltr">{version}</bdi>
            </>
          )}
        </p>
        <a className={`${screen.linkButton} ${styles.refresh}`} href="/dashboard/status">
          {texts.refresh}
        </a>
      </section>
      <ul className={styles.parts}>
        {PARTS.map((part) => (
          <Part key={part} part={part} level={levels[part]} lines={lines[part]} />
        ))}
      </ul>
      <QueueTable queues={state.queues} />
      <p className={screen.hint}>{texts.intro}</p>
    </>
  )
}

function Part({ part, level, lines }: { part: JudgedPart; level: Level; lines: readonly Line[] }) {
  return (
    <li className={`${screen.card} ${styles.part}`}>
      <div className={styles.head}>
        <h2 className={screen.heading}>{texts.parts[part]}</h2>
        <span className={`${styles.pill} ${styles[level]}`}>
          <Sign level={level} /> {texts.levels[level]}
        </span>
      </div>
      {lines.map(({ text, values }) => (
        <p key={text} className={styles.line}>
          <FilledText text={text} values={values} />
        </p>
      ))}
    </li>
  )
}

/** A shape beside the colour: who sees no colours reads the shape, who sees neither reads the word. */
const SIGNS: Record<Level, string> = { well: '✓', watch: '!', wrong: '✕', silent: '–' }

function Sign({ level }: { level: Level }) {
  return (
    <span className={styles.sign} aria-hidden="true">
      {SIGNS[level]}
    </span>
  )
}
