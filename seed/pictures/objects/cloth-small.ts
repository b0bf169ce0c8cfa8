import { darker, lighter, lightness } from '../colour.ts'
import { starOutline } from '../girih.ts'
import type { Paint } from '../paint.ts'
import { around, box, clipped, disc, move, repeated, type Sheet, shape, stroke, upTo } from '../sheet.ts'

export function crease(d: string, colour: string): string {
  return stroke(d, darker(colour, 0.45), 5, 'opacity=".28"')
}

export function laid(sheet: Sheet, d: string, colour: string): string {
  const fill = sheet.across(
    darker(colour, 0.14),
    lighter(colour, 0.08),
    colour,
    lighter(colour, 0.16),
    darker(colour, 0.1),
  )
  return (
    shape(d, '#3a2418', 'opacity=".12" transform="translate(-14 26)"') +
    shape(d, '#3a2418', 'opacity=".14" transform="translate(-7 12)"') +
    shape(d, fill)
  )
}

export function vest(sheet: Sheet, { main, accent }: Paint): string {
  const half = 'M590 420L450 240L350 280C370 400 380 460 320 560L340 960L560 1000L590 940Z'
  const drawn =
    laid(sheet, half, main) +
    clipped(
      sheet,
      shape(half, '#fff'),
      shape('M590 420L450 240L410 256L548 440V1010H600Z', accent),
      stroke('M568 450V980', lighter(accent, 0.5), 6, 'stroke-dasharray="2 18"'),
      repeated(sheet, shape(starOutline(8, [440, 600], [48, 30]), accent), [
        '',
        'translate(0 150)',
        'translate(0 290)',
      ]),
    )
  return (
    drawn +
    move('matrix(-1 0 0 1 1200 0)', drawn) +
    upTo(4)
      .map((index) => disc([600, 520 + index * 110, 13], lighter(accent, 0.4)))
      .join('')
  )
}

export function scarf(sheet: Sheet, { main, accent }: Paint): string {
  const square = 'M600 170L1030 600L600 1030L170 600Z'
  const corner =
    shape('M600 210L680 290Q600 350 520 290Z', accent) +
    shape('M600 300C570 340 574 390 600 420C626 390 630 340 600 300Z', lighter(accent, 0.4))
  return (
    laid(sheet, square, main) +
    shape('M600 214L986 600L600 986L214 600Z', 'none', `stroke="${accent}" stroke-width="12"`) +
    shape('M600 244L956 600L600 956L244 600Z', 'none', `stroke="${lighter(accent, 0.4)}" stroke-width="5"`) +
    repeated(sheet, corner, around(4, [600, 600])) +
    repeated(
      sheet,
      shape('M600 600C560 520 570 460 600 430C630 460 640 520 600 600Z', lighter(main, 0.5)),
      around(12, [600, 600]),
    ) +
    disc([600, 600, 60], accent) +
    shape(starOutline(12, [600, 600], [48, 32]), lighter(main, 0.7)) +
    crease('M600 180C560 400 640 800 600 1020', main)
  )
}

export function shawl(sheet: Sheet, { main, accent }: Paint): string {
  const boteh =
    shape('M0 60C-50 30-44-40 0-70C20-90 50-84 48-60C30-70 22-50 34-24C52 20 34 56 0 60Z', accent) +
    shape('M0 36C-24 14-20-24 4-44C0-16 26 14 0 36Z', lighter(main, 0.6))
  const places = upTo(12).map(
    (index) => `translate(${420 + (index % 3) * 180} ${300 + Math.floor(index / 3) * 190})`,
  )
  return move(
    'rotate(8 600 600)',
    laid(sheet, 'M310 170H890V1010H310Z', main),
    shape('M310 170H890V210H310ZM310 970H890V1010H310Z', accent),
    stroke('M316 1032H884', lighter(main, 0.2), 44, 'stroke-dasharray="5 7" style="stroke-linecap:butt"'),
    stroke('M316 148H884', lighter(main, 0.2), 44, 'stroke-dasharray="5 7" style="stroke-linecap:butt"'),
    repeated(sheet, boteh, places),
    stroke('M310 232H890M310 948H890', lighter(accent, 0.4), 6),
    crease('M500 180C520 400 480 800 500 1000M720 180C700 400 740 800 720 1000', main),
  )
}

export function socks(sheet: Sheet, { main, accent }: Paint): string {
  const sock =
    'M430 220H620V660C620 700 640 720 680 750L800 850C860 910 820 990 740 980C640 970 500 860 460 800C430 760 430 720 430 660Z'
  const one =
    laid(sheet, sock, main) +
    clipped(
      sheet,
      shape(sock, '#fff'),
      box([420, 220, 220, 70], darker(main, 0.2)),
      upTo(4)
        .map((index) =>
          shape(
            `M420 ${340 + index * 84}${'l24-26 24 26'.repeat(5)}v26${'l-24-26-24 26'.repeat(5)}Z`,
            index % 2 ? lighter(main, 0.6) : accent,
          ),
        )
        .join(''),
      disc([770, 930, 96], accent),
      disc([452, 790, 66], accent),
    )
  return move('translate(-130 -40)', one) + move('translate(110 40)', one)
}

export function hat(sheet: Sheet, { main, accent }: Paint): string {
  const ribs = upTo(10).map(
    (index) =>
      `M${330 + index * 60} 640C${350 + index * 56} 500 ${440 + index * 36} 380 ${560 + index * 9} 330`,
  )
  const dome = 'M300 700C300 470 430 310 600 310S900 470 900 700Z'
  return (
    laid(sheet, dome, main) +
    clipped(
      sheet,
      shape(dome, '#fff'),
      stroke(ribs.join(''), darker(main, 0.3), 6, 'opacity=".5"'),
      shape(`M280 620${'l32-50 32 50'.repeat(10)}V660H280Z`, accent),
    ) +
    box([270, 660, 660, 170, 60], sheet.down(lighter(main, 0.2), main, darker(main, 0.2))) +
    stroke(
      'M330 680V810M400 680V810M470 680V810M540 680V810M610 680V810M680 680V810M750 680V810M820 680V810M880 690V800',
      darker(main, 0.3),
      6,
      'opacity=".45"',
    ) +
    repeated(sheet, stroke('M600 290V190', accent, 18), around(14, [600, 280])) +
    disc([600, 280, 76], lighter(accent, 0.12))
  )
}

export function giveh(sheet: Sheet, { main, accent }: Paint): string {
  const sole =
    'M470 210C560 210 600 330 596 480C592 640 600 760 590 880C580 970 520 1000 462 1000S350 960 346 870C342 740 380 620 370 480C362 320 390 210 470 210Z'
  const upper =
    'M470 240C540 240 574 340 570 470C568 540 560 580 560 600C540 560 500 545 462 545S398 560 384 600C390 540 394 520 392 470C388 320 410 240 470 240Z'
  const knit = sheet.keep(
    '<pattern id="ID" width="18" height="14" patternUnits="userSpaceOnUse"><path d="M0 0l9 8 9-8M0 7l9 8 9-8" fill="none" stroke="#7a6a52" stroke-width="2" opacity=".4"/></pattern>',
  )
  const ink = lightness(main) > 0.55 ? darker(main, 0.3) : main
  const one =
    laid(sheet, sole, '#b98a58') +
    shape(
      'M466 560C540 560 560 620 566 700C572 800 568 860 560 890C540 960 500 966 462 966S386 950 376 880C370 800 372 700 380 640C390 590 420 560 466 560Z',
      darker('#b98a58', 0.45),
    ) +
    shape(upper, '#f6efdf') +
    shape(upper, `url(#${knit})`) +
    stroke('M384 600C398 560 430 547 462 547S540 560 560 600', ink, 14) +
    shape(starOutline(8, [472, 400], [46, 30]), accent) +
    stroke(
      'M384 610C372 700 372 840 384 890C396 950 430 968 462 968S536 950 554 890C566 840 566 700 560 610',
      ink,
      18,
    )
  return (
    move('translate(-24 0) rotate(-5 470 600)', one) + move('matrix(-1 0 0 1 1224 0) rotate(-5 470 600)', one)
  )
}
