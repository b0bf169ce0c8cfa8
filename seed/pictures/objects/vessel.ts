import { darker, lighter, mix } from '../colour.ts'
import { starOutline } from '../girih.ts'
import { fromAbove, type Paint } from '../paint.ts'
import {
  barrel,
  box,
  clipped,
  disc,
  move,
  painted,
  repeated,
  type Sheet,
  shadow,
  shape,
  stroke,
  upTo,
} from '../sheet.ts'
import { fishes, plate, plateBase, tile } from './vessel-flat.ts'

/** Pottery and tiles: what the name says, glazed in the main colour and painted in the accent. */
export const VESSELS = {
  bowl,
  vase,
  jug,
  cups,
  amphora,
  plate: fromAbove(plate),
  fishplate: fromAbove((sheet, paint) => plateBase(sheet, paint) + fishes(sheet, paint)),
  tile: fromAbove(tile),
}

function bowl(sheet: Sheet, { main, accent }: Paint): string {
  const body = 'M250 560C256 780 400 920 510 930H690C800 920 944 780 950 560Z'
  const petals = upTo(9).map((index) => `translate(${280 + index * 80} 0)`)
  const petal =
    shape('M0 590C-34 640-30 720 0 770C30 720 34 640 0 590Z', accent) +
    shape('M0 620C-16 655-14 700 0 736C14 700 16 655 0 620Z', lighter(main, 0.7))
  return (
    shadow(sheet, [600, 958, 360, 42]) +
    shape('M492 920H708L724 956H476Z', barrel(sheet, darker(main, 0.15))) +
    painted(
      sheet,
      body,
      barrel(sheet, main),
      repeated(sheet, petal, petals),
      box([240, 566, 720, 12], accent),
      stroke('M270 800Q600 850 930 800', accent, 7),
      shape(body, sheet.across('#000@.28', '#000@0 36', '#fff@.22 68', '#000@.2')),
    ) +
    disc([600, 560, 350, 84], lighter(main, 0.5)) +
    disc([600, 564, 334, 74], sheet.down(darker(main, 0.38), main)) +
    clipped(
      sheet,
      disc([600, 564, 334, 74], '#fff'),
      disc([600, 606, 230, 44], mix(main, accent, 0.3), 'opacity=".7"'),
      disc([600, 612, 120, 24], lighter(main, 0.5), 'opacity=".7"'),
    ) +
    stroke('M300 540A350 84 0 0 1 560 478', '#fff', 7, 'opacity=".6"')
  )
}

function vase(sheet: Sheet, { main, accent }: Paint): string {
  const body =
    'M520 250C530 330 510 380 450 440C370 520 350 640 380 740C410 850 470 910 500 950H700C730 910 790 850 820 740C850 640 830 520 750 440C690 380 670 330 680 250Z'
  const star =
    shape(starOutline(8, [600, 640], [110, 78]), accent) +
    shape(starOutline(8, [600, 640], [78, 54]), lighter(main, 0.65)) +
    disc([600, 640, 26], accent)
  const leaf = shape('M600 470C570 500 575 540 600 560C625 540 630 500 600 470Z', accent)
  return (
    shadow(sheet, [600, 960, 260, 38]) +
    painted(
      sheet,
      body,
      barrel(sheet, main),
      stroke('M330 437H870M330 807H870', accent, 14),
      stroke('M330 419H870M330 831H870', accent, 6),
      star,
      move('translate(-230 0)', star),
      move('translate(230 0)', star),
      repeated(sheet, leaf, ['translate(-115 0)', 'translate(115 0)']),
      repeated(sheet, leaf, ['translate(-115 240)', 'translate(115 240)']),
      stroke('M540 300Q600 316 660 300M535 330Q600 348 665 330', accent, 8),
      shape(body, sheet.across('#000@.3', '#000@0 34', '#fff@.28 68', '#000@.24')),
    ) +
    disc([600, 250, 84, 22], lighter(main, 0.4)) +
    disc([600, 252, 68, 15], darker(main, 0.55)) +
    stroke('M742 500C780 560 788 620 778 690', '#fff', 16, 'opacity=".4"')
  )
}

function jug(sheet: Sheet, { main, accent }: Paint): string {
  const body =
    'M500 330C500 410 440 460 400 540C350 650 380 850 470 948H730C820 850 850 650 800 540C760 460 700 410 700 330Z'
  return (
    shadow(sheet, [610, 960, 280, 40]) +
    stroke('M716 380C900 380 910 640 812 690', darker(main, 0.25), 44) +
    stroke('M716 372C890 372 896 630 812 682', lighter(main, 0.15), 22) +
    painted(
      sheet,
      body,
      barrel(sheet, main),
      shape('M370 640H830V780H370Z', lighter(main, 0.72)),
      upTo(7)
        .map((index) => bird(400 + index * 92, 712, accent))
        .join(''),
      box([360, 622, 480, 12], accent),
      box([360, 786, 480, 12], accent),
      stroke('M400 570Q440 530 480 570T560 570T640 570T720 570T800 570', accent, 9),
      shape(body, sheet.across('#000@.3', '#000@0 36', '#fff@.26 68', '#000@.22')),
    ) +
    shape(
      'M486 330C470 290 440 300 430 270C500 256 660 250 714 300C710 320 704 330 700 336C640 352 560 352 486 330Z',
      barrel(sheet, main),
    ) +
    shape('M446 274C510 262 650 262 700 300C640 318 540 316 446 274Z', darker(main, 0.55))
  )
}

function bird(x: number, y: number, colour: string): string {
  return shape(
    `M${x - 34} ${y - 4}C${x - 20} ${y - 34} ${x + 6} ${y - 30} ${x + 12} ${y - 16}L${x + 40} ${y - 28}L${x + 26} ${y + 2}C${x + 16} ${y + 28} ${x - 20} ${y + 28} ${x - 26} ${y + 6}L${x - 46} ${y + 2}Z`,
    colour,
  )
}

function cups(sheet: Sheet, paint: Paint): string {
  return (
    shadow(sheet, [600, 956, 430, 42]) +
    move('translate(18 128) scale(.86)', cup(sheet, paint)) +
    move(
      'translate(392 104) scale(.9)',
      cup(sheet, { main: lighter(paint.main, 0.12), accent: paint.accent }),
    )
  )
}

function cup(sheet: Sheet, { main, accent }: Paint): string {
  const body = 'M200 560C200 760 250 900 330 940H490C570 900 620 760 620 560Z'
  const dots = upTo(8).map((index) => `translate(${225 + index * 54} 0)`)
  return (
    stroke('M612 640C730 620 720 800 590 800', darker(main, 0.2), 30) +
    painted(
      sheet,
      body,
      barrel(sheet, main),
      box([190, 640, 440, 120], lighter(main, 0.75)),
      repeated(
        sheet,
        shape(starOutline(4, [0, 700], [40, 14]), accent) + disc([27, 700, 7], darker(accent, 0.2)),
        dots,
      ),
      box([190, 630, 440, 9], accent),
      box([190, 761, 440, 9], accent),
      shape(body, sheet.across('#000@.26', '#000@0 36', '#fff@.24 68', '#000@.2')),
    ) +
    disc([410, 560, 210, 46], lighter(main, 0.55)) +
    disc([410, 563, 196, 38], sheet.down(darker(main, 0.5), darker(main, 0.2)))
  )
}

function amphora(sheet: Sheet, { main, accent }: Paint): string {
  const body =
    'M540 300H660C664 360 700 400 770 470C850 560 830 760 690 930H510C370 760 350 560 430 470C500 400 536 360 540 300Z'
  return (
    shadow(sheet, [600, 958, 240, 36]) +
    stroke('M545 340C420 320 400 420 440 480M655 340C780 320 800 420 760 480', darker(main, 0.25), 26) +
    shape('M500 920H700L716 954H484Z', barrel(sheet, darker(main, 0.2))) +
    painted(
      sheet,
      body,
      barrel(sheet, main),
      shape('M340 470H860V300H340Z', darker(accent, 0.05)),
      shape(`M340 470${'q26 90 52 0'.repeat(10)}V440H340Z`, darker(accent, 0.05)),
      stroke(
        'M360 640Q420 600 480 640T600 640T720 640T840 640M370 680Q420 640 480 680T600 680T720 680T840 680',
        accent,
        10,
      ),
      shape(body, sheet.across('#000@.3', '#000@0 36', '#fff@.3 66', '#000@.24')),
    ) +
    box([516, 274, 168, 34, 17], barrel(sheet, darker(accent, 0.1))) +
    disc([600, 278, 70, 12], darker(main, 0.6))
  )
}
