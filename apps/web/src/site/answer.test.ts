import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { answerWith, letPageAnswer } from './answer.ts'

let stop = () => {}

afterEach(() => stop())

it('gives a page the status that it chose while it was drawn', async () => {
  const status = await statusOf(async (response) => {
    await Promise.resolve()
    answerWith(404)
    response.end('nothing here')
  })
  expect(status).toBe(404)
})

it('leaves every other page at 200', async () => {
  expect(await statusOf((response) => response.end('here'))).toBe(200)
})

it('does not turn a redirect into something else', async () => {
  const status = await statusOf((response) => {
    answerWith(404)
    response.writeHead(308, { location: '/there' }).end()
  })
  expect(status).toBe(308)
})

it('says when no server listens', () => {
  expect(answerWith(404)).toBe(false)
})

async function statusOf(draw: (response: ServerResponse) => unknown): Promise<number> {
  const server = createServer((_, response) => void letPageAnswer(response, {}, () => draw(response)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => server.close()
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' })).status
}
