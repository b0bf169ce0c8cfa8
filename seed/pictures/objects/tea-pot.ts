import { darker, lighter } from '../colour.ts'
import { starOutline } from '../girih.ts'
import type { Paint } from '../paint.ts'
import { barrel, box, clipped, disc, type Sheet, shape, stroke, upTo } from '../sheet.ts'

export function glassPot(sheet: Sheet, { main, accent }: Paint): string {
  const body = 'M380 560C330 700 360 900 460 940H720C820 900 850 700 800 560Z'
  return (
    stroke('M806 620C960 600 950 820 820 830', '#fff', 34, 'opacity=".75"') +
    stroke('M806 620C960 600 950 820 820 830', '#b9c4c4', 4, 'opacity=".6"') +
    shape('M376 640C300 640 290 560 240 540L262 516C330 540 340 590 384 590Z', '#fff', 'opacity=".7"') +
    shape(body, '#fff', 'opacity=".6"') +
    clipped(
      sheet,
      shape(body, '#fff'),
      box([330, 660, 520, 290], sheet.down(lighter(accent, 0.15), darker(accent, 0.2))),
      disc([590, 660, 236, 26], lighter(accent, 0.35)),
      flowers(sheet, main),
    ) +
    shape(body, sheet.across('#fff@.4', '#fff@.05 30', '#fff@.1 60', '#fff@.45 80', '#fff@.1')) +
    box([370, 536, 440, 34, 17], sheet.across('#d8d5cf', '#ffffff', '#c9c5be')) +
    shape('M400 536C420 470 500 450 590 450S760 470 780 536Z', '#fff', 'opacity=".75"') +
    disc([590, 438, 28], barrel(sheet, main))
  )
}

function flowers(sheet: Sheet, colour: string): string {
  return upTo(7)
    .map((index) => {
      const at = [440 + index * 50, 760 + Math.round(sheet.random() * 120)] as const
      return (
        shape(starOutline(6, at, [32, 17]), lighter(colour, 0.1 + 0.1 * (index % 3))) +
        disc([at[0], at[1], 8], '#f6d27a')
      )
    })
    .join('')
}
