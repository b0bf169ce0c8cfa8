import { FRAMINGS, headerForms, METHODS, targets, VERSIONS } from './attack-parts.ts'

export type Attack = { name: string; bytes: string }

type Wanted = { count: number; canary: string; seed: number }

/**
 * So many raw requests, the same for the same seed. Each framing meets each method; the other parts are drawn. Behind
 * most of them is a whole second request, whose answer only the attacker may ever receive.
 */
export function makeAttacks({ count, canary, seed }: Wanted): Attack[] {
  const draw = drawFrom(seed)
  const [paths, headers] = [targets(canary), headerForms(canary)]
  return Array.from({ length: count }, (_, index) => {
    const framing = FRAMINGS[index % FRAMINGS.length] ?? draw(FRAMINGS)
    const method = METHODS[Math.floor(index / FRAMINGS.length) % METHODS.length] ?? 'GET'
    // Every other request is ordinary but for its framing: it comes further.
    const isOrdinary = index % 2 === 0
    const target = isOrdinary ? draw(paths.slice(0, 5)) : draw(paths)
    const more = isOrdinary ? [] : draw(headers)
    const version = isOrdinary ? 'HTTP/1.1' : draw(VERSIONS)
    const host = more.some((line) => /^host/i.test(line)) ? [] : ['Host: localhost']
    const body = framing.body(smuggledRequest(index, canary))
    const lines = [`${method} ${target} ${version}`, ...host, ...more, ...framing.lines(body)]
    const bytes = `${lines.join('\r\n')}\r\n\r\n${body}`
    return { name: `${method} ${target} ${framing.name} ${more.join(' | ')}`, bytes }
  })
}

/** A page that no other client asks for, so that its answer is known wherever it turns up. */
const smuggledRequest = (index: number, canary: string) =>
  index % 3 === 0
    ? `GET /api/shop/smuggled-${index} HTTP/1.1\r\nHost: ${canary}\r\n\r\n`
    : `GET /api/shop/smuggled-${index} HTTP/1.1\r\nHost: localhost\r\nX-Swallow: `

/** Draws from lists by a small generator, so that a failure can be played again. */
function drawFrom(seed: number) {
  let state = seed
  return <Item>(items: readonly Item[]): Item => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return items[Math.floor((state / 2 ** 32) * items.length)] as Item
  }
}
