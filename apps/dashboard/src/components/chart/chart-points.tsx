'use client'

import { reportsTexts as texts } from '@rasteh/messages/dashboard'
import { type ReactNode, useState } from 'react'
import styles from './bar-chart.module.css'
import type { ChartShape } from './chart-shape.ts'
import { CHART_HEIGHT, CHART_WIDTH } from './chart-size.ts'

type ChartPointsProps = { label: string; shape: ChartShape; said: readonly string[]; children: ReactNode }

/** The plot, whose bars are read by pointer, and by touch and keys with the slider under it: time runs to the left in both. */
export function ChartPoints({ label, shape, said, children }: ChartPointsProps) {
  const [at, setAt] = useState<number | null>(null)
  const last = said.length - 1
  return (
    <div className={styles.plot}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {shape.ticks.map(({ value, fromBelow }) => (
          <line
            key={value}
            className={styles.grid}
            x1="0"
            x2={CHART_WIDTH}
            y1={CHART_HEIGHT * (1 - fromBelow / 100)}
            y2={CHART_HEIGHT * (1 - fromBelow / 100)}
          />
        ))}
        {shape.bars.map((bar, index) => (
          <g key={bar.x} onPointerEnter={() => setAt(index)}>
            <title>{said[index]}</title>
            <rect className={styles.reach} x={bar.x} y="0" width={bar.width} height={CHART_HEIGHT} />
            <rect className={index === at ? styles.chosenBar : styles.bar} {...bar} />
          </g>
        ))}
        {shape.line && <path className={styles.line} d={shape.line} />}
      </svg>
      {children}
      {last > 0 && (
        <input
          className={styles.slider}
          type="range"
          aria-label={`${texts.readChart}: ${label}`}
          aria-valuetext={said[at ?? last]}
          min={0}
          max={last}
          value={at ?? last}
          onChange={(event) => setAt(Number(event.target.value))}
          onFocus={() => setAt(at ?? last)}
        />
      )}
      <p className={styles.said}>{said[at ?? last]}</p>
    </div>
  )
}
