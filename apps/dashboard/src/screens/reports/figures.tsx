import type { ReactNode } from 'react'
import screen from '#components/screen.module.css'
import styles from './reports.module.css'

export type Figure = { name: string; value: string; definition: string; note?: ReactNode }

/** Figures, each with what it counts said beneath it. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section className={screen.card} aria-label={label}>
      <h2 className={screen.heading}>{label}</h2>
      <dl className={styles.figures}>
        {figures.map(({ name, value, definition, note }) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd className={styles.value}>
              <bdi>{value}</bdi>
            </dd>
            {note && <dd>{note}</dd>}
            <dd className={styles.definition}>{definition}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
