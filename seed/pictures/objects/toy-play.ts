import { darker, lighter } from '../colour.ts'
import { starOutline } from '../girih.ts'
import { PALE_WOOD } from '../materials.ts'
import type { Paint } from '../paint.ts'
import { barrel, box, disc, face, move, repeated, type Sheet, shadow, shape, stroke, upTo } from '../sheet.ts'

export function top(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 952, 220, 34]) +
    move(
      'rotate(9 600 900)',
      box([580, 240, 40, 200, 20], barrel(sheet, '#c79a66')),
      disc([600, 244, 44, 34], barrel(sheet, accent)),
      shape(
        'M280 600C300 480 440 420 600 420S900 480 920 600C900 760 720 820 640 900Q600 960 560 900C480 820 300 760 280 600Z',
        barrel(sheet, main, 0.5),
      ),
      shape(
        'M282 590C400 660 800 660 918 590C920 640 910 660 890 690C780 740 420 740 310 690C290 660 280 640 282 590Z',
        barrel(sheet, accent, 0.5),
      ),
      stroke('M320 530C430 470 770 470 880 530', lighter(main, 0.6), 14),
      stroke('M420 784C520 812 680 812 780 784', lighter(accent, 0.5), 12),
    )
  )
}

export function kite(_sheet: Sheet, { main, accent }: Paint): string {
  const bows = [
    [500, 900, -20],
    [440, 1000, 16],
    [520, 1090, -10],
  ] as const
  return (
    disc([300, 330, 90], '#fff', 'opacity=".7"') +
    disc([390, 350, 70], '#fff', 'opacity=".7"') +
    disc([900, 720, 80], '#fff', 'opacity=".6"') +
    disc([980, 730, 56], '#fff', 'opacity=".6"') +
    stroke('M620 800C480 860 460 940 450 1010S560 1080 500 1160', darker(main, 0.3), 7) +
    bows
      .map(([x, y, turn]) =>
        move(`translate(${x} ${y}) rotate(${turn})`, shape('M0 0L-60-30V30ZM0 0L60-30V30Z', accent)),
      )
      .join('') +
    move(
      'rotate(14 620 500)',
      shape('M620 180L860 470L620 820L380 470Z', main),
      shape('M620 180L860 470H620Z', lighter(main, 0.3)),
      shape('M620 470H860L620 820Z', accent),
      shape('M380 470H620V820Z', darker(main, 0.15)),
      shape('M620 180L380 470H620Z', lighter(accent, 0.3)),
      stroke('M620 180V820M380 470H860', darker(main, 0.5), 9),
      shape(starOutline(8, [620, 470], [70, 46]), '#fff6e2'),
    )
  )
}

export function doll(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 954, 280, 38]) +
    shape(
      'M600 230C720 230 770 330 760 440C830 540 850 660 830 780C814 890 740 944 600 944S386 890 370 780C350 660 370 540 440 440C430 330 480 230 600 230Z',
      barrel(sheet, main, 0.4),
    ) +
    smile() +
    shape(
      'M440 560C480 520 720 520 760 560C800 660 790 800 740 870C680 900 520 900 460 870C410 800 400 660 440 560Z',
      lighter(main, 0.7),
    ) +
    disc([600, 660, 60], accent) +
    repeated(
      sheet,
      disc([600, 596, 26, 36], lighter(accent, 0.25)),
      upTo(8).map((i) => `rotate(${i * 45} 600 660)`),
    ) +
    disc([600, 660, 26], '#fff1c9') +
    stroke('M600 730V840M600 790C560 790 540 770 530 740M600 800C640 800 660 780 670 750', '#5d8a4a', 12)
  )
}

export function puzzle(sheet: Sheet, { main, accent }: Paint): string {
  const piece =
    'M0 0H90C110 0 110-20 100-34C92-60 148-60 140-34C130-20 130 0 150 0H240V90C240 110 260 110 274 100C300 92 300 148 274 140C260 130 240 130 240 150V240H0Z'
  const colours = [
    main,
    accent,
    '#5d8a6a',
    '#d9793f',
    '#4f7ea8',
    lighter(main, 0.3),
    darker(accent, 0.15),
    '#c9a24a',
    '#9a6aa0',
  ]
  const laid = upTo(9).map((index) =>
    move(
      `translate(${232 + (index % 3) * 244 + (index === 2 ? 40 : 0)} ${264 + Math.floor(index / 3) * 244 - (index === 2 ? 40 : 0)})${index === 2 ? ' rotate(12 120 120)' : ''}`,
      shape(piece, '#3a2418', 'opacity=".2" transform="translate(-6 12)"'),
      shape(piece, face(sheet, colours[index] ?? main)),
    ),
  )
  return laid.reverse().join('')
}

export function abacus(sheet: Sheet, { main, accent }: Paint): string {
  const colours = [main, accent, '#5d8a6a', '#d9793f', '#4f7ea8']
  const rows = colours.map((colour, row) => {
    const y = 400 + row * 104
    return (
      stroke(`M300 ${y}H900`, '#9aa0a4', 9) +
      upTo(8)
        .map((index) =>
          disc(
            [(index < 3 + (row % 3) ? 340 : 430) + index * 58, y, 27, 40],
            sheet.across(darker(colour, 0.2), lighter(colour, 0.35), darker(colour, 0.15)),
          ),
        )
        .join('')
    )
  })
  return (
    shadow(sheet, [600, 954, 420, 40]) +
    rows.join('') +
    box([250, 310, 60, 630, 24], sheet.across(...PALE_WOOD)) +
    box([890, 310, 60, 630, 24], sheet.across(...PALE_WOOD)) +
    box([230, 290, 740, 54, 27], sheet.down(...PALE_WOOD)) +
    box([200, 900, 800, 50, 25], sheet.down(...PALE_WOOD))
  )
}

export function drum(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 954, 380, 42]) +
    shape('M300 560V840C300 910 434 946 600 946S900 910 900 840V560Z', barrel(sheet, main, 0.45)) +
    stroke('M300 610L400 890L500 640L600 930L700 640L800 890L900 610', lighter(accent, 0.35), 12) +
    stroke('M300 850C320 910 440 940 600 940S880 910 900 850', accent, 40) +
    disc([600, 560, 304, 100], accent) +
    disc([600, 548, 290, 90], sheet.down('#fffaf0', '#e9dcc4')) +
    stroke('M300 566C310 640 460 668 600 668S890 640 900 566', accent, 36) +
    move(
      'rotate(-32 700 420)',
      box([680, 180, 28, 380, 14], sheet.across(...PALE_WOOD)),
      disc([694, 170, 38], '#f6efdf'),
    ) +
    move(
      'rotate(34 500 420)',
      box([486, 180, 28, 380, 14], sheet.across(...PALE_WOOD)),
      disc([500, 170, 38], '#f6efdf'),
    )
  )
}

function smile(): string {
  return (
    disc([600, 390, 116, 124], '#f6d9bd') +
    shape(
      'M484 380C490 300 540 270 600 270S710 300 716 380C690 350 660 320 600 316C540 320 510 350 484 380Z',
      '#4a3020',
    ) +
    disc([560, 400, 10], '#33251f') +
    disc([640, 400, 10], '#33251f') +
    stroke('M576 446Q600 466 624 446', '#b3404a', 7) +
    disc([528, 432, 20, 13], '#eda998', 'opacity=".8"') +
    disc([672, 432, 20, 13], '#eda998', 'opacity=".8"')
  )
}
