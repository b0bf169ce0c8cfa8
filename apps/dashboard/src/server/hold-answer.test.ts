import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type HeldAnswer, holdAnswer } from './hold-answer.ts'

let stop = () => {}

afterEach(() => stop())

const isPage = (type: string) => type.startsWith('text/html')

describe('an answer that is held', () => {
  it('is handed over whole, with headers still to be set', async () => {
    const answer = await visit((response) => {
      response.writeHead(404, { 'content-type': 'text/html' })
      response.write('یک ')
      response.write(Buffer.from('دو '))
      response.end('سه')
    })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('x-length')).toBe(String(Buffer.byteLength('یک دو سه')))
    expect(await answer.text()).toBe('یک دو سه')
  })

  it('may have its headers set one by one', async () => {
    const answer = await visit((response) => {
      response.setHeader('content-type', 'text/html')
      response.flushHeaders()
      response.end('page')
    })
    expect(answer.headers.get('x-length')).toBe('4')
  })

  it('calls back who waits for what was written', async () => {
    await visit((response) => {
      response.setHeader('content-type', 'text/html')
      response.write('page', () => response.end())
    })
  })
})

it('lets other answers pass as they come', async () => {
  const answer = await visit((response) => {
    response.writeHead(201, { 'content-type': 'image/webp' })
    response.write('one')
    response.end('two')
  })
  expect(answer.status).toBe(201)
  expect(answer.headers.has('x-length')).toBe(false)
  expect(await answer.text()).toBe('onetwo')
})

it('lets a redirect pass', async () => {
  const answer = await visit((response) => {
    response.writeHead(308, { location: '/there' }).end()
  })
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe('/there')
})

async function visit(draw: (response: ServerResponse) => void): Promise<Response> {
  const server = createServer((_, response) => {
    holdAnswer(response, isPage, ({ body }: HeldAnswer) => {
      response.setHeader('x-length', body.length)
      response.end(body)
    })
    draw(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => server.close()
  const { port } = server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' })
}
