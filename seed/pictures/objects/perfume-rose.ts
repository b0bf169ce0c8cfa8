import { darker, lighter, mix } from '../colour.ts'
import { starOutline } from '../girih.ts'
import type { Paint } from '../paint.ts'
import {
  around,
  barrel,
  box,
  clipped,
  disc,
  move,
  repeated,
  type Sheet,
  shadow,
  shape,
  stroke,
} from '../sheet.ts'

/** The Mohammadi rose of Kashan. */
export function rose(sheet: Sheet, accent: string): string {
  return (
    disc([0, 0, 92], darker(accent, 0.12)) +
    repeated(sheet, disc([0, -56, 52, 46], accent), around(6, [0, 0])) +
    repeated(sheet, disc([0, -32, 40, 34], lighter(accent, 0.25)), around(5, [0, 0], 20)) +
    disc([0, 0, 30], lighter(accent, 0.45)) +
    stroke('M-12 4C-10-16 14-16 14 2C14 14-4 16-4 4', darker(accent, 0.2), 5)
  )
}

/** Thick clear glass with the liquid standing in it. */
export function flask(
  sheet: Sheet,
  outline: string,
  { main, level }: { main: string; level: number },
): string {
  return (
    shape(outline, lighter(main, 0.72), 'opacity=".85"') +
    clipped(
      sheet,
      shape(outline, '#fff'),
      box(
        [200, level, 800, 800],
        sheet.across(darker(main, 0.12), lighter(main, 0.35), main, lighter(main, 0.45), darker(main, 0.08)),
      ),
      disc([600, level, 400, 14], lighter(main, 0.55)),
      box([200, 900, 800, 60], '#fff', 'opacity=".35"'),
    ) +
    shape(outline, sheet.across('#fff@.5', '#fff@0 18', '#fff@0 72', '#fff@.6 88', '#fff@.15')) +
    stroke(outline, '#fff', 7, 'opacity=".7"')
  )
}

export function rosewater(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 952, 400, 40]) +
    flask(
      sheet,
      'M540 330H660V420C740 460 760 520 760 600V900C760 930 740 944 716 944H484C460 944 440 930 440 900V600C440 520 460 460 540 420Z',
      { main, level: 520 },
    ) +
    box([520, 250, 160, 96, 18], barrel(sheet, accent, 0.5)) +
    box([440, 640, 320, 190], '#fffaf0', 'opacity=".92"') +
    move('translate(600 736) scale(.8)', rose(sheet, accent)) +
    move(
      'translate(860 880)',
      shape(
        'M-150 40C-130-10-80-20-60 0C-70 40-120 60-150 40ZM150 30C130-20 80-30 60-10C70 30 120 50 150 30Z',
        '#5f9163',
      ),
      rose(sheet, accent),
    )
  )
}

export function soap(sheet: Sheet, { main, accent }: Paint): string {
  const bar = (y: number, colour: string) =>
    box([330, y, 540, 190, 60], sheet.down(lighter(colour, 0.45), colour, darker(colour, 0.16))) +
    box([380, y + 36, 440, 116, 40], 'none', `stroke="${darker(colour, 0.18)}" stroke-width="6"`)
  return (
    shadow(sheet, [600, 952, 420, 42]) +
    bar(752, mix(main, accent, 0.2)) +
    bar(560, lighter(main, 0.2)) +
    shape(starOutline(8, [600, 848], [44, 28]), lighter(main, 0.5)) +
    shape(starOutline(8, [600, 656], [44, 28]), darker(main, 0.15)) +
    stroke('M330 700H870M600 540V950', '#d9c3a0', 12) +
    move(
      'translate(600 470) scale(.95)',
      shape(
        'M-150 40C-130-10-80-20-60 0C-70 40-120 60-150 40ZM150 30C130-20 80-30 60-10C70 30 120 50 150 30Z',
        '#5f9163',
      ),
      rose(sheet, accent),
    )
  )
}
