import { between, type Chance, type Point } from './shapes.ts'

/** Bends the plane by a few slow waves, so that no line of a digit stays straight and no two pictures bend alike. */
export function newWarp(height: number, chance: Chance): (point: Point) => Point {
  const waves = Array.from({ length: 3 }, () => ({
    along: between(chance, 0, 2 * Math.PI),
    length: between(chance, 0.7, 1.6) * height,
    start: between(chance, 0, 2 * Math.PI),
    high: between(chance, 0.018, 0.038) * height,
    aim: between(chance, 0, 2 * Math.PI),
  }))
  return ([x, y]) => {
    let [movedX, movedY] = [x, y]
    for (const { along, length, start, high, aim } of waves) {
      const push =
        high * Math.sin(start + ((x * Math.cos(along) + y * Math.sin(along)) * 2 * Math.PI) / length)
      movedX += push * Math.cos(aim)
      movedY += push * Math.sin(aim)
    }
    return [movedX, movedY]
  }
}
