import { darker, lighter, mix } from '../colour.ts'
import { starOutline } from '../girih.ts'
import type { Paint } from '../paint.ts'
import { box, clipped, disc, move, repeated, type Sheet, shadow, shape, stroke, upTo } from '../sheet.ts'
import { hills } from '../wallpaper.ts'
import {
  bubbles,
  camera,
  chart,
  codeLines,
  notes,
  penStroke,
  plate,
  shapes,
  sunSeat,
} from './course-subjects.ts'

/** Lessons and e-books on a screen; the name says the subject. A play button marks what is watched. */
export const COURSES = {
  code: lesson(codeLines, 'laptop'),
  design: lesson(shapes, 'tablet'),
  photo: lesson(camera, 'laptop'),
  music: lesson(notes),
  chart: lesson(chart, 'laptop'),
  cooking: lesson(plate, 'tablet'),
  calligraphy: lesson(penStroke),
  language: lesson(bubbles, 'tablet'),
  yoga: lesson(sunSeat),
  ebook,
  novel: (sheet: Sheet, paint: Paint) =>
    reader(sheet, paint, (s, p) => move('translate(412 296)', hills(s, [376, 560], [p.main, p.accent]))),
  audiobook,
}

type Art = (sheet: Sheet, paint: Paint) => string

type Device = 'monitor' | 'laptop' | 'tablet'

const STEEL = ['#aeb4b7', '#f1f2f2', '#9aa1a4'] as const

function lesson(art: Art, device: Device = 'monitor') {
  return (sheet: Sheet, paint: Paint): string => DEVICES[device](sheet, screen(sheet, paint, art))
}

function screen(sheet: Sheet, paint: Paint, art: Art): string {
  const { main, accent } = paint
  const ground = sheet.slant(lighter(main, 0.25), main, darker(main, 0.35))
  return (
    box([190, 280, 820, 520, 36], '#20262a') +
    clipped(
      sheet,
      box([212, 302, 776, 476, 18], '#fff'),
      box([212, 302, 776, 476], ground),
      art(sheet, paint),
      box([212, 690, 776, 90], sheet.down('#000@0', '#000@.5')),
    ) +
    play(sheet, paint) +
    box([250, 738, 700, 10, 5], '#fff', 'opacity=".4"') +
    box([690, 738, 260, 10, 5], accent) +
    disc([690, 743, 15], '#fff') +
    shape('M800 302H970A18 18 0 0 1 988 320V560Z', '#fff', 'opacity=".07"')
  )
}

const DEVICES: Record<Device, (sheet: Sheet, shown: string) => string> = {
  monitor: (sheet, shown) =>
    shadow(sheet, [600, 956, 380, 36]) +
    shape('M530 780H670L690 930H510Z', sheet.across(...STEEL)) +
    box([430, 922, 340, 30, 15], sheet.down('#f1f2f2', '#9aa1a4')) +
    shown,
  laptop: (sheet, shown) =>
    shadow(sheet, [600, 956, 520, 40]) +
    move('translate(600 800) scale(.92) translate(-600 -800)', shown) +
    shape('M222 800H978L1050 926H150Z', sheet.down('#b9bec1', '#eceded')) +
    shape('M270 812H930L960 872H240Z', '#7b8286') +
    stroke('M262 830H938M254 852H946', '#2b3035', 12, 'stroke-dasharray="40 8" style="stroke-linecap:butt"') +
    shape('M490 884H710L718 916H482Z', '#c9cdcf') +
    box([150, 922, 900, 26, 13], sheet.down('#f4f4f4', '#9aa1a4')),
  tablet: (sheet, shown) =>
    shadow(sheet, [600, 956, 460, 38]) +
    shape('M720 600L900 946H960L800 600Z', '#8d9497') +
    move('translate(600 940) rotate(-4) scale(1.02) translate(-600 -806)', shown) +
    move(
      'translate(1050 620) rotate(8)',
      box([0, 0, 20, 320, 10], '#f4f1ec'),
      shape('M0 312L10 350L20 312Z', '#8b8f94'),
    ),
}

function play(sheet: Sheet, { main }: Paint): string {
  return (
    disc([600, 540, 104], '#000', 'opacity=".18"') +
    disc([600, 532, 100], sheet.down('#ffffff', '#f1ece4')) +
    shape(
      'M570 478C570 468 580 464 588 470L664 522C672 528 672 538 664 544L588 594C580 600 570 596 570 586Z',
      darker(main, 0.1),
    )
  )
}

function reader(sheet: Sheet, paint: Paint, art: Art): string {
  return (
    shadow(sheet, [600, 956, 300, 36]) +
    move(
      'rotate(-5 600 600)',
      box([376, 240, 448, 710, 44], sheet.slant('#4a5157', '#262b2f')),
      box([404, 288, 392, 576, 8], '#f7f1e3'),
      clipped(sheet, box([412, 296, 376, 560, 4], '#fff'), art(sheet, paint)),
      disc([600, 906, 18], 'none', 'stroke="#8d9497" stroke-width="5"'),
      shape('M640 296H788V600Z', '#fff', 'opacity=".12"'),
    )
  )
}

function ebook(sheet: Sheet, paint: Paint): string {
  return reader(
    sheet,
    paint,
    (s, { main, accent }) =>
      box([412, 296, 376, 560], sheet.down(lighter(main, 0.2), darker(main, 0.2))) +
      box([436, 320, 328, 512, 6], 'none', `stroke="${accent}" stroke-width="5"`) +
      repeated(
        s,
        shape('M600 560C570 500 576 440 600 410C624 440 630 500 600 560Z', accent),
        upTo(10).map((i) => `rotate(${i * 36} 600 570)`),
      ) +
      disc([600, 570, 60], darker(main, 0.3)) +
      shape(starOutline(10, [600, 570], [50, 34]), lighter(accent, 0.4)),
  )
}

function audiobook(sheet: Sheet, paint: Paint): string {
  const { main, accent } = paint
  return (
    reader(
      sheet,
      paint,
      () =>
        box([412, 296, 376, 560], sheet.down(lighter(main, 0.35), main)) +
        upTo(9)
          .map((i) =>
            box(
              [440 + i * 38, 700 - (40 + ((i * 53) % 90)) / 2, 16, 40 + ((i * 53) % 90), 8],
              lighter(main, 0.7),
            ),
          )
          .join('') +
        disc([600, 500, 110], mix(accent, '#ffffff', 0.2)) +
        shape('M570 446V554L652 500Z', darker(main, 0.2)),
    ) +
    stroke('M330 760C310 420 440 250 600 250S890 420 870 760', darker(accent, 0.4), 34) +
    stroke('M330 760C310 420 440 250 600 250S890 420 870 760', lighter(accent, 0.1), 22) +
    box([270, 700, 100, 230, 46], sheet.across(darker(accent, 0.3), accent, darker(accent, 0.2))) +
    box([830, 700, 100, 230, 46], sheet.across(darker(accent, 0.3), accent, darker(accent, 0.2)))
  )
}
