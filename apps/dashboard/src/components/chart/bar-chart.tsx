import { reportsTexts as texts } from '@rasteh/messages/dashboard'
import styles from './bar-chart.module.css'
import { ChartPoints } from './chart-points.tsx'
import { toChartShape } from './chart-shape.ts'
import { shortAmount } from './short-amount.ts'

export type ChartPoint = {
  /** Under the axis; short. */
  label: string
  /** What is said of the point, whole. */
  said: string
  /** In the unit that the axis names. */
  value: number
}

type BarChartProps = {
  label: string
  /** What the axis of values counts. */
  axis: string
  points: readonly ChartPoint[]
  /** The values of the range that is compared with, step by step. */
  compared?: readonly number[]
  /** Names are too long for the axis of a phone, where the slider says them. */
  isNamed?: boolean
}

/** Bars with axes, made on the server. Its figures stand in a table beneath it; here they are read one by one. */
export function BarChart({ label, axis, points, compared = [], isNamed = false }: BarChartProps) {
  const shape = toChartShape(
    points.map(({ value }) => value),
    compared,
  )
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.legend}>
        <span>{axis}</span>
        {shape.line && (
          <>
            <span className={styles.ofBars}>{texts.thisRange}</span>
            <span className={styles.ofLine}>{texts.comparedRange}</span>
          </>
        )}
      </figcaption>
      <div className={styles.body}>
        <div className={styles.values} aria-hidden="true">
          {shape.ticks.map(({ value, fromBelow }) => (
            <span key={value} className={styles.value} style={{ insetBlockEnd: `${fromBelow}%` }}>
              {shortAmount(value)}
            </span>
          ))}
        </div>
        <ChartPoints label={label} shape={shape} said={points.map(({ said }) => said)}>
          <div className={isNamed ? `${styles.steps} ${styles.names}` : styles.steps} aria-hidden="true">
            {shape.labels.map(({ index, fromRight }) => (
              // Placed by the page's direction, not by that of its own digits.
              <span key={index} className={styles.step} style={{ insetInlineStart: `${fromRight}%` }}>
                <bdi>{points[index]?.label}</bdi>
              </span>
            ))}
          </div>
        </ChartPoints>
      </div>
    </figure>
  )
}
