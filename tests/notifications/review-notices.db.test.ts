import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { startMailSimulator } from '@rasteh/simulator/mail'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addStaff } from '@rasteh/test-kit/trade'
import { readMessengers } from '@rasteh/worker/messengers'
import { notifyReview } from '@rasteh/worker/notify-review'
import { afterAll, beforeAll, expect, it } from 'vitest'

const database = useTestDatabase()
let shop: Pool
const staff: Record<string, { id: number; email: string }> = {}
beforeAll(async () => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 2 })
  await database.owner.query('delete from public.staff')
  for (const role of ['author', 'editor', 'manager'] as const) {
    const { staffId: id } = await addStaff(database.owner, role)
    const { rows } = await database.owner.query('select email from public.staff where id = $1', [id])
    staff[role] = { id, email: rows[0].email }
  }
})
afterAll(() => shop.end())

let documentId = 0
/** One step of a review, as the dashboard takes it; answers the event that is to be mailed. */
async function move(event: string, was: string, state: string, by: string): Promise<number> {
  if (event === 'request') documentId += 1
  await database.owner.query("delete from jobs.job where name = 'notify-review'")
  await database.owner.query("select shop.move_review('pages', $1, $2, $3, $4, $5, 1, $6, 'راز ما')", [
    ...[documentId, was, state, event, event === 'request', staff[by]?.id],
  ])
  const { rows } = await database.owner.query("select data from jobs.job where name = 'notify-review'")
  return Number(rows[0]?.data.eventId)
}

const mailed = async (...events: number[]) => {
  const mail = await startMailSimulator()
  const carriers = readMessengers({
    MAIL_URL: mail.url,
    MAIL_FROM: 'shop@example.ir',
    RASTEH_ORIGIN: 'https://shop.example.ir',
  })
  for (const eventId of events) await notifyReview(shop, carriers, { eventId })
  await mail.stop()
  return mail.received
}

it('what is sent is mailed to the editors, once, without its note', async () => {
  const eventId = await move('request', 'draft', 'requested', 'author')
  const received = await mailed(eventId, eventId)
  expect(received).toMatchObject([{ to: staff.editor?.email }])
  expect(received[0]?.text).toContain(`https://shop.example.ir/dashboard/collections/pages/${documentId}`)
  expect(JSON.stringify(received)).not.toContain('راز ما')
})

it.each([
  ['approve', 'approved'],
  ['refuse', 'refused'],
])('the answer %s is mailed to the sender', async (event, state) => {
  await move('request', 'draft', 'requested', 'author')
  const eventId = await move(event, 'requested', state, 'editor')
  expect(await mailed(eventId)).toMatchObject([{ to: staff.author?.email }])
})

it('what an editor sends goes to those above where there is no other, and no answer goes to its giver', async () => {
  const sent = await move('request', 'draft', 'requested', 'editor')
  const answered = await move('approve', 'requested', 'approved', 'editor')
  expect(await mailed(sent, answered)).toMatchObject([{ to: staff.manager?.email }])
})

it('what surely has not left is tried again', async () => {
  const mail = await startMailSimulator()
  await mail.stop()
  const eventId = await move('request', 'draft', 'requested', 'author')
  const gone = readMessengers({ MAIL_URL: mail.url, MAIL_FROM: 'shop@example.ir' })
  await expect(notifyReview(shop, { ...gone, onFailure: () => {} }, { eventId })).rejects.toThrow('not left')
  expect(await mailed(eventId)).toHaveLength(1)
})
