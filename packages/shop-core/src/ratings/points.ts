/** As long as the good points, or the bad ones, of a comment may be. */
export const POINTS_TEXT_MAX = 600
/** As many points as are shown. */
export const POINTS_MAX = 10

/** The points of a text: a line each, without empty ones and marks of a list. */
export function pointsOf(text: string | null): string[] {
  const lines = (text ?? '').split(/\r\n|[\n\r\u2028\u2029]/)
  return lines
    .map((line) => line.replace(MARK, '').trim())
    .filter((line) => line !== '')
    .slice(0, POINTS_MAX)
}

/** A text of points as it is kept; null where nothing is in it. */
export function tidyPoints(text: string): string | null {
  return pointsOf(text).join('\n') || null
}

/** What people put before a point: a dash, a bullet, a plus. */
const MARK = /^[\s\-–—•*+·]+/
