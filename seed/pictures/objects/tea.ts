import { darker, lighter, mix } from '../colour.ts'
import { girih, starOutline } from '../girih.ts'
import type { Paint } from '../paint.ts'
import {
  barrel,
  box,
  clipped,
  disc,
  face,
  move,
  repeated,
  type Sheet,
  shadow,
  shape,
  stroke,
  upTo,
} from '../sheet.ts'
import { glassPot } from './tea-pot.ts'

/** Tea and herbs: a pack, and before it a glass of what is inside. `accent` is the colour of the drink. */
export const TEAS = {
  tin: (sheet: Sheet, paint: Paint) => foot(sheet) + tin(sheet, paint) + glass(sheet, paint),
  box: (sheet: Sheet, paint: Paint) => foot(sheet) + carton(sheet, paint) + glass(sheet, paint),
  pouch: (sheet: Sheet, paint: Paint) => foot(sheet) + pouch(sheet, paint) + glass(sheet, paint),
  jar: (sheet: Sheet, paint: Paint) => foot(sheet) + herbJar(sheet, paint) + glass(sheet, paint),
  pot: (sheet: Sheet, paint: Paint) => shadow(sheet, [600, 958, 440, 42]) + glassPot(sheet, paint),
  bags: (sheet: Sheet, paint: Paint) => foot(sheet) + bagBox(sheet, paint) + glass(sheet, paint),
}

function foot(sheet: Sheet): string {
  return shadow(sheet, [480, 950, 300, 38]) + shadow(sheet, [800, 962, 210, 32])
}

/** The narrow-waisted glass on its saucer. */
export function glass(sheet: Sheet, { accent }: { accent: string }): string {
  const tea =
    'M716 640H884C884 720 862 740 862 790C862 850 880 870 866 914H734C720 870 738 850 738 790C738 740 716 720 716 640Z'
  const wall =
    'M704 570H896C902 690 874 730 874 790C874 850 894 880 874 926H726C706 880 726 850 726 790C726 730 698 690 704 570Z'
  return (
    disc([800, 936, 168, 30], sheet.down('#ffffff', '#d8d0c6')) +
    disc([800, 931, 130, 18], '#cfc6ba', 'opacity=".7"') +
    shape(wall, sheet.across('#ffffff@.55', '#ffffff@.18', '#ffffff@.5')) +
    shape(tea, sheet.across(darker(accent, 0.35), accent, lighter(accent, 0.35), accent)) +
    disc([800, 640, 84, 15], lighter(accent, 0.25)) +
    disc([800, 570, 96, 17], '#fff', 'opacity=".4"') +
    stroke('M704 570A96 17 0 0 0 896 570', '#fff', 4, 'opacity=".9"') +
    stroke('M858 600C862 690 838 730 838 790C838 840 850 866 848 896', '#fff', 9, 'opacity=".6"') +
    stroke('M760 540C740 500 786 480 764 430M824 544C806 500 850 478 828 420', '#fff', 9, 'opacity=".55"')
  )
}

function leafMark(x: number, y: number, [light, dark]: readonly [string, string]): string {
  return (
    shape(
      `M${x} ${y + 70}C${x - 76} ${y + 30} ${x - 60} ${y - 50} ${x} ${y - 84}C${x + 60} ${y - 50} ${x + 76} ${y + 30} ${x} ${y + 70}Z`,
      light,
    ) +
    stroke(
      `M${x} ${y + 96}V${y - 50}M${x} ${y + 20}l-30-28M${x} ${y + 20}l30-28M${x} ${y - 14}l-22-22M${x} ${y - 14}l22-22`,
      dark,
      6,
    )
  )
}

function tin(sheet: Sheet, { main, accent }: Paint): string {
  const cx = 470
  return (
    box([300, 380, 340, 560, 20], barrel(sheet, main)) +
    box([300, 560, 340, 220], barrel(sheet, lighter(main, 0.82))) +
    box(
      [300, 400, 340, 150],
      girih(sheet, 'six', { size: 57, line: lighter(accent, 0.35), weight: 3 }),
      'opacity=".7"',
    ) +
    box([300, 556, 340, 8], lighter(accent, 0.2)) +
    box([300, 776, 340, 8], lighter(accent, 0.2)) +
    leafMark(cx, 668, [mix(main, '#5d8a4a', 0.5), lighter(main, 0.8)]) +
    box([300, 880, 340, 14], lighter(accent, 0.2), 'opacity=".8"') +
    disc([470, 940, 170, 16], darker(main, 0.3), 'opacity=".4"') +
    box([290, 300, 360, 90, 18], barrel(sheet, darker(main, 0.22))) +
    disc([470, 304, 178, 26], lighter(main, 0.16)) +
    disc([470, 296, 40, 10], darker(main, 0.3))
  )
}

function carton(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shape('M250 400H600V944H250Z', sheet.slant(lighter(main, 0.18), main)) +
    shape('M600 400L684 352V896L600 944Z', darker(main, 0.28)) +
    shape('M250 400L334 352H684L600 400Z', lighter(main, 0.35)) +
    box([250, 462, 350, 60], lighter(accent, 0.25)) +
    shape('M600 462L684 414V474L600 522Z', darker(accent, 0.15)) +
    move(
      'translate(426 714)',
      disc([0, 0, 130], lighter(main, 0.85)),
      shape(starOutline(12, [0, 0], [128, 104]), lighter(accent, 0.35)),
      disc([0, 0, 92], lighter(main, 0.88)),
    ) +
    move(
      'translate(426 714) scale(.85) translate(-426 -690)',
      leafMark(426, 690, [mix(main, '#5d8a4a', 0.6), lighter(main, 0.85)]),
    ) +
    box([250, 892, 350, 16], lighter(accent, 0.25))
  )
}

function pouch(sheet: Sheet, { main, accent }: Paint): string {
  const body =
    'M300 380H640C636 440 650 520 660 640C668 760 664 860 640 936Q470 960 300 936C276 860 272 760 280 640C290 520 304 440 300 380Z'
  return (
    shape(
      body,
      sheet.across(darker(main, 0.26), lighter(main, 0.12), main, lighter(main, 0.26), darker(main, 0.18)),
    ) +
    box([296, 340, 348, 54, 8], sheet.down(lighter(main, 0.2), darker(main, 0.14))) +
    stroke('M300 368H640', darker(main, 0.3), 4, 'stroke-dasharray="10 8"') +
    box([350, 520, 240, 270, 120], lighter(main, 0.84)) +
    leafMark(470, 650, [mix(accent, '#6d9a52', 0.7), lighter(main, 0.85)]) +
    stroke('M320 430C300 560 296 700 304 830M624 430C640 560 646 700 636 830', '#fff', 8, 'opacity=".22"') +
    box([420, 830, 100, 20, 10], lighter(accent, 0.2))
  )
}

function herbJar(sheet: Sheet, { main, accent }: Paint): string {
  const tones = [mix(accent, '#6d8a45', 0.6), lighter(accent, 0.3), darker(accent, 0.25), main]
  const herbs = tones.map((tone) => repeated(sheet, disc([0, 0, 26, 11], tone), scatter(sheet, 12)))
  const jar = box([300, 420, 340, 520, 56], '#fff')
  return (
    box([300, 420, 340, 520, 56], '#fff', 'opacity=".55"') +
    clipped(
      sheet,
      jar,
      box([300, 500, 340, 440], darker(mix(accent, '#6d8a45', 0.5), 0.35)),
      herbs.join(''),
    ) +
    box(
      [300, 420, 340, 520, 56],
      sheet.across('#fff@.4', '#fff@.04 30', '#fff@.1 60', '#fff@.5 82', '#fff@.1'),
    ) +
    box([388, 620, 164, 180, 12], '#f6efe0') +
    disc([470, 700, 50], main, 'opacity=".85"') +
    shape(starOutline(8, [470, 700], [38, 24]), '#f6efe0') +
    box([310, 350, 320, 90, 22], sheet.across('#8f6239', '#c79a66', '#d9b384', '#9a6a3e'))
  )
}

function scatter(sheet: Sheet, count: number): string[] {
  return upTo(count).map(() => {
    const [x, y, turn] = [325 + sheet.random() * 290, 520 + sheet.random() * 390, sheet.random() * 180]
    return `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)})`
  })
}

function bagBox(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shape('M240 560H640V940H240Z', face(sheet, main)) +
    shape('M240 560L300 500H700L640 560Z', lighter(main, 0.3)) +
    shape('M640 560L700 500V880L640 940Z', darker(main, 0.3)) +
    upTo(4)
      .map((index) =>
        box(
          [290 + index * 86, 440 - (index % 2) * 14, 74, 104, 6],
          ['#fbf6ea', lighter(accent, 0.5)][index % 2] ?? '#fff',
        ),
      )
      .join('') +
    shape('M240 560H640V610H240Z', lighter(accent, 0.2)) +
    disc([440, 770, 104], lighter(main, 0.84)) +
    leafMark(440, 768, [mix(main, '#5d8a4a', 0.5), lighter(main, 0.85)])
  )
}
