import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenChecks, buyer, stocked, stockOf, useCheckout } from './use-checkout.ts'

/** A line to the database that can be cut in the moment of a commit: after the server's work, before its answer. */
const line = { cutAfter: '', cuts: 0, isDown: false }
const open = new Set<Socket>()
const server = createServer((client) => {
  if (line.isDown) return client.destroy()
  const { hostname, port } = new URL(process.env.DATABASE_ADMIN_URL ?? '')
  const database = connect(Number(port), hostname)
  let isDoomed = false
  client.on('data', (sent) => {
    if (line.cutAfter && sent.includes(line.cutAfter)) isDoomed = true
    database.write(sent)
  })
  database.on('data', (answer) => {
    if (!isDoomed) return client.write(answer)
    line.cutAfter = ''
    line.cuts += 1
    return client.destroy()
  })
  tie(client, database)
  tie(database, client)
})

function tie(one: Socket, other: Socket): void {
  one.on('error', () => {})
  open.add(one)
  one.on('close', () => {
    open.delete(one)
    other.destroy()
  })
}

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

const fixture = useCheckout({}, { throughPort: () => (server.address() as AddressInfo).port })

describe('a line that breaks in the moment of the commit', () => {
  it('tells the shopper of the one order that was made', async () => {
    const { productId, variantId } = await stocked(fixture, 5)
    const person = await buyer(fixture)
    await person.add(productId)
    Object.assign(line, { cutAfter: 'place-order', cuts: 0 })
    const answer = await person.place()
    const { rows } = await fixture.shop.database.owner.query(
      'select id from shop.orders where customer_id = $1',
      [person.customerId],
    )
    expect(line.cuts).toBe(1)
    expect(answer.statusCode).toBe(200)
    expect(rows.map(({ id }) => id)).toEqual([answer.json().OrderId])
    expect(await stockOf(fixture, variantId)).toEqual({ onHand: 5, reserved: 1 })
    expect(await brokenChecks(fixture)).toEqual([])
  })
})

describe('a database that is away', () => {
  it('is "come again" and not a failure, and the shop goes on when it is back', async () => {
    const person = await buyer(fixture)
    const { productId } = await stocked(fixture, 5)
    line.isDown = true
    for (const socket of open) socket.destroy()
    const away = await person.add(productId)
    line.isDown = false
    const back = await person.add(productId)
    expect([away.statusCode, away.headers['retry-after'], away.json().error]).toEqual([
      503,
      '2',
      'Unavailable',
    ])
    expect(back.statusCode).toBe(200)
  })
})
