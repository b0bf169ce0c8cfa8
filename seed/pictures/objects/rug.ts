import { darker, lighter, mix } from '../colour.ts'
import { starOutline } from '../girih.ts'
import { fromAbove, type Paint } from '../paint.ts'
import { box, clipped, disc, move, n, repeated, type Sheet, shape, stroke, upTo } from '../sheet.ts'
import { cypress, gardenPanels, goats, kilimRows, lozenge, roundRosette, sun } from './rug-fields.ts'
import { corners, fishRows, IVORY, medallion, vines } from './rug-motifs.ts'

/** Rugs seen from above; the name is the design, as a dealer would call it. */
export const RUGS = {
  toranj: fromAbove((sheet, paint) =>
    rug(sheet, paint, (s, p) => fishRows(s, p, 0.35) + corners(s, p) + medallion(s, p)),
  ),
  afshan: fromAbove((sheet, paint) => rug(sheet, paint, (s, p) => vines(s, p) + medallion(s, p, 0.62))),
  mahi: fromAbove((sheet, paint) => rug(sheet, paint, (s, p) => fishRows(s, p, 0.95))),
  khesti: fromAbove((sheet, paint) => rug(sheet, paint, gardenPanels)),
  gabbeh: fromAbove((sheet, paint) => plain(sheet, paint, (s, p) => goats(s, p, cypress))),
  gabbehSun: fromAbove((sheet, paint) => plain(sheet, paint, (s, p) => goats(s, p, sun))),
  gabbehLozenge: fromAbove((sheet, paint) => plain(sheet, paint, (s, p) => goats(s, p, lozenge))),
  kilim: fromAbove((sheet, paint) => plain(sheet, paint, kilimRows)),
  round: fromAbove(roundRosette),
  runner: fromAbove((sheet, paint) =>
    move('translate(600 600) scale(.88) translate(-600 -600)', runner(sheet, paint)),
  ),
}

type Field = (sheet: Sheet, paint: Paint) => string

/** One motif of the border; eleven by sixteen of them go round without a cut flower. */
const STEP = 632 / 11

function rug(sheet: Sheet, paint: Paint, field: Field): string {
  const { main, accent } = paint
  const wide = border(sheet, { ground: darker(main, 0.12), motif: accent, leaf: IVORY, step: STEP })
  const narrow = border(sheet, {
    ground: mix(accent, IVORY, 0.25),
    motif: darker(main, 0.1),
    leaf: IVORY,
    step: STEP / 2,
  })
  return (
    under(sheet, [270, 126, 660, 948]) +
    fringe(270, 660, [126, 1074]) +
    box([270, 126, 660, 948], darker(main, 0.35)) +
    box([284, 140, 632, STEP * 16], wide) +
    box([284 + STEP - 5, 135 + STEP, STEP * 9 + 10, STEP * 14 + 10], IVORY) +
    box([284 + STEP, 140 + STEP, STEP * 9, STEP * 14], narrow) +
    box([371, 226, 458, 747], IVORY) +
    clipped(sheet, box([378, 233, 444, 733], '#fff'), box([378, 233, 444, 733], main), field(sheet, paint)) +
    pile(sheet, [270, 126, 660, 948])
  )
}

function runner(sheet: Sheet, paint: Paint): string {
  const { main, accent } = paint
  return (
    under(sheet, [440, 60, 320, 1070]) +
    fringe(440, 320, [60, 1130]) +
    box([440, 60, 320, 1070], darker(main, 0.35)) +
    box(
      [450, 70, 300, 1050],
      border(sheet, {
        ground: mix(main, '#2a1a16', 0.2),
        motif: accent,
        leaf: IVORY,
        step: 50,
        at: [450, 70],
      }),
    ) +
    box([498, 118, 204, 954], IVORY) +
    box([504, 124, 192, 942], main) +
    clipped(sheet, box([504, 124, 192, 942], '#fff'), fishRows(sheet, paint, 0.3), starRow(sheet, paint)) +
    pile(sheet, [440, 60, 320, 1070])
  )
}

function plain(sheet: Sheet, paint: Paint, field: Field): string {
  return (
    under(sheet, [270, 130, 660, 940]) +
    fringe(270, 660, [130, 1070]) +
    clipped(
      sheet,
      box([270, 130, 660, 940, 6], '#fff'),
      box([270, 130, 660, 940], sheet.down(lighter(paint.main, 0.12), paint.main)),
      field(sheet, paint),
    ) +
    pile(sheet, [270, 130, 660, 940])
  )
}

function under(sheet: Sheet, [x, y, width, height]: readonly [number, number, number, number]): string {
  const dark = sheet.down('#3a2418@.1', '#3a2418@.3')
  return (
    box([x - 16, y - 2, width + 26, height + 34, 14], dark, 'opacity=".5"') +
    box([x - 8, y, width + 14, height + 22, 8], dark)
  )
}

function fringe(x: number, width: number, [top, bottom]: readonly [number, number]): string {
  const edges = `M${x + 4} ${top - 12}h${width - 8}M${x + 4} ${bottom + 12}h${width - 8}`
  const threads = (colour: string, dash: string) =>
    stroke(edges, colour, 26, `stroke-dasharray="${dash}" style="stroke-linecap:butt"`)
  return threads('#f1e5cc', '5 4') + threads('#cdb68d', '1.5 7.5')
}

/** Fine knots over everything, and the light that lies on wool. */
function pile(sheet: Sheet, [x, y, width, height]: readonly [number, number, number, number]): string {
  const knots = sheet.keep(
    '<pattern id="ID" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 1H6M0 4H6" stroke="#000" stroke-width=".9" opacity=".1"/><path d="M1.5 0V6" stroke="#fff" stroke-width=".8" opacity=".09"/></pattern>',
  )
  return (
    box([x, y, width, height], `url(#${knots})`) +
    box([x, y, width, height], sheet.slant('#fff@.16', '#fff@0', '#000@.14'))
  )
}

type BorderLook = {
  ground: string
  motif: string
  leaf: string
  step: number
  at?: readonly [number, number]
}

/** A paint of flowers and leaves that repeats along every side. */
function border(sheet: Sheet, { ground, motif, leaf, step, at = [284, 140] }: BorderLook): string {
  const c = step / 2
  const flower = starOutline(8, [c, c], [step * 0.36, step * 0.2])
  const id = sheet.keep(
    `<pattern id="ID" width="${step.toFixed(3)}" height="${step.toFixed(3)}" x="${at[0]}" y="${at[1]}" patternUnits="userSpaceOnUse">` +
      `${box([0, 0, step, step], ground)}${shape(flower, motif)}${disc([c, c, step * 0.13], leaf)}` +
      `${shape(`M0 ${c}Q${n(c * 0.3)} ${n(c * 0.5)} 0 0Q${n(-c * 0.3)} ${n(c * 0.5)} 0 ${c}ZM${step} ${c}Q${n(step - c * 0.3)} ${n(c * 0.5)} ${step} 0V${c}ZM0 0Q${n(c * 0.5)} ${n(c * 0.3)} ${c} 0ZM0 ${step}Q${n(c * 0.5)} ${n(step - c * 0.3)} ${c} ${step}Z`, leaf, 'opacity=".75"')}</pattern>`,
  )
  return `url(#${id})`
}

function starRow(sheet: Sheet, { main, accent }: Paint): string {
  const star =
    shape(starOutline(8, [600, 256], [108, 82]), accent) +
    shape(starOutline(8, [600, 256], [84, 60]), darker(main, 0.25)) +
    shape(starOutline(8, [600, 256], [52, 34]), IVORY) +
    disc([600, 256, 16], accent)
  return repeated(
    sheet,
    star,
    upTo(4).map((row) => `translate(0 ${row * 230})`),
  )
}
