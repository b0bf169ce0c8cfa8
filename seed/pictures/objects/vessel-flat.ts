import { darker, lighter } from '../colour.ts'
import { starOutline } from '../girih.ts'
import { DISH_SHADOW } from '../materials.ts'
import type { Paint } from '../paint.ts'
import { around, box, disc, move, repeated, type Sheet, shape, stroke, upTo } from '../sheet.ts'

export function plateBase(sheet: Sheet, { main, accent }: Paint): string {
  return (
    disc([588, 632, 440], sheet.glow(...DISH_SHADOW)) +
    disc([600, 600, 410], sheet.slant(lighter(main, 0.45), main, darker(main, 0.25))) +
    disc([600, 600, 398], main) +
    repeated(
      sheet,
      shape('M600 208C578 236 580 268 600 292C620 268 622 236 600 208Z', accent) +
        disc([651, 254, 9], lighter(main, 0.6)),
      around(24, [600, 600]),
    ) +
    disc([600, 600, 296], 'none', `stroke="${accent}" stroke-width="8"`) +
    disc([600, 600, 284], sheet.slant(darker(main, 0.2), lighter(main, 0.16))) +
    stroke('M780 240A400 400 0 0 1 970 460', '#fff', 16, 'opacity=".45"')
  )
}

export function plate(sheet: Sheet, paint: Paint): string {
  const { main, accent } = paint
  const c = [600, 600] as const
  return (
    plateBase(sheet, paint) +
    repeated(
      sheet,
      shape('M600 600C540 500 560 400 600 350C640 400 660 500 600 600Z', accent),
      around(8, c),
    ) +
    repeated(
      sheet,
      shape('M600 600C570 520 576 450 600 410C624 450 630 520 600 600Z', lighter(main, 0.7)),
      around(8, c),
    ) +
    repeated(
      sheet,
      shape('M600 600C584 540 588 500 600 470C612 500 616 540 600 600Z', darker(main, 0.25)),
      around(8, c, 22.5),
    ) +
    disc([600, 600, 52], accent) +
    shape(starOutline(8, c, [44, 28]), lighter(main, 0.75))
  )
}

export function fishes(sheet: Sheet, { main, accent }: Paint): string {
  const fish =
    shape('M600 420C690 400 740 450 760 500C720 520 650 510 600 470L560 490L570 445L556 404Z', accent) +
    disc([714, 462, 10], lighter(main, 0.8)) +
    stroke('M640 430Q660 456 640 486M668 424Q692 458 672 498', darker(accent, 0.35), 5)
  return (
    repeated(sheet, fish, around(3, [600, 600])) +
    disc([600, 600, 40], 'none', `stroke="${accent}" stroke-width="8"`) +
    disc([600, 600, 16], accent)
  )
}

export function tile(sheet: Sheet, { main, accent }: Paint): string {
  const one =
    box([0, 0, 300, 300, 6], sheet.slant(lighter(main, 0.25), main, darker(main, 0.15))) +
    shape(starOutline(8, [150, 150], [146, 104]), lighter(main, 0.72)) +
    shape(starOutline(8, [150, 150], [118, 84]), accent) +
    shape(starOutline(8, [150, 150], [84, 58]), darker(main, 0.25)) +
    shape(starOutline(8, [150, 150], [52, 34]), lighter(main, 0.72)) +
    disc([150, 150, 16], accent) +
    shape('M0 0H52L0 52ZM300 0V52L248 0ZM0 300V248L52 300ZM300 300H248L300 248Z', accent)
  const places = upTo(4).map(
    (index) => `translate(${296 + (index % 2) * 308} ${296 + Math.floor(index / 2) * 308})`,
  )
  return move(
    'translate(600 600) scale(1.22) translate(-600 -600)',
    box([276, 290, 640, 650, 16], sheet.down('#3a2418@.12', '#3a2418@.4')),
    box([286, 286, 628, 628, 10], '#efe7da'),
    repeated(sheet, one, places),
  )
}
