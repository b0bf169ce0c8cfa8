import { describe, expect, it, vi } from 'vitest'
import { fetchWithProof } from './browser-fetch.ts'
import { platformScripts } from './platform-files.ts'

const needed = () => Response.json({ error: 'FreshAuthenticationNeeded' }, { status: 403 })

/** A shop that refuses until the proof is given, and notes what it was sent. */
function open(isProven: boolean, refusal: () => Response = needed) {
  const sent: string[] = []
  let isFresh = false
  const askProof = vi.fn(async () => {
    isFresh = isProven
    return isProven
  })
  const shop = async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(await new Request(input, init).text())
    return isFresh ? Response.json({ ok: true }) : refusal()
  }
  return { sent, askProof, fetch: fetchWithProof(shop, askProof) }
}
const URL_ = 'http://shop.test/cms-api/staff/1'

describe("the content platform's own calls", () => {
  it("are made by the browser's fetch, as it is when they are made", () => {
    const calls = platformScripts('@payloadcms/ui/dist/utilities/api.js')
    expect(calls).toMatch(/[^.\w]fetch\(/)
    expect(calls).not.toMatch(/fetch\s*=|XMLHttpRequest|axios/)
  })
})

describe('a call that needs fresh authentication', () => {
  it('goes on with what was sent, once the proof is given', async () => {
    const { sent, fetch } = open(true)
    const answer = await fetch(URL_, { method: 'PATCH', body: 'نام تازه' })
    expect([answer.status, sent]).toEqual([200, ['نام تازه', 'نام تازه']])
  })

  it('sends a whole request again too', async () => {
    const { sent, fetch } = open(true)
    const answer = await fetch(new Request(URL_, { method: 'POST', body: 'یک' }))
    expect([answer.status, sent]).toEqual([200, ['یک', 'یک']])
  })

  it('is answered with the refusal, still to be read, when the proof is turned down', async () => {
    const { sent, fetch } = open(false)
    const answer = await fetch(URL_, { method: 'POST', body: 'یک' })
    expect([answer.status, await answer.json(), sent]).toEqual([
      403,
      { error: 'FreshAuthenticationNeeded' },
      ['یک'],
    ])
  })

  it('is not every refused call', async () => {
    for (const refusal of [
      () => Response.json({ errors: [] }, { status: 403 }),
      () => new Response('no', { status: 403 }),
      () => Response.json({ error: 'FreshAuthenticationNeeded' }, { status: 400 }),
    ]) {
      const { askProof, fetch } = open(true, refusal)
      await fetch(URL_, { method: 'POST', body: '' })
      expect(askProof).not.toHaveBeenCalled()
    }
  })
})
