import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { warmUp } from './warm-up.ts'

it('asks for pages one after the other, and ends however they do', async () => {
  const asked: string[] = []
  const app = Fastify()
  app.get('/', async () => asked.push('home'))
  app.setNotFoundHandler((request) => {
    asked.push(request.url)
    throw new Error('no database')
  })
  await warmUp(app)
  expect(asked[0]).toBe('home')
  expect(asked.length).toBeGreaterThan(2)
})

it('ends when nothing can be asked for', async () => {
  const app = Fastify()
  vi.spyOn(app, 'inject').mockRejectedValue(new Error('closed'))
  await expect(warmUp(app)).resolves.toBeUndefined()
})
