import { atPitch, withOtherTimbre } from './bend-voice.ts'
import { between, type Chance, oneOf } from './shapes.ts'

const VOICES = 3
const PIECE = [0.35, 0.9] as const

/**
 * Other voices at a distance, made of pieces of the same recordings, half of them backwards: a program that knows the
 * recordings finds them everywhere. They never pause, so nothing shows where a word begins.
 */
export function babble(recordings: readonly Float64Array[], length: number, chance: Chance): Float64Array {
  const heard = new Float64Array(length)
  for (let voice = 0; voice < VOICES; voice += 1) {
    let at = -Math.floor(chance() * 2_000)
    while (at < length) {
      const piece = pieceOf(oneOf(chance, recordings), chance)
      const gain = between(chance, 0.6, 1)
      for (let n = 0; n < piece.length; n += 1) {
        const place = at + n
        if (place >= 0 && place < length) heard[place] = (heard[place] ?? 0) + (piece[n] ?? 0) * gain
      }
      at += Math.max(200, Math.floor(piece.length * 0.85))
    }
  }
  return heard
}

function pieceOf(recording: Float64Array, chance: Chance): Float64Array {
  const length = Math.floor(recording.length * between(chance, ...PIECE))
  const start = Math.floor(chance() * (recording.length - length))
  const piece = recording.slice(start, start + length)
  if (chance() < 0.5) piece.reverse()
  return fade(withOtherTimbre(atPitch(piece, between(chance, 0.8, 1.3)), chance))
}

/** Without a click where the piece was cut. */
function fade(piece: Float64Array): Float64Array {
  const edge = Math.min(300, Math.floor(piece.length / 4))
  return piece.map((sample, n) => sample * Math.min(1, n / edge, (piece.length - n) / edge))
}
