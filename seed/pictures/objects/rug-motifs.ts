import { darker, lighter, mix } from '../colour.ts'
import { starOutline } from '../girih.ts'
import type { Paint } from '../paint.ts'
import { around, box, disc, mirrored, repeated, type Sheet, shape, stroke } from '../sheet.ts'

export const IVORY = '#f3e6cc'

/** The toranj: a lobed medallion with two pendants, in the middle of the field. */
export function medallion(sheet: Sheet, { main, accent }: Paint, size = 1): string {
  const centre = [600, 600] as const
  const petal = (far: number, wide: number, fill: string) =>
    repeated(
      sheet,
      shape(
        `M600 600C${600 - wide} ${600 - far * 0.55} ${600 - wide * 0.7} ${600 - far * 0.8} 600 ${600 - far}C${600 + wide * 0.7} ${600 - far * 0.8} ${600 + wide} ${600 - far * 0.55} 600 600Z`,
        fill,
      ),
      around(16, centre),
    )
  const pendant =
    shape('M600 350C570 380 560 410 600 446C640 410 630 380 600 350Z', accent) +
    shape('M600 372C584 390 582 408 600 428C618 408 616 390 600 372Z', IVORY) +
    stroke('M600 350V318', accent, 5) +
    shape(starOutline(4, [600, 308], [16, 7]), accent)
  return `<g transform="translate(600 600) scale(${size} ${size * 1.16}) translate(-600 -600)">${
    repeated(sheet, pendant, ['', 'rotate(180 600 600)']) +
    petal(172, 44, darker(main, 0.42)) +
    petal(160, 36, accent) +
    petal(138, 30, IVORY) +
    disc([600, 600, 104], darker(main, 0.3)) +
    petal(98, 20, mix(accent, IVORY, 0.35)) +
    disc([600, 600, 54], main) +
    shape(starOutline(16, centre, [48, 32]), IVORY) +
    disc([600, 600, 18], accent)
  }</g>`
}

/** Lachak: a quarter of the medallion in each corner. */
export function corners(sheet: Sheet, { main, accent }: Paint): string {
  const quarter =
    shape(
      'M381 231H590C570 262 548 262 530 290C512 282 498 300 494 326C470 322 456 344 460 372C438 376 430 396 434 424C412 440 408 470 381 500Z',
      darker(main, 0.42),
    ) +
    shape(
      'M381 231H556C540 254 522 256 508 280C490 276 476 294 474 316C452 314 440 334 442 358C422 366 414 386 416 408C400 424 396 446 381 462Z',
      accent,
    ) +
    shape(
      'M381 231H500C486 250 470 256 460 276C444 276 434 292 432 310C416 314 408 330 408 350C396 362 392 378 381 390Z',
      IVORY,
    ) +
    shape(starOutline(8, [416, 266], [24, 13]), main)
  return repeated(sheet, quarter, mirrored(1200, 1200))
}

/** Mahi: the small all-over design of a flower between two curved leaves. */
export function fishRows(sheet: Sheet, { main, accent }: Paint, strength: number): string {
  const id = sheet.keep(
    `<pattern id="ID" width="74" height="82" x="563" y="559" patternUnits="userSpaceOnUse">` +
      shape(starOutline(8, [37, 41], [17, 9]), accent) +
      disc([37, 41, 5], IVORY) +
      shape('M14 60Q10 40 22 24Q20 42 14 60ZM60 60Q64 40 52 24Q54 42 60 60Z', IVORY) +
      shape('M37 4Q50 12 37 22Q24 12 37 4ZM37 78Q50 70 37 60Q24 70 37 78Z', lighter(main, 0.42)) +
      disc([0, 0, 7], accent) +
      disc([74, 0, 7], accent) +
      disc([0, 82, 7], accent) +
      disc([74, 82, 7], accent) +
      '</pattern>',
  )
  return box([381, 100, 438, 1000], `url(#${id})`, `opacity="${strength}"`)
}

/** Afshan: scattered flowers on one long vine, mirrored to all four sides. */
export function vines(sheet: Sheet, { main, accent }: Paint): string {
  const blossom = (x: number, y: number, r: number, fill: string) =>
    shape(starOutline(8, [x, y], [r, r * 0.62]), fill) + disc([x, y, r * 0.34], IVORY)
  const quarter =
    stroke(
      'M600 330C540 300 520 250 450 268S400 360 450 400S540 440 500 500S410 520 396 580',
      lighter(main, 0.35),
      4,
    ) +
    stroke(
      'M450 400C480 380 500 400 520 380M500 500C470 480 450 490 440 460M450 268C470 290 480 320 500 330',
      lighter(main, 0.35),
      3,
    ) +
    blossom(450, 268, 26, accent) +
    blossom(450, 400, 32, '#e9c9b0') +
    blossom(500, 500, 26, accent) +
    blossom(502, 332, 20, accent) +
    blossom(600, 330, 28, accent) +
    shape(
      'M410 330q-22-18-14-44q22 16 14 44ZM540 290q22-8 34 12q-22 10-34-12ZM470 550q20-16 38 2q-20 14-38-2Z',
      lighter(main, 0.45),
    )
  return repeated(sheet, quarter, mirrored(1200, 1200))
}
