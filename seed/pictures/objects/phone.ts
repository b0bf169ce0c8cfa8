import { darker, lighter, mix } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { box, clipped, disc, face, move, type Sheet, shadow, shape, upTo } from '../sheet.ts'
import { screen, wallpaper } from '../wallpaper.ts'

/** A telephone seen from the back and, before it, from the front; the name says how its lenses sit. */
export const PHONES = {
  column: (sheet: Sheet, paint: Paint) => pair(sheet, paint, lensColumn),
  square: (sheet: Sheet, paint: Paint) => pair(sheet, paint, lensSquare),
  ring: (sheet: Sheet, paint: Paint) => pair(sheet, paint, lensRing),
  bar: (sheet: Sheet, paint: Paint) => pair(sheet, paint, lensBar),
  fold: foldable,
  button: keypadPhone,
}

type Lenses = (sheet: Sheet, paint: Paint) => string

function pair(sheet: Sheet, paint: Paint, lenses: Lenses): string {
  return (
    shadow(sheet, [590, 968, 380, 40]) +
    move('translate(300 250) rotate(-6 160 350)', back(sheet, paint), lenses(sheet, paint)) +
    move('translate(545 270) rotate(5 170 350)', front(sheet, paint))
  )
}

function back(sheet: Sheet, { main }: Paint): string {
  return (
    box([0, 0, 340, 700, 52], darker(main, 0.35)) +
    box([5, 4, 330, 692, 48], sheet.slant(lighter(main, 0.38), main, darker(main, 0.18))) +
    shape('M60 4H200L40 696H53A48 48 0 0 1 5 648V52A48 48 0 0 1 53 4Z', '#fff', 'opacity=".12"')
  )
}

function front(sheet: Sheet, { main, accent }: Paint): string {
  return (
    box([-14, 20, 340, 694, 54], '#2a1a16', 'opacity=".16"') +
    box([0, 0, 340, 700, 52], sheet.across(darker(main, 0.5), lighter(main, 0.3), darker(main, 0.45))) +
    box([5, 5, 330, 690, 48], '#14181b') +
    screen(sheet, [14, 14, 312, 672, 40], [main, accent]) +
    disc([170, 44, 12], '#14181b') +
    disc([173, 42, 4], '#3b5a78') +
    box([115, 662, 110, 7, 4], '#fff', 'opacity=".75"') +
    shape('M230 14H286A40 40 0 0 1 326 54V420Z', '#fff', 'opacity=".1"')
  )
}

function lens(sheet: Sheet, x: number, y: number, r = 38): string {
  return (
    disc([x, y, r], '#1b1f23') +
    disc([x, y, r - 5], sheet.slant('#5b6770', '#15191d', '#0c0f12')) +
    disc([x, y, r * 0.52], sheet.glow('#4a6f96', '#182b40 60', '#0a0f15')) +
    disc([x + r * 0.22, y - r * 0.24, r * 0.14], '#fff', 'opacity=".85"')
  )
}

function lensColumn(sheet: Sheet): string {
  return [80, 180, 280].map((y) => lens(sheet, 82, y)).join('') + disc([160, 80, 13], '#fff6dc')
}

function lensSquare(sheet: Sheet, { main }: Paint): string {
  const island = box([26, 28, 190, 190, 46], face(sheet, mix(main, '#ffffff', 0.16)))
  return (
    island +
    lens(sheet, 78, 78) +
    lens(sheet, 78, 168) +
    lens(sheet, 164, 123) +
    disc([164, 60, 11], '#fff6dc')
  )
}

function lensRing(sheet: Sheet, { main }: Paint): string {
  const dots = upTo(3).map((index) => {
    const angle = (index * 2 * Math.PI) / 3 - Math.PI / 2
    return lens(sheet, 170 + 52 * Math.cos(angle), 150 + 52 * Math.sin(angle), 32)
  })
  return (
    disc([170, 150, 116], darker(main, 0.4)) +
    disc([170, 150, 110], face(sheet, darker(main, 0.22))) +
    dots.join('') +
    disc([170, 216, 9], '#fff6dc')
  )
}

function lensBar(sheet: Sheet, { main }: Paint): string {
  return (
    box([0, 84, 340, 104, 0], sheet.down(darker(main, 0.5), darker(main, 0.3), darker(main, 0.55))) +
    [84, 170].map((x) => lens(sheet, x, 136, 36)).join('') +
    disc([262, 136, 13], '#fff6dc')
  )
}

function foldable(sheet: Sheet, paint: Paint): string {
  const { main, accent } = paint
  const panel = 'M0 30Q0 0 30 0H288V660H30Q0 660 0 630Z'
  const inner = 'M12 32Q12 12 32 12H288V648H32Q12 648 12 628Z'
  const half = (mirror: string, art: string) =>
    move(
      mirror,
      shape(panel, darker(main, 0.45)),
      clipped(sheet, shape(inner, '#fff'), move('translate(12 12)', art)),
    )
  const art = wallpaper(sheet, [560, 640], [main, accent])
  return (
    shadow(sheet, [600, 962, 420, 42]) +
    move('translate(312 290) skewY(4)', half('', art)) +
    move('translate(888 290) skewY(-4)', half('scale(-1 1)', move('translate(558 0) scale(-1 1)', art))) +
    shape('M600 310L576 309V948L600 950Z', sheet.across('#000@0', '#000@.35')) +
    shape('M600 310L624 309V948L600 950Z', sheet.across('#000@.28', '#000@0'))
  )
}

function keypadPhone(sheet: Sheet, { main, accent }: Paint): string {
  const keys = upTo(12).map((index) =>
    box(
      [36 + (index % 3) * 84, 432 + Math.floor(index / 3) * 62, 70, 44, 20],
      sheet.down(lighter(main, 0.55), lighter(main, 0.2)),
    ),
  )
  return (
    shadow(sheet, [600, 968, 250, 36]) +
    move(
      'translate(460 240) rotate(4 140 360)',
      box([0, 0, 308, 724, 70], barrel2(sheet, main)),
      box([26, 60, 256, 270, 26], '#14181b'),
      screen(sheet, [38, 72, 232, 246, 14], [accent, main]),
      box([112, 28, 84, 10, 5], darker(main, 0.5)),
      box([94, 346, 120, 70, 34], sheet.down(lighter(main, 0.65), lighter(main, 0.15))),
      disc([154, 381, 22], lighter(main, 0.05)),
      disc([56, 382, 20, 13], '#3f9b63'),
      disc([252, 382, 20, 13], '#b3202a'),
      ...keys,
    )
  )
}

function barrel2(sheet: Sheet, main: string): string {
  return sheet.slant(lighter(main, 0.3), main, darker(main, 0.3))
}
