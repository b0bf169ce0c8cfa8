import { describe, expect, it } from 'vitest'
import { toBrandStyle } from './brand-style.ts'
import { checkBrandColour, LIGHT_GROUND, TEXT_CONTRAST_MIN } from './check-brand-colour.ts'
import { contrastOf, type Hex, readHex, toHex, toOklch } from './colour.ts'
import { darkPalette, lightPalette } from './palette.ts'

/** Every hue in steps of three degrees, pale and strong, from near black to near white. */
const COLOURS: Hex[] = Array.from({ length: 120 }, (_, step) => (step * Math.PI) / 60).flatMap((hue) =>
  [0.02, 0.1, 0.2, 0.3].flatMap((chroma) =>
    [0.1, 0.3, 0.45, 0.55, 0.7, 0.9].map((lightness) => toHex({ lightness, chroma, hue })),
  ),
)

describe('the colour of a brand', () => {
  it.each([
    ['#0E7C7B', '#0e7c7b'],
    ['0e7c7b', '#0e7c7b'],
    [' #abc ', '#aabbcc'],
  ])('is read from %j', (typed, read) => expect(readHex(typed)).toBe(read))

  it.each(['', 'red', '#12', '#1234567', 'url(x)', '#0e7c7b;}*{display:none', null, undefined, {}])(
    'is not %j',
    (typed) => expect(checkBrandColour(typed)).toEqual({ ok: false, refusal: { kind: 'no-colour' } }),
  )

  it('keeps its value on the way to lightness, strength and hue and back', () => {
    for (const hex of ['#0e7c7b', '#b3202a', '#ffffff', '#000000', '#7a3cff'] as const)
      expect(toHex(toOklch(hex))).toBe(hex)
  })

  it('is refused when it is too pale, with a darker one of its hue that is accepted', () => {
    const refused = checkBrandColour('#ffd400')
    if (refused.ok || refused.refusal.kind !== 'too-little-contrast') throw new Error('yellow was accepted')
    expect(refused.refusal.contrast).toBeLessThan(1.5)
    const { suggestion } = refused.refusal
    expect(checkBrandColour(suggestion)).toEqual({ ok: true, value: suggestion })
    expect(toOklch(suggestion).hue).toBeCloseTo(toOklch('#ffd400').hue, 1)
    for (const colour of COLOURS) {
      const checked = checkBrandColour(colour)
      if (!checked.ok && checked.refusal.kind === 'too-little-contrast')
        expect(checkBrandColour(checked.refusal.suggestion).ok).toBe(true)
    }
  })
})

describe('a palette', () => {
  const accepted = COLOURS.filter((colour) => checkBrandColour(colour).ok)
  /** Words and the ground that they are on, as pages use them (packages/ui/src/tokens.css). */
  const PAIRS = [
    ['color-on-brand', 'color-brand'],
    ['color-on-brand', 'color-brand-strong'],
    ['color-on-brand-soft', 'color-brand-soft'],
    ['color-on-deep-soft', 'color-deep'],
  ] as const
  const GROUNDS = { light: [LIGHT_GROUND, '#ffffff'], dark: ['#131719', '#1b2124', '#232a2e'] } as const

  it.each(['light', 'dark'] as const)('can be read in the %s, whatever the colour', (kind) => {
    expect(accepted.length).toBeGreaterThan(500)
    for (const colour of accepted) {
      const palette = kind === 'light' ? lightPalette(colour) : darkPalette(colour)
      for (const [words, ground] of PAIRS)
        expect(
          contrastOf(palette[words] as Hex, palette[ground] as Hex),
          `${colour} ${words}`,
        ).toBeGreaterThanOrEqual(TEXT_CONTRAST_MIN)
      for (const ground of GROUNDS[kind])
        expect(contrastOf(palette['color-brand'] as Hex, ground), colour).toBeGreaterThanOrEqual(
          TEXT_CONTRAST_MIN,
        )
      expect(contrastOf('#f4f1ea', palette['color-deep'] as Hex), colour).toBeGreaterThanOrEqual(
        TEXT_CONTRAST_MIN,
      )
    }
  })

  const SHIPPED = { corners: 'soft', density: 'airy', headingFont: 'vazirmatn' } as const

  it('is a style sheet of tokens, and nothing for the look that is shipped', () => {
    expect(toBrandStyle({ colour: null, ...SHIPPED })).toBe('')
    const style = toBrandStyle({
      ...{ colour: '#7a1f5c', corners: 'round', density: 'compact', headingFont: 'lalezar' },
    })
    expect(style).toContain('--color-brand:#7a1f5c')
    expect(style).toContain('--radius:20px')
    expect(style).toContain('--space-6:24px')
    expect(style).toContain('--font-heading:"Lalezar",var(--font-text)')
    expect(style).toMatch(
      /@media screen and \(prefers-color-scheme:dark\)\{:root\{--color-brand:#[0-9a-f]{6}/,
    )
    expect(style).not.toContain('<')
  })
})
