import { darker, lighter } from './colour.ts'
import { girih } from './girih.ts'
import { box, disc, type Sheet, shape } from './sheet.ts'

/** How a person is drawn: the colour of the clothes, and of the hair or the scarf. */
export type Portrait = { cloth: string; covering: string; isScarf: boolean }

const SKIN = ['#f3cfae', '#d9a07c'] as const

/** Head and shoulders without a face, 1200 by 1200: no real person is shown. */
export function portrait(sheet: Sheet, { cloth, covering, isScarf }: Portrait): string {
  const ground = lighter(cloth, 0.78)
  return (
    box([0, 0, 1200, 1200], sheet.slant(lighter(ground, 0.4), ground)) +
    box(
      [0, 0, 1200, 1200],
      girih(sheet, 'eight', { size: 150, line: lighter(cloth, 0.5), weight: 3 }),
      'opacity=".35"',
    ) +
    (isScarf ? scarf(sheet, covering) : '') +
    shape('M130 1200C140 930 330 830 600 830S1060 930 1070 1200Z', sheet.down(cloth, darker(cloth, 0.25))) +
    shape('M500 700H700V850C700 910 500 910 500 850Z', sheet.down(SKIN[1], SKIN[0])) +
    disc([600, 520, 200, 240], sheet.down(...SKIN)) +
    (isScarf ? fringe(sheet, covering) : hair(sheet, covering))
  )
}

const scarf = (sheet: Sheet, colour: string) =>
  shape(
    'M600 180C330 180 300 460 320 660C330 800 270 900 220 960H980C930 900 870 800 880 660C900 460 870 180 600 180Z',
    sheet.down(lighter(colour, 0.15), darker(colour, 0.2)),
  )

/** The edge of a scarf around the head, and its end over the chest. */
const fringe = (sheet: Sheet, colour: string) =>
  shape(
    'M600 190C390 190 330 400 350 640C370 760 470 830 600 850C730 830 830 760 850 640C870 400 810 190 600 190ZM600 330C720 330 770 430 766 560C760 690 690 770 600 776C510 770 440 690 434 560C430 430 480 330 600 330Z',
    sheet.down(lighter(colour, 0.22), colour),
    'fill-rule="evenodd"',
  ) +
  shape(
    'M420 760C520 850 680 850 780 760C800 860 760 980 640 1060C560 980 430 900 420 760Z',
    darker(colour, 0.12),
  )

const hair = (sheet: Sheet, colour: string) =>
  shape(
    'M396 540C370 330 470 230 600 230S830 330 804 540C790 470 770 420 730 390C640 400 520 390 470 380C430 420 410 470 396 540Z',
    sheet.down(lighter(colour, 0.16), colour),
  )
