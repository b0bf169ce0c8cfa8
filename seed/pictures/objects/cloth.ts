import { darker, lighter } from '../colour.ts'
import { girih, starOutline } from '../girih.ts'
import { fromAbove, type Paint } from '../paint.ts'
import { box, clipped, disc, type Sheet, shape, stroke, upTo } from '../sheet.ts'
import { crease, giveh, hat, laid, scarf, shawl, socks, vest } from './cloth-small.ts'

/** Clothes laid out flat; `accent` is the embroidery or the print. */
export const CLOTHES = {
  tshirt: fromAbove(tshirt),
  shirt: fromAbove(shirt),
  hoodie: fromAbove(hoodie),
  manto: fromAbove(manto),
  scarf: fromAbove(scarf),
  shawl: fromAbove(shawl),
  trousers: fromAbove(trousers),
  socks: fromAbove(socks),
  hat: fromAbove(hat),
  vest: fromAbove(vest),
  giveh: fromAbove(giveh),
}

const TORSO =
  'M430 240C480 280 720 280 770 240L880 290L1010 520L880 590L830 510V960Q600 990 370 960V510L320 590L190 520L320 290Z'

function tshirt(sheet: Sheet, { main, accent }: Paint): string {
  return (
    laid(sheet, TORSO, main) +
    shape('M430 240C480 280 720 280 770 240C740 330 680 360 600 360S460 330 430 240Z', darker(main, 0.3)) +
    stroke('M430 240C460 336 520 366 600 366S740 336 770 240', lighter(main, 0.25), 14) +
    shape(starOutline(12, [600, 620], [130, 94]), accent) +
    shape(starOutline(12, [600, 620], [90, 62]), main) +
    shape(starOutline(12, [600, 620], [56, 36]), lighter(accent, 0.35)) +
    crease(
      'M372 520C392 600 380 700 390 780M828 520C808 600 820 700 810 780M320 300C360 360 372 440 370 508M880 300C840 360 828 440 830 508',
      main,
    )
  )
}

function shirt(sheet: Sheet, { main, accent }: Paint): string {
  const sleeves =
    'M440 240L320 290L170 760L290 800L370 560V970Q600 996 830 970V560L910 800L1030 760L880 290L760 240Z'
  return (
    laid(sheet, sleeves, main) +
    box([576, 300, 48, 676], lighter(main, 0.12), 'opacity=".8"') +
    stroke('M576 310V974M624 310V974', darker(main, 0.3), 3) +
    upTo(6)
      .map(
        (index) =>
          disc([600, 390 + index * 100, 11], lighter(accent, 0.3)) +
          disc([600, 390 + index * 100, 4], darker(accent, 0.3)),
      )
      .join('') +
    shape('M440 240C500 262 560 262 600 330L520 400Z', lighter(main, 0.22)) +
    shape('M760 240C700 262 640 262 600 330L680 400Z', lighter(main, 0.14)) +
    shape(
      'M470 246C520 230 680 230 730 246C690 262 640 280 600 330C560 280 510 262 470 246Z',
      darker(main, 0.4),
    ) +
    box([680, 480, 110, 120, 8], lighter(main, 0.06)) +
    stroke('M680 480H790V580L735 604L680 580Z', darker(main, 0.3), 4) +
    stroke('M186 740L300 778M1014 740L900 778', accent, 12) +
    crease('M372 560C390 700 380 820 396 940M828 560C810 700 820 820 804 940', main)
  )
}

function hoodie(sheet: Sheet, { main, accent }: Paint): string {
  const body =
    'M420 270L300 320L180 800L300 836L370 600V960Q600 986 830 960V600L900 836L1020 800L900 320L780 270Z'
  return (
    laid(sheet, body, main) +
    shape(
      'M420 280C420 180 520 150 600 150S780 180 780 280C740 380 680 420 600 430C520 420 460 380 420 280Z',
      sheet.down(lighter(main, 0.18), darker(main, 0.12)),
    ) +
    shape(
      'M470 276C480 210 540 196 600 196S720 210 730 276C700 344 650 380 600 386C550 380 500 344 470 276Z',
      darker(main, 0.5),
    ) +
    stroke('M556 410C550 480 556 520 552 560M644 410C650 480 644 520 648 560', lighter(accent, 0.3), 10) +
    disc([552, 570, 10, 16], accent) +
    disc([648, 570, 10, 16], accent) +
    shape('M450 720H750L800 880H400Z', darker(main, 0.14)) +
    stroke('M450 720L400 880M750 720L800 880', darker(main, 0.4), 5) +
    box([366, 934, 468, 36, 10], darker(main, 0.2)) +
    stroke('M190 780L304 816M1010 780L896 816', darker(main, 0.3), 24)
  )
}

function manto(sheet: Sheet, { main, accent }: Paint): string {
  const body =
    'M450 190L340 236L220 700L330 736L390 520L330 1030Q600 1060 870 1030L810 520L870 736L980 700L860 236L750 190Z'
  const trim = girih(sheet, 'eight', { size: 56, line: lighter(accent, 0.3), weight: 4 })
  return (
    laid(sheet, body, main) +
    clipped(
      sheet,
      shape(body, '#fff'),
      box([200, 960, 800, 90], darker(accent, 0.12)),
      box([200, 960, 800, 90], trim),
      box([572, 200, 56, 760], darker(accent, 0.12)),
      box([572, 200, 56, 760], trim),
    ) +
    shape(
      'M450 190C500 206 560 210 600 280C640 210 700 206 750 190C700 176 500 176 450 190Z',
      darker(main, 0.45),
    ) +
    stroke('M450 190C510 206 566 214 600 284C634 214 690 206 750 190', accent, 12) +
    stroke('M234 680L336 714M966 680L864 714', accent, 20) +
    stroke('M398 560Q600 600 802 560', darker(main, 0.3), 16) +
    crease(
      'M420 620C410 760 400 880 390 950M500 620C496 760 490 860 486 950M700 620C704 760 710 860 714 950M790 620C800 760 806 880 812 950',
      main,
    )
  )
}

function trousers(sheet: Sheet, { main, accent }: Paint): string {
  return (
    laid(sheet, 'M410 190H790L850 1020H660L600 480L540 1020H350Z', main) +
    box([404, 184, 392, 62, 10], darker(main, 0.2)) +
    [450, 560, 640, 740].map((x) => box([x, 178, 22, 74, 6], lighter(main, 0.1))).join('') +
    disc([600, 215, 14], lighter(accent, 0.3)) +
    stroke('M600 246V440C600 470 580 480 560 470', darker(main, 0.4), 4) +
    stroke(
      'M416 300C450 330 470 330 490 250M784 300C750 330 730 330 710 250',
      lighter(accent, 0.2),
      4,
      'stroke-dasharray="9 7"',
    ) +
    crease('M470 420C460 640 440 820 440 1010M730 420C740 640 760 820 760 1010', main)
  )
}
