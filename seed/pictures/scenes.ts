import { backdrop } from './backdrop.ts'
import type { Look } from './drawings.ts'
import { starOutline } from './girih.ts'
import { courier, saffronField, teaHills } from './landscapes.ts'
import { place } from './place.ts'
import { box, disc, move, repeated, type Sheet, shadow, shape, stroke, upTo } from './sheet.ts'

/** Scenes for the news, 1200 by 800. */
export const SCENES = { saffronField, yalda, courier, teaHills, parcel, loom, shelf, leather, phones, school }

export type Scene = keyof typeof SCENES

export const SCENE_NAMES = Object.keys(SCENES) as Scene[]

const FRAME = { width: 1200, height: 800, floor: 610 }

function stillLife(
  sheet: Sheet,
  turn: number,
  things: readonly (readonly [Look, number, number, number])[],
): string {
  const colour = things[0]?.[0].main ?? '#0e7c7b'
  return (
    backdrop(sheet, FRAME, { turn, colour }) + things.map(([look, ...at]) => place(sheet, look, at)).join('')
  )
}

function pomegranate(sheet: Sheet, isCut: boolean): string {
  const seeds = upTo(26).map((index) => {
    const [ring, turn] = [index < 8 ? 40 : 82, index * 2.4]
    return `translate(${Math.round(ring * Math.cos(turn))} ${Math.round(ring * Math.sin(turn))})`
  })
  const skin =
    disc([0, 0, 130], sheet.slant('#e0656a', '#b3202a', '#7a1018')) +
    shape('M-34-118L-46-176L-20-150L0-184L20-150L46-176L34-118Z', '#8a1a20')
  return isCut
    ? disc([0, 0, 130], '#b3202a') +
        disc([0, 0, 116], '#f6e3c4') +
        repeated(sheet, disc([0, 0, 17, 14], '#c0242a') + disc([5, -4, 4], '#fff', 'opacity=".6"'), seeds)
    : skin + disc([46, -46, 22, 14], '#fff', 'opacity=".4"')
}

function yalda(sheet: Sheet): string {
  const snow = upTo(40).map(
    () => `M${Math.round(330 + sheet.random() * 540)} ${Math.round(60 + sheet.random() * 360)}h0`,
  )
  return (
    box([0, 0, 1200, 800], sheet.down('#6b1f2c', '#8a2f38')) +
    shape('M320 600V260C320 160 470 110 600 40C730 110 880 160 880 260V600Z', '#f4e4c6') +
    shape(
      'M344 600V268C344 184 480 138 600 76C720 138 856 184 856 268V600Z',
      sheet.down('#1c2a4a', '#34507a'),
    ) +
    disc([700, 220, 56], '#fdf3d6') +
    stroke(snow.join(''), '#fff', 7, 'opacity=".85"') +
    stroke('M600 76V600M344 400H856', '#f4e4c6', 12) +
    box([0, 590, 1200, 210], sheet.down('#b3202a', '#7a1018')) +
    box([0, 590, 1200, 26], '#f2c14e') +
    stroke('M0 650H1200', '#f2c14e', 6, 'stroke-dasharray="2 30"') +
    candle(sheet, 180, 190) +
    candle(sheet, 1030, 150) +
    move('translate(320 690)', shadow(sheet, [0, 104, 190, 30], 0.5), pomegranate(sheet, false)) +
    move('translate(520 716) scale(.86)', shadow(sheet, [0, 124, 170, 30], 0.5), pomegranate(sheet, true)) +
    move('translate(840 750)', watermelon(sheet)) +
    move('translate(1060 770) scale(.5)', shadow(sheet, [0, 124, 170, 30], 0.5), pomegranate(sheet, false))
  )
}

function parcel(sheet: Sheet): string {
  return (
    backdrop(sheet, FRAME, { turn: 1, colour: '#c79a66' }) +
    shadow(sheet, [600, 716, 380, 40]) +
    place(sheet, { kind: 'vessel', shape: 'vase', main: '#0e7c7b', accent: '#f6e3c4' }, [500, 560, 0.42]) +
    place(sheet, { kind: 'book', shape: 'divan', main: '#7d2033', accent: '#d8a24a' }, [720, 560, 0.4]) +
    shape('M330 430L200 360L280 320L400 400ZM870 430L1000 360L920 320L800 400Z', '#b98a58') +
    shape('M330 430H870V716H330Z', sheet.slant('#e3c196', '#c79a66', '#a87848')) +
    box([560, 430, 80, 286], '#f2e2c4', 'opacity=".7"') +
    shape(starOutline(8, [600, 580], [84, 58]), '#0e7c7b') +
    stroke('M566 582l24 26 46-52', '#fff', 14)
  )
}

function loom(sheet: Sheet): string {
  return stillLife(sheet, 6, [
    [{ kind: 'rug', shape: 'khesti', main: '#7a2a2c', accent: '#e2b04a' }, 440, 640, 0.56],
    [{ kind: 'vessel', shape: 'amphora', main: '#0e7c7b', accent: '#e3c196' }, 860, 690, 0.5],
  ])
}

function shelf(sheet: Sheet): string {
  return stillLife(sheet, 2, [
    [{ kind: 'book', shape: 'set', main: '#0e7c7b', accent: '#b3202a' }, 460, 690, 0.66],
    [{ kind: 'lamp', shape: 'table', main: '#eadfc8', accent: '#c8973f' }, 880, 680, 0.66],
  ])
}

function leather(sheet: Sheet): string {
  return stillLife(sheet, 5, [
    [{ kind: 'bag', shape: 'backpack', main: '#71492f', accent: '#f2a900' }, 800, 670, 0.62],
    [{ kind: 'bag', shape: 'handbag', main: '#7d2033', accent: '#f2a900' }, 430, 700, 0.56],
  ])
}

function phones(sheet: Sheet): string {
  return stillLife(sheet, 3, [
    [{ kind: 'phone', shape: 'square', main: '#2c4468', accent: '#f2a900' }, 480, 690, 0.66],
    [{ kind: 'sound', shape: 'over', main: '#0e7c7b', accent: '#f2a900' }, 890, 700, 0.5],
  ])
}

function school(sheet: Sheet): string {
  return stillLife(sheet, 0, [
    [{ kind: 'bag', shape: 'backpack', main: '#3a6ea5', accent: '#f2a900' }, 780, 670, 0.6],
    [{ kind: 'pen', shape: 'cup', main: '#b3202a', accent: '#f2a900' }, 400, 700, 0.56],
  ])
}

function watermelon(sheet: Sheet): string {
  return (
    shadow(sheet, [0, 20, 230, 30], 0.5) +
    shape('M-210 0A210 210 0 0 1 210 0Z', '#3d7a4a') +
    shape('M-190 0A190 190 0 0 1 190 0Z', '#e9f0d8') +
    shape('M-172 0A172 172 0 0 1 172 0Z', sheet.down('#f0646a', '#d8323c')) +
    stroke('M-90-40h0M-30-90h0M40-60h0M100-40h0M0-20h0M-130-20h0M80-110h0', '#33251f', 16)
  )
}

function candle(sheet: Sheet, x: number, height: number): string {
  return move(
    `translate(${x} ${600 - height})`,
    disc([0, -80, 120], sheet.glow('#ffe7a8@.8', '#ffe7a8@0')),
    box([-22, 0, 44, height, 8], sheet.across('#d8cdb8', '#fffaf0', '#d0c2a8')),
    shape('M0-60C-20-30-14-4 0-4C14-4 20-30 0-60Z', '#f2a900'),
  )
}
