import type { Attack, Harm, Target } from './attack.ts'
import { openCaller } from './caller.ts'
import { ENTRY_POINTS } from './entry-points.ts'
import { newAddresses } from './shop/addresses.ts'
import { askCode } from './shop/ask-code.ts'
import { CDN } from './shop/attacked-shop.ts'
import { newMobile } from './shop/people.ts'

/** People behind one address of a mobile carrier, each of whom wants one code. */
const BEHIND_NAT = 40

async function shareCarrier(target: Target): Promise<Harm | null> {
  const carrier = openCaller(target)
  let served = 0
  for (; served < BEHIND_NAT; served += 1) {
    const { status } = await askCode(carrier, newMobile())
    if (status === 404) return null
    if (status !== 200) break
  }
  return served === BEHIND_NAT
    ? null
    : `${served} people behind one address were sent a code, the next was refused`
}

let cdnAddress = 8

/** The same behind a CDN that the shop trusts: each visitor's own address is written in X-Forwarded-For. */
async function shareCdn(target: Target): Promise<Harm | null> {
  const refused: number[] = []
  const visitors = newAddresses(BEHIND_NAT + 80)
  // Each entry point is reached by an address of the CDN that no other has used up.
  cdnAddress += 1
  const from = `${CDN.prefix}${cdnAddress}`
  for (const visitor of visitors) {
    const { status } = await askCode(openCaller(target, { from }), newMobile(), {
      'x-forwarded-for': `198.51.100.1, ${visitor}`,
    })
    if (status === 404) return null
    if (status !== 200) refused.push(status)
  }
  return refused.length > 0
    ? `${refused.length} of ${visitors.length} visitors of one CDN were refused`
    : null
}

const SPOOFED = 400

/** Writes another address into X-Forwarded-For with each request, to be counted as many people. */
async function spoofAddress(target: Target): Promise<Harm | null> {
  const count = async (headers: () => Record<string, string>) => {
    const caller = openCaller(target)
    let sent = 0
    while (sent < SPOOFED && (await askCode(caller, newMobile(), headers())).status === 200) sent += 1
    return sent
  }
  const plain = await count(() => ({}))
  const names = [
    'x-forwarded-for',
    'forwarded',
    'x-real-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'ar-real-ip',
    'x-rasteh-caller',
  ]
  const [spoofed = ''] = newAddresses(1)
  let turn = 0
  const lied = await count(() => {
    turn += 1
    const address = spoofed.replace(/\d+\.7$/, `${turn % 250}.${turn % 199}`)
    return Object.fromEntries(names.map((name) => [name, name === 'forwarded' ? `for=${address}` : address]))
  })
  return lied > plain || plain === SPOOFED
    ? `${plain} codes for one address, ${lied} with made-up addresses in its headers`
    : null
}

/** Limits by address, and people who share one. */
export const addressAttacks: Attack[] = [
  {
    finding: 'Low',
    title: 'people behind one carrier close sign-in for each other',
    entryPoints: ENTRY_POINTS,
    run: shareCarrier,
  },
  {
    finding: 'Low',
    title: 'visitors of one CDN close sign-in for each other',
    entryPoints: ENTRY_POINTS,
    run: shareCdn,
  },
  {
    finding: 'Held',
    title: 'an address made up in headers escapes the limits',
    entryPoints: ENTRY_POINTS,
    run: spoofAddress,
  },
]
