import { darker, lighter } from './colour.ts'
import { starOutline } from './girih.ts'
import { TURNED_WOOD } from './materials.ts'
import { crocus } from './objects/spice.ts'
import { box, disc, move, repeated, type Sheet, shadow, shape, stroke, upTo } from './sheet.ts'

/** The basket itself, without what lies in it. */
function wicker(sheet: Sheet): string {
  return (
    shape('M340 620H860L800 940H400Z', sheet.across(...TURNED_WOOD)) +
    stroke('M352 690H848M364 760H836M378 830H822M392 900H808', '#7d5230', 9, 'stroke-dasharray="34 14"') +
    box([326, 600, 548, 48, 24], sheet.down('#d9b384', '#a87848'))
  )
}

function basketOfTea(sheet: Sheet): string {
  return (
    repeated(
      sheet,
      shape('M0 0C-30-40-20-90 0-110C20-90 30-40 0 0Z', '#7fb05a'),
      upTo(12).map(
        (index) =>
          `translate(${400 + index * 36} ${640 - Math.round(40 * Math.sin((index / 11) * Math.PI))}) rotate(${-50 + index * 9})`,
      ),
    ) + wicker(sheet)
  )
}

function basket(sheet: Sheet): string {
  const flowers = [
    [430, 560],
    [520, 520],
    [610, 505],
    [700, 525],
    [770, 565],
    [480, 600],
    [660, 590],
    [570, 580],
  ] as const
  return (
    stroke('M380 640C380 360 820 360 820 640', '#8f6239', 26) +
    repeated(
      sheet,
      move('scale(1.3)', crocus(0, 0)),
      flowers.map(([x, y]) => `translate(${x} ${y})`),
    ) +
    wicker(sheet)
  )
}

function mountains(sheet: Sheet, [far, near]: readonly [string, string]): string {
  return (
    shape(
      'M0 420L180 300L300 370L520 170L640 280L760 230L960 350L1200 260V520H0Z',
      sheet.down(lighter(far, 0.15), lighter(far, 0.5)),
    ) +
    shape('M520 170L580 226L545 240L510 215L480 246L456 228Z', '#fff', 'opacity=".85"') +
    shape('M0 470Q240 380 480 450T900 420T1200 460V560H0Z', near)
  )
}

export function saffronField(sheet: Sheet): string {
  const rows = upTo(6).flatMap((row) => {
    const size = 0.24 + row * 0.17
    const gap = 80 + row * 46
    const count = Math.ceil(1300 / gap)
    return upTo(count).map(
      (index) =>
        `translate(${Math.round(index * gap + (row % 2) * gap * 0.5 - 20)} ${540 + row * row * 9 + row * 12}) scale(${size.toFixed(2)})`,
    )
  })
  return (
    box([0, 0, 1200, 800], sheet.down('#f7c9a0', '#fbe7cf', '#f6efe3')) +
    disc([860, 300, 90], '#fff3cf') +
    disc([860, 300, 190], sheet.glow('#fff1c9@.8', '#fff1c9@0')) +
    mountains(sheet, ['#9a86a8', '#b7a3a8']) +
    box([0, 500, 1200, 300], sheet.down('#b9a06e', '#7d6440')) +
    repeated(sheet, stroke('M0 40V84', '#6d8a45', 8) + crocus(0, 0), rows) +
    move('translate(930 800) scale(.62) translate(-600 -952)', basket(sheet))
  )
}

export function courier(sheet: Sheet): string {
  return (
    box([0, 0, 1200, 800], sheet.down('#cfe6ea', '#f8f1e4')) +
    mountains(sheet, ['#8fb0b8', '#b9cfc8']) +
    towers() +
    box([0, 640, 1200, 160], sheet.down('#8d8a88', '#6f6c6b')) +
    stroke('M0 730H1200', '#f6efe3', 10, 'stroke-dasharray="90 60"') +
    box([0, 624, 1200, 20], '#c9c0b2') +
    move('translate(600 716)', scooter(sheet), rider())
  )
}

export function teaHills(sheet: Sheet): string {
  const greens = ['#a9c98a', '#86b06c', '#669655', '#4c7d45', '#3a6638']
  const hills = greens.map(terrace)
  return (
    box([0, 0, 1200, 800], sheet.down('#d6e8e4', '#f6f1e2')) +
    disc([300, 170, 64], '#fff6dc') +
    disc([880, 130, 60, 26], '#fff', 'opacity=".8"') +
    disc([950, 140, 80, 30], '#fff', 'opacity=".8"') +
    mountains(sheet, ['#9ab5a8', '#bcd0b4']) +
    hills.slice(0, 3).join('') +
    move(
      'translate(820 470)',
      box([-70, -60, 140, 90], '#f4ead8'),
      shape('M-100-56L0-130L100-56Z', '#b4573a'),
      box([-20, -20, 40, 50], '#8f6239'),
    ) +
    hills.slice(3).join('') +
    move('translate(280 790) scale(.5) translate(-600 -952)', basketOfTea(sheet))
  )
}

function towers(): string {
  const standing = [
    [0, 330, 130],
    [110, 260, 110],
    [230, 350, 150],
    [380, 290, 90],
    [760, 310, 120],
    [880, 240, 110],
    [1000, 340, 140],
    [1110, 280, 110],
  ] as const
  return standing
    .map(([x, y, width], index) => {
      const floors = upTo(4).map((floor) => `M${x + 22} ${y + 40 + floor * 50}h${width - 44}`)
      const windows = 'stroke-dasharray="22 16" style="stroke-linecap:butt"'
      return (
        box([x, y, width, 360, 6], ['#e3d3bd', '#d6e2de', '#ead9cf'][index % 3] ?? '#e3d3bd') +
        stroke(floors.join(''), '#fff', 22, windows)
      )
    })
    .join('')
}

function scooter(sheet: Sheet): string {
  const wheel = disc([0, -40, 62], '#33383d') + disc([0, -40, 30], '#d8dbdc')
  return (
    shadow(sheet, [0, 6, 300, 26], 0.45) +
    repeated(sheet, wheel, ['translate(-170 0)', 'translate(190 0)']) +
    shape(
      'M-230-110H-30C0-110 10-90 20-60H120L150-250L110-260V-290H180L206-200C250-180 262-120 258-70L210-40C180-100 130-100 110-40H-90C-110-110-200-120-240-60Z',
      sheet.slant('#2fa5a0', '#0e7c7b', '#0a5a5a'),
    ) +
    box([-250, -320, 200, 190, 18], sheet.slant('#ffd166', '#f2a900', '#c98400')) +
    shape(starOutline(8, [-150, -225], [58, 40]), '#fff6e2') +
    shape(starOutline(8, [-150, -225], [32, 20]), '#f2a900') +
    box([-40, -140, 120, 30, 15], '#33383d')
  )
}

function rider(): string {
  return (
    stroke('M110-280L60-300', '#33383d', 16) +
    shape('M-30-150C-40-260 0-330 60-330C100-330 110-280 100-250L150-210L140-180L60-210L50-150Z', '#b3202a') +
    disc([70, -376, 52], '#f2a900') +
    shape('M74-400H124C126-372 118-352 96-348L74-360Z', '#3a4a54')
  )
}

/** One hill of the tea garden with its rows of bushes; nearer hills are lower and their bushes larger. */
function terrace(green: string, index: number): string {
  const edge = (y: number) =>
    `M0 ${y}C200 ${y - 110 + index * 8} 380 ${y + 40} 600 ${y - 30}S1000 ${y - 100} 1200 ${y - 10}`
  const top = 330 + index * 92
  const rows = upTo(4).map((row) => edge(top + 26 + row * 24))
  const bushes = `stroke-dasharray="${14 + index * 5} ${9 + index * 2}" opacity=".6"`
  return shape(`${edge(top)}V800H0Z`, green) + stroke(rows.join(''), darker(green, 0.25), 7, bushes)
}
