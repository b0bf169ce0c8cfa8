import { darker, lighter } from '../colour.ts'
import { starOutline } from '../girih.ts'
import type { Paint } from '../paint.ts'
import {
  barrel,
  box,
  clipped,
  disc,
  move,
  painted,
  type Sheet,
  shadow,
  shape,
  stroke,
  upTo,
} from '../sheet.ts'
import { bee, cells, combPlate, gold, squeeze } from './honey-comb.ts'

/** Honey: `main` is the lid or ribbon, `accent` the honey itself. */
export const HONEYS = {
  round: (sheet: Sheet, paint: Paint) =>
    shadow(sheet, [560, 952, 380, 42]) + roundJar(sheet, paint) + dipper(sheet, paint),
  hexagon: (sheet: Sheet, paint: Paint) =>
    shadow(sheet, [560, 952, 380, 42]) + hexJar(sheet, paint) + dipper(sheet, paint),
  comb: combPlate,
  pot: (sheet: Sheet, paint: Paint) =>
    shadow(sheet, [560, 952, 380, 42]) + pot(sheet, paint) + dipper(sheet, paint),
  squeeze,
}

function roundJar(sheet: Sheet, { main, accent }: Paint): string {
  const jar =
    'M320 470C290 500 280 540 280 600V850C280 910 320 944 380 944H660C720 944 760 910 760 850V600C760 540 750 500 720 470Z'
  return (
    shape(jar, '#fff', 'opacity=".65"') +
    clipped(
      sheet,
      shape(jar, '#fff'),
      box([270, 530, 500, 420], gold(sheet, accent)),
      disc([520, 530, 240, 22], lighter(accent, 0.45)),
    ) +
    shape(jar, sheet.across('#fff@.3', '#fff@0 22', '#fff@0 70', '#fff@.45 86', '#fff@.1')) +
    disc([520, 720, 128], '#fbf4e4') +
    disc([520, 720, 114], 'none', `stroke="${main}" stroke-width="6"`) +
    clipped(
      sheet,
      disc([520, 720, 108], '#fff'),
      box([400, 600, 240, 240], cells(sheet, lighter(accent, 0.5))),
    ) +
    bee(520, 728, 1.6) +
    box([300, 380, 440, 104, 22], barrel(sheet, main)) +
    disc([520, 384, 214, 24], lighter(main, 0.25))
  )
}

function hexJar(sheet: Sheet, { main, accent }: Paint): string {
  const jar = 'M300 520L360 470H680L740 520V900L690 944H350L300 900Z'
  return (
    shape(jar, '#fff', 'opacity=".65"') +
    clipped(
      sheet,
      shape(jar, '#fff'),
      box([290, 540, 460, 410], gold(sheet, accent)),
      shape('M400 540V950L300 950V540Z', darker(accent, 0.3), 'opacity=".35"'),
      shape('M640 540V950L750 950V540Z', lighter(accent, 0.4), 'opacity=".35"'),
    ) +
    stroke('M400 480V940M640 480V940', '#fff', 4, 'opacity=".5"') +
    box([410, 610, 220, 240, 14], '#fbf4e4') +
    shape(starOutline(6, [520, 720], [90, 76]), lighter(accent, 0.3)) +
    bee(520, 730, 1.4) +
    box([430, 820, 180, 10, 5], main) +
    shape('M330 470C340 410 360 380 400 372H640C680 380 700 410 710 470Z', barrel(sheet, main)) +
    shape('M316 470Q520 500 724 470L744 520Q520 556 296 520Z', barrel(sheet, lighter(main, 0.2))) +
    stroke('M330 478Q520 508 710 478', darker(accent, 0.1), 10) +
    shape('M520 496l-50 34 40 6 10 30 10-30 40-6Z', darker(accent, 0.1))
  )
}

function pot(sheet: Sheet, { main, accent }: Paint): string {
  const body =
    'M360 470C260 540 240 700 280 810C310 890 360 930 400 944H640C680 930 730 890 760 810C800 700 780 540 680 470Z'
  return (
    painted(
      sheet,
      body,
      barrel(sheet, main),
      box([240, 640, 560, 130], lighter(main, 0.75)),
      box([240, 640, 560, 130], cells(sheet, accent, 52)),
      box([240, 632, 560, 9], accent),
      box([240, 770, 560, 9], accent),
      shape(body, sheet.across('#000@.24', '#000@0 36', '#fff@.24 68', '#000@.2')),
    ) +
    shape(
      'M350 450H690C700 480 690 500 670 500C664 560 640 566 634 520C630 498 610 500 606 540C602 620 560 620 556 540C552 500 520 500 514 520C506 560 480 552 478 520C476 498 440 504 430 500H370C350 500 340 480 350 450Z',
      gold(sheet, accent),
    ) +
    disc([520, 446, 176, 34], lighter(main, 0.3)) +
    disc([520, 448, 156, 26], accent)
  )
}

function dipper(sheet: Sheet, { accent }: Paint): string {
  const wood = sheet.across('#9a6a3e', '#d9b384', '#a87848')
  return (
    disc([872, 934, 140, 28], sheet.down('#ffffff', '#d9cfc2')) +
    disc([872, 930, 84, 14], accent, 'opacity=".85"') +
    move(
      'translate(872 920) rotate(16)',
      box([-13, -520, 26, 400, 13], wood),
      upTo(5)
        .map((index) =>
          box(
            [-42 + Math.abs(index - 2) * 7, -150 + index * 30, 84 - Math.abs(index - 2) * 14, 22, 11],
            index > 1 ? gold(sheet, accent) : wood,
          ),
        )
        .join(''),
    )
  )
}
