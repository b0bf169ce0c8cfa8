import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { CHART_HEIGHT, CHART_WIDTH } from './chart-size.ts'

const TICKS = 4
/** So high that it is seen that there was something. */
const LEAST = 3

type Bar = { x: number; y: number; width: number; height: number }
/** Places on the axes in per cent: values from below, steps from the right. */
export type ChartShape = {
  bars: Bar[]
  /** The path of the row that is compared with; null without one. */
  line: string | null
  ticks: { value: number; fromBelow: number }[]
  labels: { index: number; fromRight: number }[]
}

/**
 * Bars for a row of values and a line for the row they are compared with, under round ticks. The first is at the right:
 * time runs as Persian does, and what is newest is read last. `labelled` bounds the labels of the steps.
 */
export function toChartShape(
  values: readonly number[],
  compared: readonly number[] = [],
  labelled = 8,
): ChartShape {
  const steps = values.map((_, index) => index)
  // The range runs from right to left.
  const across = scaleBand<number>()
    .domain(steps)
    .range([CHART_WIDTH, 0])
    .paddingInner(0.25)
    .paddingOuter(0.15)
  const shownBefore = compared.slice(0, values.length)
  const up = scaleLinear()
    .domain([0, Math.max(1, ...values, ...shownBefore)])
    .range([CHART_HEIGHT, 0])
    .nice(TICKS)
  const middle = (index: number) => (across(index) ?? 0) + across.bandwidth() / 2
  const path = line<number>(
    (_, index) => middle(index),
    (value) => up(value),
  )
  const every = Math.max(1, Math.ceil(values.length / labelled))
  return {
    bars: values.map((value, index) => {
      const height = value > 0 ? Math.max(LEAST, CHART_HEIGHT - up(value)) : 0
      return { x: across(index) ?? 0, y: CHART_HEIGHT - height, width: across.bandwidth(), height }
    }),
    line: shownBefore.length > 1 ? path(shownBefore) : null,
    ticks: up.ticks(TICKS).map((value) => ({ value, fromBelow: (1 - up(value) / CHART_HEIGHT) * 100 })),
    labels: steps
      .filter((index) => index % every === 0)
      .map((index) => ({ index, fromRight: (1 - middle(index) / CHART_WIDTH) * 100 })),
  }
}
