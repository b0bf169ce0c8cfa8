export type PageFigures = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcpMs: number
  cls: number
  tbtMs: number
  scriptBytes: number
}

type Bar = { least: number } | { most: number }

/** What the storefront promises of its home, category and product pages on a mid-range phone. */
const BARS = {
  performance: { least: 97 },
  accessibility: { least: 100 },
  bestPractices: { least: 100 },
  seo: { least: 100 },
  lcpMs: { most: 1_500 },
  cls: { most: 0 },
  tbtMs: { most: 100 },
  scriptBytes: { most: 90_000 },
} as const satisfies Record<keyof PageFigures, Bar>

/** The figures that miss their bars, in words. */
export function shortOf(figures: PageFigures): string[] {
  return Object.entries(BARS).flatMap(([name, bar]: [string, Bar]) => {
    const figure = figures[name as keyof PageFigures]
    if ('least' in bar) return figure < bar.least ? [`${name} ${figure}, at least ${bar.least}`] : []
    return figure > bar.most ? [`${name} ${Math.round(figure * 1_000) / 1_000}, at most ${bar.most}`] : []
  })
}
