import { rawRequest, sendRaw } from '@rasteh/test-kit/raw-request'
import { expect, it } from 'vitest'
import { openMetrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

it('forbids guessing the type of every answer, also to what is no request', async () => {
  const { port, close } = await serveMetrics(openMetrics(), { host: '127.0.0.1', port: 0 })
  const asked = [
    rawRequest('GET', '/metrics'),
    rawRequest('GET', '/'),
    rawRequest('POST', '/metrics'),
    'no\r\n\r\n',
  ]
  const answers = await Promise.all(asked.map(async (bytes) => (await sendRaw(port, bytes))[0]))
  await close()
  expect(answers.map((answer) => answer?.status)).toEqual([200, 404, 404, 400])
  for (const answer of answers)
    expect(answer?.head.toLowerCase()).toContain('x-content-type-options: nosniff')
})
