import { darker, lighter } from '../colour.ts'
import { girih, starOutline } from '../girih.ts'
import { GOLD } from '../materials.ts'
import { fromAbove, type Paint } from '../paint.ts'
import { box, disc, painted, type Sheet, shadow, shape, stroke } from '../sheet.ts'
import { belt, clutch, seam, skin, wallet } from './bag-small.ts'

/** Leather goods: `main` is the leather, `accent` the metal or the needlework. */
export const BAGS = {
  handbag,
  backpack,
  tote,
  messenger,
  briefcase,
  wallet: fromAbove(wallet),
  belt: fromAbove(belt),
  clutch,
}

function handbag(sheet: Sheet, { main, accent }: Paint): string {
  const body =
    'M290 560C280 540 300 520 330 520H870C900 520 920 540 910 560L950 890C954 924 930 944 900 944H300C270 944 246 924 250 890Z'
  const flap =
    'M290 560C280 540 300 520 330 520H870C900 520 920 540 910 560L920 660C860 760 720 790 600 790S340 760 280 660Z'
  return (
    shadow(sheet, [600, 952, 410, 40]) +
    stroke('M410 540C400 280 800 280 790 540', darker(main, 0.4), 40) +
    stroke('M410 536C402 288 798 288 790 536', lighter(main, 0.06), 26) +
    shape(body, skin(sheet, main)) +
    shape(flap, '#2a1a16', 'opacity=".22" transform="translate(-6 14)"') +
    shape(flap, sheet.down(lighter(main, 0.22), main, darker(main, 0.1))) +
    seam('M304 664C370 742 720 870 896 664', main) +
    seam('M274 900H926', main) +
    box([552, 740, 96, 92, 20], sheet.slant(...GOLD)) +
    shape(starOutline(8, [600, 786], [30, 19]), accent) +
    disc([410, 540, 22], sheet.slant(...GOLD)) +
    disc([790, 540, 22], sheet.slant(...GOLD))
  )
}

function backpack(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 954, 360, 42]) +
    stroke('M520 320C520 220 680 220 680 320', darker(main, 0.35), 28) +
    stroke('M350 500C280 600 280 820 340 920M850 500C920 600 920 820 860 920', darker(main, 0.45), 44) +
    shape(
      'M340 520C340 380 460 290 600 290S860 380 860 520V880C860 920 830 948 790 948H410C370 948 340 920 340 880Z',
      skin(sheet, main),
    ) +
    shape(
      'M356 470C380 360 480 300 600 300S820 360 844 470C850 560 790 610 600 610S350 560 356 470Z',
      sheet.down(lighter(main, 0.2), darker(main, 0.06)),
    ) +
    seam('M376 500C390 570 480 592 600 592S810 570 824 500', main) +
    shape(
      'M400 680H800C820 680 830 700 826 720L806 900C804 916 792 924 776 924H424C408 924 396 916 394 900L374 720C370 700 380 680 400 680Z',
      skin(sheet, darker(main, 0.14)),
    ) +
    seam('M400 726L418 896H782L800 726', main) +
    box([470, 560, 46, 190, 10], darker(main, 0.35)) +
    box([684, 560, 46, 190, 10], darker(main, 0.35)) +
    box([464, 660, 58, 46, 8], sheet.slant(...GOLD)) +
    box([678, 660, 58, 46, 8], sheet.slant(...GOLD)) +
    shape(starOutline(8, [600, 420], [56, 36]), accent, 'opacity=".9"') +
    disc([600, 420, 18], main)
  )
}

function tote(sheet: Sheet, { main, accent }: Paint): string {
  const body = 'M300 490H900L940 900C944 930 926 948 896 948H304C274 948 256 930 260 900Z'
  return (
    shadow(sheet, [600, 954, 400, 40]) +
    stroke('M420 520C420 250 620 250 620 510', darker(main, 0.45), 26) +
    painted(
      sheet,
      body,
      skin(sheet, main),
      box([240, 700, 720, 150], darker(main, 0.25)),
      box([240, 700, 720, 150], girih(sheet, 'eight', { size: 150, line: accent, weight: 7, at: [0, 700] })),
      box([240, 692, 720, 8], accent),
      box([240, 850, 720, 8], accent),
    ) +
    shape('M300 490H900L904 540H296Z', darker(main, 0.3), 'opacity=".35"') +
    seam('M300 556H900', main) +
    stroke('M500 600C500 260 760 260 760 600', darker(main, 0.3), 30) +
    stroke('M500 596C504 268 756 268 760 596', lighter(main, 0.1), 12) +
    disc([500, 600, 20], sheet.slant(...GOLD)) +
    disc([760, 600, 20], sheet.slant(...GOLD))
  )
}

function messenger(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 952, 420, 40]) +
    stroke('M270 560C240 200 960 200 930 560', darker(main, 0.4), 34) +
    box([820, 330, 70, 60, 10], sheet.slant(...GOLD), 'transform="rotate(42 855 360)"') +
    box([250, 540, 700, 404, 44], skin(sheet, darker(main, 0.1))) +
    shape(
      'M240 540C240 512 262 500 290 500H910C938 500 960 512 960 540V770C960 800 940 820 910 820H290C260 820 240 800 240 770Z',
      skin(sheet, main),
    ) +
    seam('M264 540V770C264 788 276 796 294 796H906C924 796 936 788 936 770V540', main) +
    [380, 760]
      .map(
        (x) =>
          box([x, 700, 60, 180, 12], darker(main, 0.32)) +
          box([x - 8, 790, 76, 56, 10], sheet.slant(...GOLD)) +
          box([x + 22, 770, 16, 50, 6], darker(main, 0.4)),
      )
      .join('') +
    disc([600, 640, 54], 'none', `stroke="${accent}" stroke-width="5"`) +
    shape(starOutline(8, [600, 640], [44, 28]), accent)
  )
}

function briefcase(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 952, 440, 40]) +
    stroke('M480 480V430C480 400 500 384 530 384H670C700 384 720 400 720 430V480', darker(main, 0.4), 30) +
    box([220, 470, 760, 474, 50], skin(sheet, main)) +
    shape('M220 680H980V700C900 740 300 740 220 700Z', darker(main, 0.35)) +
    shape(
      'M220 520C220 492 242 470 270 470H930C958 470 980 492 980 520V680C900 724 300 724 220 680Z',
      sheet.down(lighter(main, 0.2), main),
    ) +
    seam('M244 670C330 704 870 704 956 670M250 910H950', main) +
    [360, 760]
      .map(
        (x) =>
          box([x, 640, 80, 100, 14], darker(main, 0.3)) +
          box([x + 12, 690, 56, 52, 10], sheet.slant(...GOLD)),
      )
      .join('') +
    shape(starOutline(8, [600, 590], [40, 26]), accent, 'opacity=".85"') +
    disc([480, 476, 18], sheet.slant(...GOLD)) +
    disc([720, 476, 18], sheet.slant(...GOLD))
  )
}
