export type Point = readonly [x: number, y: number]
/** A closed line of points. */
export type Shape = readonly Point[]
/** Chance, passed in: a number from 0 up to, not including, 1. */
export type Chance = () => number

/** A number between two by chance. */
export function between(chance: Chance, low: number, high: number): number {
  return low + chance() * (high - low)
}

/** One of a list by chance. */
export function oneOf<Item>(chance: Chance, list: readonly Item[]): Item {
  return list[Math.floor(chance() * list.length)] as Item
}

/** The shapes with every point moved. */
export function movePoints(shapes: readonly Shape[], move: (point: Point) => Point): Shape[] {
  return shapes.map((shape) => shape.map(move))
}
