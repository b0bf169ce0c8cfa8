import { statusTexts as texts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import type { QueueState } from '@rasteh/shop-store/reads/shop-state'
import screen from '#components/screen.module.css'
import tables from '#components/table.module.css'
import { sayAge } from './status-lines.ts'

const amount = (count: number) => formatAmount(count, 'fa-IR')

/** Every queue that holds something, in words. */
export function QueueTable({ queues }: { queues: readonly QueueState[] }) {
  if (queues.length === 0) return <p className={screen.hint}>{texts.queuesEmpty}</p>
  return (
    <section className={screen.card}>
      <table className={tables.table}>
        <caption className={tables.caption}>{texts.queuesTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.queue}</th>
            <th scope="col">{texts.queueWaiting}</th>
            <th scope="col">{texts.queueRunning}</th>
            <th scope="col">{texts.queueOldest}</th>
            <th scope="col">{texts.queueFailed}</th>
          </tr>
        </thead>
        <tbody>
          {queues.map(({ queue, waiting, running, failed, oldestSeconds }) => (
            <tr key={queue} className={failed > 0 ? tables.warnedRow : undefined}>
              <th scope="row">{texts.queues[queue] ?? <bdi dir="ltr">{queue}</bdi>}</th>
              <td data-label={texts.queueWaiting}>{amount(waiting)}</td>
              <td data-label={texts.queueRunning}>{amount(running)}</td>
              <td data-label={texts.queueOldest}>{oldestSeconds > 0 ? sayAge(oldestSeconds) : '–'}</td>
              <td data-label={texts.queueFailed}>{amount(failed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
