import { darker, lighter, mix } from '../colour.ts'
import { starOutline } from '../girih.ts'
import type { Paint } from '../paint.ts'
import { barrel, box, disc, move, type Sheet, shadow, shape, stroke, upTo } from '../sheet.ts'

export function spiceBowl(sheet: Sheet, { main, accent }: Paint): string {
  const mound = 'M300 640C380 540 500 420 600 410S840 540 900 640C840 700 360 700 300 640Z'
  const grains = upTo(70).map(() => {
    const x = 340 + sheet.random() * 520
    const low = 640 - Math.max(0, 1 - Math.abs(x - 600) / 290) * 190
    return `M${Math.round(x)} ${Math.round(low + sheet.random() * (640 - low))}h0`
  })
  return (
    shadow(sheet, [600, 952, 360, 42]) +
    disc([600, 634, 328, 56], darker(main, 0.5)) +
    shape(mound, sheet.slant(lighter(accent, 0.3), accent, darker(accent, 0.3))) +
    stroke(grains.join(''), lighter(accent, 0.4), 9, 'opacity=".7"') +
    shape(
      'M270 636C280 820 420 930 500 938H700C780 930 920 820 930 636C860 700 340 700 270 636Z',
      barrel(sheet, main),
    ) +
    stroke('M270 636C340 700 860 700 930 636', lighter(main, 0.5), 10) +
    shape(
      `M300 740${'q30 44 60 0'.repeat(10)}`,
      'none',
      `stroke="${lighter(main, 0.6)}" stroke-width="8" opacity=".8"`,
    ) +
    move(
      'translate(770 560) rotate(35)',
      box([-14, -330, 28, 260, 14], sheet.across('#8f6239', '#c79a66', '#9a6a3e')),
      disc([0, -40, 62, 46], sheet.slant('#c79a66', '#8f6239')),
      disc([0, -46, 48, 32], darker(accent, 0.1)),
    )
  )
}

export function sack(sheet: Sheet, { main, accent }: Paint): string {
  const cloth = mix(main, '#d9c3a0', 0.72)
  const grains = upTo(60).map(
    () => `M${Math.round(380 + sheet.random() * 440)} ${Math.round(470 + sheet.random() * 80)}h0`,
  )
  return (
    shadow(sheet, [600, 952, 360, 42]) +
    shape(
      'M330 560C300 700 290 860 350 930Q600 968 850 930C910 860 900 700 870 560Z',
      barrel(sheet, cloth, 0.25),
    ) +
    shape(
      'M310 560C380 450 520 410 600 410S820 450 890 560Z',
      sheet.slant(lighter(accent, 0.28), accent, darker(accent, 0.3)),
    ) +
    stroke(grains.join(''), lighter(accent, 0.4), 10, 'opacity=".75"') +
    shape(
      'M290 560C300 530 340 524 380 546Q490 590 600 590T820 546C860 524 900 530 910 560C916 610 870 640 820 644Q600 672 380 644C330 640 284 610 290 560Z',
      sheet.down(lighter(cloth, 0.4), darker(cloth, 0.12)),
    ) +
    stroke(
      'M380 660C370 760 380 860 400 920M520 672C510 780 520 870 530 940M690 672C700 780 690 870 684 940M820 656C834 760 822 860 800 920',
      darker(cloth, 0.3),
      5,
      'opacity=".4"',
    ) +
    shape(starOutline(12, [600, 800], [78, 58]), mix(main, accent, 0.2)) +
    disc([600, 800, 40], lighter(cloth, 0.4))
  )
}

export function mortar(sheet: Sheet, { main, accent }: Paint): string {
  const brass = mix(main, '#c8973f', 0.75)
  return (
    shadow(sheet, [600, 954, 330, 42]) +
    move(
      'rotate(24 640 560)',
      box([600, 180, 60, 470, 30], barrel(sheet, brass, 0.6)),
      disc([630, 186, 52, 44], barrel(sheet, brass, 0.6)),
      box([590, 300, 80, 24, 12], barrel(sheet, darker(brass, 0.1))),
    ) +
    disc([600, 560, 262, 62], darker(brass, 0.5)) +
    disc([600, 590, 210, 36], accent) +
    shape(
      'M330 560C330 620 600 650 870 560C880 720 800 850 740 890H460C400 850 320 720 330 560Z',
      barrel(sheet, brass, 0.6),
    ) +
    stroke('M332 570A270 64 0 0 0 868 570', lighter(brass, 0.5), 12) +
    stroke('M352 690Q600 760 848 690M372 730Q600 796 828 730', darker(brass, 0.35), 7) +
    box([430, 886, 340, 40, 16], barrel(sheet, darker(brass, 0.1), 0.5)) +
    box([400, 916, 400, 36, 16], barrel(sheet, brass, 0.5))
  )
}
