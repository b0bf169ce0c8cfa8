import { darker, lighter } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { barrel, box, disc, face, move, type Sheet, shadow, shape, stroke, upTo } from '../sheet.ts'

/** Headphones, earbuds and small loudspeakers. */
export const SOUNDS = {
  over: (sheet: Sheet, paint: Paint) => overEar(sheet, paint, capsule),
  studio: (sheet: Sheet, paint: Paint) => overEar(sheet, paint, drum) + cable(paint),
  gaming: (sheet: Sheet, paint: Paint) => overEar(sheet, paint, wing) + microphone(sheet, paint),
  buds,
  neck,
  speaker,
  round: roundSpeaker,
}

type Shell = (sheet: Sheet, paint: Paint) => string

function overEar(sheet: Sheet, paint: Paint, shell: Shell): string {
  const { main } = paint
  const bow = 'M352 660C322 360 452 236 600 236S878 360 848 660'
  return (
    shadow(sheet, [600, 958, 420, 42]) +
    stroke(bow, darker(main, 0.42), 62) +
    stroke(bow, sheet.down(lighter(main, 0.3), darker(main, 0.1)), 52) +
    stroke('M402 470C430 340 510 292 600 292S770 340 798 470', darker(main, 0.62), 26) +
    stroke('M480 262C520 242 560 238 600 238S690 244 740 278', '#fff', 8, 'opacity=".4"') +
    cup(sheet, shell(sheet, paint)) +
    move('translate(1200 0) scale(-1 1)', cup(sheet, shell(sheet, paint)))
  )
}

function cup(sheet: Sheet, shell: string): string {
  const cushion = sheet.across('#46382f', '#6b5d57', '#2f2724')
  return (
    box([326, 560, 54, 130, 24], sheet.across('#c9cdd0', '#f2f3f4', '#9aa0a5')) +
    move('rotate(6 360 780)', box([382, 632, 96, 296, 48], cushion), shell)
  )
}

function capsule(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shape(
      'M392 626H340C262 626 232 700 232 780S262 934 340 934H392C408 934 412 924 412 908V652C412 636 408 626 392 626Z',
      face(sheet, main),
    ) +
    shape(
      'M340 626C262 626 232 700 232 780S262 934 340 934C300 900 282 850 282 780S300 660 340 626Z',
      darker(main, 0.32),
      'opacity=".6"',
    ) +
    disc([318, 780, 30, 84], 'none', `stroke="${accent}" stroke-width="8"`) +
    disc([318, 780, 9, 26], accent)
  )
}

function drum(sheet: Sheet, { main, accent }: Paint): string {
  return (
    box([330, 628, 86, 304, 30], darker(main, 0.4)) +
    disc([336, 780, 112, 164], face(sheet, main)) +
    disc([322, 780, 84, 130], sheet.down(darker(main, 0.45), darker(main, 0.15))) +
    disc([322, 780, 84, 130], 'none', `stroke="${accent}" stroke-width="7"`) +
    stroke(
      'M322 690V870M296 710V850M348 710V850M272 746V814M372 746V814',
      lighter(main, 0.22),
      9,
      'opacity=".7"',
    )
  )
}

function wing(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shape('M412 616H322L232 706V854L322 944H412Z', face(sheet, main)) +
    shape('M322 616L232 706V854L322 944L286 854V706Z', darker(main, 0.35), 'opacity=".6"') +
    stroke('M372 680L318 780L372 880', accent, 16) +
    stroke('M330 712L294 780L330 848', accent, 8, 'opacity=".7"')
  )
}

function cable({ main }: Paint): string {
  return stroke('M330 940C330 1010 480 1000 560 985S760 960 800 1010', darker(main, 0.5), 9)
}

function microphone(sheet: Sheet, { main, accent }: Paint): string {
  return (
    stroke('M300 860C330 960 420 980 520 950', darker(main, 0.45), 16) +
    box([500, 914, 116, 52, 26], barrel(sheet, darker(main, 0.3))) +
    disc([606, 940, 7], accent)
  )
}

function buds(sheet: Sheet, paint: Paint): string {
  const { main, accent } = paint
  return (
    shadow(sheet, [600, 955, 330, 40]) +
    box([372, 396, 456, 250, 96], sheet.down(lighter(main, 0.3), darker(main, 0.12))) +
    box([394, 418, 412, 226, 80], sheet.down(darker(main, 0.5), darker(main, 0.25))) +
    bud(sheet, paint) +
    move('translate(1200 0) scale(-1 1)', bud(sheet, paint)) +
    shape(
      'M372 690H828V820C828 910 770 944 690 944H510C430 944 372 910 372 820Z',
      sheet.slant(lighter(main, 0.42), main, darker(main, 0.24)),
    ) +
    box([366, 672, 468, 30, 15], sheet.down(lighter(main, 0.55), darker(main, 0.05))) +
    disc([600, 790, 9], accent) +
    disc([600, 790, 20], accent, 'opacity=".22"') +
    stroke('M780 730V820C780 870 760 896 726 908', '#fff', 12, 'opacity=".35"')
  )
}

function bud(sheet: Sheet, { main }: Paint): string {
  const shell = lighter(main, 0.45)
  return (
    box(
      [474, 560, 54, 130, 27],
      sheet.across(darker(shell, 0.25), lighter(shell, 0.5), darker(shell, 0.12)),
    ) +
    disc([510, 548, 66, 60], sheet.slant(lighter(shell, 0.7), shell, darker(shell, 0.25))) +
    disc([546, 560, 30, 34], darker(main, 0.55)) +
    disc([552, 560, 17, 21], sheet.slant('#7b7673', '#2e2a28')) +
    disc([498, 522, 15, 9], '#fff', 'opacity=".7"')
  )
}

function neck(sheet: Sheet, { main, accent }: Paint): string {
  const yoke = 'M380 560C330 820 430 910 600 910S870 820 820 560'
  const tip = (x: number, turn: number) =>
    move(
      `translate(${x} 420) rotate(${turn})`,
      box([-34, -44, 68, 84, 26], face(sheet, main)),
      disc([0, -52, 27, 24], darker(main, 0.55)),
      disc([0, 2, 13], accent),
    )
  return (
    shadow(sheet, [600, 950, 330, 36]) +
    stroke('M400 520C330 470 380 420 452 420M800 520C870 470 820 420 748 420', darker(main, 0.55), 9) +
    stroke(yoke, darker(main, 0.4), 46) +
    stroke(yoke, sheet.down(lighter(main, 0.28), main), 38) +
    stroke('M372 560C366 610 368 650 374 690M828 560C834 610 832 650 826 690', darker(main, 0.3), 54) +
    stroke('M838 590C840 620 839 650 836 672', accent, 8) +
    tip(470, -24) +
    tip(730, 24)
  )
}

function speaker(sheet: Sheet, { main, accent }: Paint): string {
  const weave = sheet.keep(
    `<pattern id="ID" width="16" height="16" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="3" fill="#000" opacity=".22"/><circle cx="12" cy="12" r="3" fill="#000" opacity=".22"/></pattern>`,
  )
  const hull = 'M392 330H808V890C808 930 716 952 600 952S392 930 392 890Z'
  return (
    shadow(sheet, [600, 950, 320, 44]) +
    stroke('M800 430C900 470 900 760 800 800', darker(main, 0.45), 20) +
    shape(hull, barrel(sheet, main)) +
    shape(hull, `url(#${weave})`) +
    shape(
      'M392 852C430 890 500 904 600 904S770 890 808 852V890C808 930 716 952 600 952S392 930 392 890Z',
      barrel(sheet, darker(main, 0.5)),
    ) +
    disc([600, 330, 208, 62], sheet.down(darker(main, 0.3), lighter(main, 0.15))) +
    disc([600, 326, 176, 48], darker(main, 0.5)) +
    disc([600, 326, 176, 48], 'none', `stroke="${accent}" stroke-width="7"`) +
    disc([600, 326, 60, 16], lighter(main, 0.1))
  )
}

function roundSpeaker(sheet: Sheet, { main, accent }: Paint): string {
  const holes = upTo(6).flatMap((ring) =>
    upTo(ring * 6 || 1).map((index) => {
      const angle = (index / (ring * 6 || 1)) * Math.PI * 2
      return `M${(600 + ring * 36 * Math.cos(angle)).toFixed(0)} ${(660 + ring * 36 * Math.sin(angle)).toFixed(0)}h0`
    }),
  )
  return (
    shadow(sheet, [600, 952, 310, 42]) +
    shape('M480 900H720L750 950H450Z', darker('#9c6b43', 0.15)) +
    disc([600, 640, 300], sheet.slant(lighter(main, 0.35), main, darker(main, 0.35))) +
    disc([600, 660, 226], darker(main, 0.35)) +
    disc([600, 660, 214], sheet.down(darker(main, 0.2), lighter(main, 0.06))) +
    stroke(holes.join(''), darker(main, 0.6), 15) +
    disc([600, 660, 226], 'none', `stroke="${accent}" stroke-width="6"`) +
    stroke('M760 430C800 462 830 504 846 552', '#fff', 14, 'opacity=".45"')
  )
}
