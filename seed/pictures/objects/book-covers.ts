import { pick } from '../../random.ts'
import { darker, lighter, mix } from '../colour.ts'
import { girih, starOutline } from '../girih.ts'
import type { Paint } from '../paint.ts'
import {
  around,
  box,
  disc,
  face,
  mirrored,
  move,
  repeated,
  type Sheet,
  shape,
  stroke,
  upTo,
} from '../sheet.ts'
import { crocus } from './spice.ts'

export function medallion(sheet: Sheet, { main, accent }: Paint): string {
  const gold = sheet.slant(lighter(accent, 0.45), accent, darker(accent, 0.25))
  const points = pick(sheet.random, [8, 10, 12, 16])
  const corner = shape('M404 300H500C470 316 450 330 444 356C420 362 412 384 404 400Z', gold)
  return (
    box([380, 276, 440, 660], face(sheet, main)) +
    box([396, 292, 362, 628], 'none', `stroke="${accent}" stroke-width="5"`) +
    box([408, 304, 338, 604], 'none', `stroke="${accent}" stroke-width="2"`) +
    repeated(sheet, corner, mirrored(1154, 1212)) +
    repeated(
      sheet,
      shape('M577 606C545 540 552 470 577 436C602 470 609 540 577 606Z', gold),
      around(points, [577, 606]),
    ) +
    disc([577, 606, 96], darker(main, 0.3)) +
    shape(starOutline(points, [577, 606], [86, 60]), gold) +
    disc([577, 606, 34], main) +
    shape('M577 400l-14 26 14 26 14-26ZM577 760l-14 26 14 26 14-26Z', gold)
  )
}

export function arches(sheet: Sheet, { main, accent }: Paint): string {
  const row = upTo(3).map((index) => `translate(${404 + index * 118} 0)`)
  const one =
    shape('M0 900V690C0 630 30 600 55 580C80 600 110 630 110 690V900Z', darker(main, 0.45)) +
    shape(
      'M14 900V700C14 650 34 622 55 604C76 622 96 650 96 700V900Z',
      sheet.down(lighter(accent, 0.25), darker(accent, 0.2)),
    )
  return (
    box([380, 276, 440, 660], sheet.down(lighter(main, 0.35), main)) +
    box([380, 540, 440, 400], darker(main, 0.2)) +
    box([380, 520, 440, 20], lighter(accent, 0.2)) +
    shape(
      'M460 520C460 410 520 380 577 330C634 380 694 410 694 520Z',
      sheet.across(darker(accent, 0.2), lighter(accent, 0.3), darker(accent, 0.1)),
    ) +
    stroke('M577 330V300', lighter(accent, 0.4), 8) +
    repeated(sheet, one, row) +
    box([380, 544, 390, 30], girih(sheet, 'eight', { size: 30, line: lighter(accent, 0.4), weight: 2.5 }))
  )
}

export function orbits(sheet: Sheet, { main, accent }: Paint): string {
  const stars = upTo(26).map(
    () => `M${Math.round(400 + sheet.random() * 350)} ${Math.round(300 + sheet.random() * 600)}h0`,
  )
  return (
    box([380, 276, 440, 660], sheet.down(darker(main, 0.55), darker(main, 0.15))) +
    stroke(stars.join(''), '#fff', 5, 'opacity=".7"') +
    repeated(
      sheet,
      disc([577, 600, 190, 70], 'none', `stroke="${lighter(accent, 0.3)}" stroke-width="5"`),
      around(3, [577, 600], 15),
    ) +
    disc([577, 600, 46], sheet.glow(lighter(accent, 0.7), accent)) +
    disc([420, 520, 16], '#e9eef0') +
    disc([720, 690, 20], lighter(main, 0.4)) +
    disc([650, 450, 12], accent)
  )
}

export function table(_sheet: Sheet, { main, accent }: Paint): string {
  return (
    box([380, 276, 440, 660], lighter(main, 0.75)) +
    box([380, 276, 440, 200], main) +
    box([470, 350, 230, 14, 7], '#fff', 'opacity=".9"') +
    box([520, 382, 130, 8, 4], '#fff', 'opacity=".6"') +
    disc([577, 680, 170], '#fff') +
    disc([577, 680, 170], 'none', `stroke="${main}" stroke-width="8"`) +
    disc([577, 680, 126], mix(accent, '#fff3d6', 0.35)) +
    stroke(
      'M500 640q40-40 80 0t80 0M500 690q40-40 80 0t80 0M520 740q30-34 60 0t60 0',
      darker(accent, 0.1),
      14,
    ) +
    upTo(9)
      .map((index) =>
        disc([490 + ((index * 67) % 180), 610 + ((index * 41) % 150), 9], index % 2 ? '#b3202a' : '#5d8a4a'),
      )
      .join('')
  )
}

export function playful(sheet: Sheet, { main, accent }: Paint): string {
  return (
    box([380, 276, 440, 660], sheet.down(lighter(main, 0.55), lighter(main, 0.15))) +
    repeated(sheet, shape('M577 400l14-66h-28Z', accent), around(12, [577, 460])) +
    disc([577, 460, 70], accent) +
    disc([553, 452, 8], '#4a3020') +
    disc([601, 452, 8], '#4a3020') +
    stroke('M552 478Q577 502 602 478', '#4a3020', 6) +
    shape('M380 760Q470 660 577 740T820 700V936H380Z', '#7fae6b') +
    shape('M380 830Q520 760 640 830T820 800V936H380Z', '#5d8a4a') +
    move(
      'translate(500 720)',
      disc([60, 40, 62, 46], '#fff7ea'),
      disc([126, 8, 34], '#fff7ea'),
      disc([120, -36, 10, 28], '#fff7ea'),
      disc([140, -34, 10, 28], '#f6d9c8'),
      disc([136, 4, 5], '#4a3020'),
      disc([0, 44, 18], '#fff'),
    )
  )
}

export function flowers(sheet: Sheet, { main, accent }: Paint): string {
  const sprig =
    stroke('M0 120C-10 60 10 20 0-40', '#5d8a4a', 8) +
    shape('M0 60C-40 50-56 20-50-6C-20 0-4 26 0 60ZM2 30C40 24 54-4 48-30C20-24 6 0 2 30Z', '#7fae6b')
  const rose =
    disc([0, 0, 46], accent) +
    disc([0, 2, 32], lighter(accent, 0.25)) +
    stroke('M-18 6C-14-18 16-20 18 2C18 16-4 20-6 6C-6-2 4-4 6 2', darker(accent, 0.3), 6)
  return (
    box([380, 276, 440, 660], face(sheet, lighter(main, 0.7))) +
    box([404, 300, 346, 612, 170], main, 'opacity=".9"') +
    move('translate(577 700)', sprig) +
    move('translate(490 740) rotate(-22)', sprig) +
    move('translate(664 740) rotate(22)', sprig) +
    move('translate(577 630) scale(1.25)', rose) +
    move('translate(470 690)', rose) +
    move('translate(684 690)', rose) +
    crocus(577, 470)
  )
}
