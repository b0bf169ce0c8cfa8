import { darker, lighter } from '../colour.ts'
import { starOutline } from '../girih.ts'
import type { Paint } from '../paint.ts'
import { box, disc, move, type Sheet, shape, stroke, upTo } from '../sheet.ts'
import { sunrise } from '../wallpaper.ts'

export function codeLines(_sheet: Sheet, { accent }: Paint): string {
  const rows = [
    [260, 120, '#fff'],
    [300, 200, accent],
    [300, 90, '#fff'],
    [340, 150, '#9fd8cf'],
    [340, 220, '#fff'],
    [300, 110, accent],
    [260, 70, '#fff'],
  ] as const
  return (
    box([240, 330, 720, 42, 10], '#000', 'opacity=".2"') +
    ['#e0525a', '#f2c14e', '#5db075'].map((fill, i) => disc([266 + i * 28, 351, 8], fill)).join('') +
    rows
      .map(
        ([x, width, fill], index) =>
          box([x, 396 + index * 42, width, 16, 8], fill, 'opacity=".85"') +
          box([x + width + 16, 396 + index * 42, 60 + (index % 3) * 34, 16, 8], '#fff', 'opacity=".4"'),
      )
      .join('') +
    stroke('M800 440L740 520L800 600M870 440L930 520L870 600', lighter(accent, 0.3), 22, 'opacity=".85"')
  )
}

export function shapes(_sheet: Sheet, { main, accent }: Paint): string {
  return (
    disc([340, 430, 90], accent) +
    box([760, 360, 170, 170, 20], lighter(main, 0.55), 'transform="rotate(18 845 445)"') +
    shape('M300 690L400 560L480 690Z', '#fff', 'opacity=".85"') +
    stroke('M700 680C740 560 860 560 900 650', '#fff', 12) +
    disc([700, 680, 14], accent) +
    disc([900, 650, 14], accent) +
    shape(starOutline(8, [500, 400], [50, 30]), lighter(main, 0.5))
  )
}

export function camera(sheet: Sheet, paint: Paint): string {
  return (
    move('translate(212 302)', sunrise(sheet, [776, 476], [paint.main, paint.accent])) +
    stroke('M270 440V360H350M850 360H930V440M930 620V690H850M350 690H270V620', '#fff', 10)
  )
}

export function notes(_sheet: Sheet, { accent }: Paint): string {
  const bars = upTo(24).map((index) => {
    const height = 50 + Math.abs(Math.sin(index * 1.3)) * 200
    return box(
      [240 + index * 30, 540 - height / 2, 16, height, 8],
      index % 4 ? '#fff' : accent,
      'opacity=".6"',
    )
  })
  return (
    bars.join('') +
    move(
      'translate(330 400)',
      disc([0, 60, 34, 26], accent),
      disc([110, 40, 34, 26], accent),
      stroke('M30 56V-40L140-60V36', accent, 14),
    ) +
    move(
      'translate(840 380) scale(.8)',
      disc([0, 80, 34, 26], '#fff'),
      stroke('M30 76V-40C60-30 80-10 76 24', '#fff', 14),
    )
  )
}

export function chart(_sheet: Sheet, { main, accent }: Paint): string {
  const bars = [90, 150, 120, 210, 180, 260, 300].map((height, index) =>
    box(
      [270 + index * 98, 690 - height, 60, height, 12],
      index % 2 ? lighter(main, 0.5) : accent,
      'opacity=".85"',
    ),
  )
  return (
    bars.join('') +
    stroke('M300 570L400 500L500 530L600 440L700 470L800 380L900 350', '#fff', 12) +
    disc([900, 350, 18], '#fff')
  )
}

export function plate(_sheet: Sheet, { accent }: Paint): string {
  return (
    disc([600, 540, 240], '#fff', 'opacity=".9"') +
    disc([600, 540, 180], lighter(accent, 0.4)) +
    upTo(12)
      .map((i) => disc([470 + ((i * 83) % 270), 430 + ((i * 59) % 220), 18], i % 2 ? '#b3202a' : '#5d8a4a'))
      .join('') +
    stroke('M290 400V480M260 400V460C260 490 320 490 320 460V400M290 480V690', '#fff', 16) +
    stroke('M900 690V400C950 430 950 520 900 560', '#fff', 16)
  )
}

export function penStroke(_sheet: Sheet, { accent }: Paint): string {
  return (
    shape(
      'M250 560C360 700 620 690 760 560C820 500 860 470 930 470C880 520 850 580 800 630C640 770 340 760 250 560Z',
      '#fff',
      'opacity=".9"',
    ) +
    shape('M560 350l34 34-34 34-34-34ZM480 350l34 34-34 34-34-34Z', accent) +
    move(
      'translate(860 420) rotate(36)',
      box([-18, -160, 36, 220, 8], '#c08a50'),
      shape('M-18 60H18L8 110Z', '#6b4320'),
    )
  )
}

export function bubbles(_sheet: Sheet, { accent }: Paint): string {
  return (
    shape(
      'M270 380H520C550 380 570 400 570 430V500C570 530 550 550 520 550H380L310 610V550H270C250 550 240 530 240 510V410C240 394 252 380 270 380Z',
      '#fff',
      'opacity=".92"',
    ) +
    shape(
      'M680 460H910C940 460 960 480 960 510V590C960 620 940 640 910 640H890V700L820 640H680C650 640 630 620 630 590V510C630 480 650 460 680 460Z',
      accent,
    ) +
    upTo(3)
      .map((i) => disc([330 + i * 70, 465, 18], '#b9bfc2'))
      .join('') +
    upTo(3)
      .map((i) => disc([730 + i * 66, 550, 17], '#fff'))
      .join('')
  )
}

export function sunSeat(_sheet: Sheet, { main, accent }: Paint): string {
  return (
    disc([600, 500, 230], lighter(accent, 0.35), 'opacity=".85"') +
    shape('M212 700Q600 640 988 700V790H212Z', darker(main, 0.4)) +
    disc([600, 400, 46], darker(main, 0.55)) +
    shape(
      'M560 460H640C680 540 660 600 760 680C790 710 760 730 720 724L600 690L480 724C440 730 410 710 440 680C540 600 520 540 560 460Z',
      darker(main, 0.55),
    )
  )
}
