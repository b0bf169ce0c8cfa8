import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadDraft } from './load-draft.ts'

const asked = { collection: 'pages', id: 12, token: '1.7.9.a&b', locale: 'en' } as const
let server: Server | undefined

async function openDashboard(answer: RequestListener): Promise<void> {
  const opened = createServer(answer)
  server = opened
  await new Promise<void>((listening) => opened.listen(0, '127.0.0.1', listening))
  vi.stubEnv('DASHBOARD_URL', `http://127.0.0.1:${(opened.address() as AddressInfo).port}`)
}

afterEach(() => {
  server?.close()
  server?.closeAllConnections()
  vi.unstubAllEnvs()
})

describe('the draft of a token', () => {
  it('is asked for by the token alone, in the language of the page', async () => {
    const seen: unknown[] = []
    await openDashboard(({ url, headers }, response) => {
      seen.push(url, headers.cookie)
      response.end('{"publication":"draft"}')
    })
    expect(await loadDraft(asked)).toEqual({ kind: 'found', draft: { publication: 'draft' } })
    expect(seen).toEqual(['/cms-api/preview-draft/pages/12?token=1.7.9.a%26b&locale=en', undefined])
  })

  it('is never asked for without one', async () => {
    await openDashboard((_, response) => void response.end('{}'))
    expect(await loadDraft({ ...asked, token: '' })).toEqual({ kind: 'refused' })
  })

  it.each([403, 404, 422])('is refused when the dashboard answers %i', async (status) => {
    await openDashboard((_, response) => void response.writeHead(status).end('{}'))
    expect(await loadDraft(asked)).toEqual({ kind: 'refused' })
  })

  it('is away when the dashboard fails, leads elsewhere, or writes no data', async () => {
    const answers: RequestListener[] = [
      (_, response) => void response.writeHead(500).end(),
      (_, response) => void response.writeHead(302, { location: '/dashboard' }).end(),
      (_, response) => void response.end('<html>'),
      ({ socket }) => void socket.destroy(),
    ]
    for (const answer of answers) {
      await openDashboard(answer)
      expect(await loadDraft(asked)).toEqual({ kind: 'away' })
      server?.close()
    }
  })
})
