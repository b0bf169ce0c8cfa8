import { darker, lighter, mix } from '../colour.ts'
import { starOutline } from '../girih.ts'
import { GOLD } from '../materials.ts'
import type { Paint } from '../paint.ts'
import { around, barrel, box, disc, move, repeated, type Sheet, shadow, shape, stroke } from '../sheet.ts'
import { flask, rosewater, soap } from './perfume-rose.ts'

/** Perfume, rose water and soap: `main` is the liquid's or the glass's colour, `accent` the cap and the flower. */
export const PERFUMES = { square, round, tall, facet, attar, drop, rosewater, soap }

function neck(sheet: Sheet, accent: string, [top, width]: readonly [number, number]): string {
  return (
    box([600 - width * 0.4, top + 150, width * 0.8, 60, 8], sheet.across(...GOLD)) +
    box([600 - width / 2, top, width, 160, 20], barrel(sheet, accent, 0.55))
  )
}

function square(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 952, 340, 40]) +
    neck(sheet, accent, [300, 170]) +
    flask(
      sheet,
      'M350 510C350 490 366 480 390 480H810C834 480 850 490 850 510V900C850 930 830 944 806 944H394C370 944 350 930 350 900Z',
      { main, level: 570 },
    ) +
    box([480, 640, 240, 170, 10], '#fffaf0', 'opacity=".92"') +
    shape(starOutline(8, [600, 725], [56, 38]), darker(accent, 0.05)) +
    disc([600, 725, 18], '#fffaf0')
  )
}

function round(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 952, 320, 40]) +
    neck(sheet, accent, [270, 150]) +
    flask(
      sheet,
      'M560 470H640C790 480 870 590 870 710C870 850 760 944 600 944S330 850 330 710C330 590 410 480 560 470Z',
      { main, level: 590 },
    ) +
    repeated(
      sheet,
      shape('M600 710C570 660 576 620 600 596C624 620 630 660 600 710Z', '#fff', 'opacity=".8"'),
      around(10, [600, 720]),
    ) +
    disc([600, 720, 30], accent)
  )
}

function tall(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 952, 240, 36]) +
    neck(sheet, accent, [200, 140]) +
    flask(
      sheet,
      'M480 400H720C740 400 750 414 748 432L730 910C729 932 716 944 696 944H504C484 944 471 932 470 910L452 432C450 414 460 400 480 400Z',
      { main, level: 500 },
    ) +
    shape('M600 560L646 640L600 720L554 640Z', '#fff', 'opacity=".75"') +
    stroke('M540 790H660M560 820H640', '#fff', 8, 'opacity=".7"')
  )
}

function facet(sheet: Sheet, { main, accent }: Paint): string {
  const outline = 'M470 470H730L860 620V830L760 944H440L340 830V620Z'
  return (
    shadow(sheet, [600, 952, 320, 40]) +
    box([546, 420, 108, 60, 8], sheet.across(...GOLD)) +
    shape(
      'M600 200L690 270L660 420H540L510 270Z',
      sheet.slant(lighter(accent, 0.6), accent, darker(accent, 0.3)),
    ) +
    stroke('M600 200V420M510 270H690', '#fff', 4, 'opacity=".5"') +
    flask(sheet, outline, { main, level: 560 }) +
    stroke(
      'M470 470L520 620V830L440 944M730 470L680 620V830L760 944M340 620H860M340 830H860',
      '#fff',
      5,
      'opacity=".55"',
    )
  )
}

function drop(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 952, 280, 38]) +
    flask(
      sheet,
      'M560 440C560 540 340 620 340 780C340 890 450 944 600 944S860 890 860 780C860 620 640 540 640 440Z',
      { main, level: 640 },
    ) +
    box([556, 400, 88, 56, 8], sheet.across(...GOLD)) +
    disc([600, 320, 90], sheet.slant(lighter(accent, 0.6), accent, darker(accent, 0.25))) +
    disc([630, 290, 24], '#fff', 'opacity=".6"') +
    stroke('M420 780Q600 840 780 780', '#fff', 6, 'opacity=".7"') +
    shape(starOutline(8, [600, 730], [44, 28]), lighter(accent, 0.4))
  )
}

function attar(sheet: Sheet, { main, accent }: Paint): string {
  const small = (x: number, colour: string) =>
    move(
      `translate(${x} 380) scale(.6)`,
      flask(
        sheet,
        'M540 500H660V560C760 600 780 700 760 800C744 880 700 944 600 944S456 880 440 800C420 700 440 600 540 560Z',
        { main: colour, level: 640 },
      ),
      box([536, 460, 128, 56, 8], sheet.across(...GOLD)),
      shape('M600 300C640 350 660 400 640 460H560C540 400 560 350 600 300Z', sheet.across(...GOLD)),
    )
  return (
    shadow(sheet, [600, 952, 430, 40]) +
    small(0, mix(main, accent, 0.5)) +
    small(480, lighter(main, 0.2)) +
    move(
      'translate(0 0)',
      flask(
        sheet,
        'M540 500H660V560C760 600 780 700 760 800C744 880 700 944 600 944S456 880 440 800C420 700 440 600 540 560Z',
        { main, level: 640 },
      ),
      box([536, 460, 128, 56, 8], sheet.across(...GOLD)),
      shape('M600 280C650 340 664 400 644 460H556C536 400 550 340 600 280Z', barrel(sheet, accent, 0.6)),
      shape(starOutline(12, [600, 770], [70, 50]), '#fffaf0', 'opacity=".85"'),
    )
  )
}
