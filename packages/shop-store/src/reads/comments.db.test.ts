import { addProduct } from '@rasteh/test-kit/catalogue'
import { addComment } from '@rasteh/test-kit/comments'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addCustomer } from '@rasteh/test-kit/trade'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  COMMENTS_PAGE,
  type CommentsPlace,
  loadAnswers,
  loadComments,
  loadCommentsSection,
  loadQuotedComment,
} from './comments.ts'

const database = useTestDatabase()
let productId: number
let place: CommentsPlace
beforeEach(async () => {
  productId = (await addProduct(database.owner)).productId
  place = { sectionType: 'product', sectionId: productId }
})

const add = (sketch: Partial<Parameters<typeof addComment>[1]> = {}) =>
  addComment(database.owner, { productId, ...sketch })
const set = (change: string, id: number) =>
  database.owner.query(`update public.comments set ${change} where id = $1`, [id])
const page = async () => (await loadComments(database.owner, place)).comments
const ids = async () => (await page()).map(({ id }) => id)
const count = async () => (await loadCommentsSection(database.owner, place)).count

async function vote(commentId: number, up: number, down: number): Promise<void> {
  for (let index = 0; index < up + down; index += 1) {
    const { customerId } = await addCustomer(database.owner)
    await database.owner.query('select shop.vote_on_comment($1, $2, $3)', [commentId, customerId, index < up])
  }
}

describe('the comments of a product', () => {
  it('are those that are published, the newest first while nobody has voted', async () => {
    const [first, second] = [await add(), await add()]
    await add({ status: 'pending' })
    await add({ status: 'rejected' })
    expect(await ids()).toEqual([second, first])
    expect(await count()).toBe(2)
  })

  it('say of whom the product was bought and paid for, before or after the comment', async () => {
    const another = await addProduct(database.owner)
    const buy = async (customerId: number, bought = productId) => {
      const { rows } = await database.owner.query<{ id: string }>(
        `with placed as (insert into shop.orders (customer_id) values ($1) returning id), line as (
           insert into shop.order_lines (order_id, position, product_id, variant_id, product_type, title, unit_title, quantity,
             unit_price_rial, price_rial)
           select placed.id, 1, $2, v.id, 1, 'کالا', 'عدد', 1, 1, 1 from placed, public.variants v where v.product_id = $2)
         select id from placed`,
        [customerId, bought],
      )
      return (change: string) =>
        database.owner.query(`update shop.orders set ${change} where id = $1`, [rows[0]?.id])
    }
    const paid = "state = 'confirmed', paid_at = now()"
    const customer = async () => (await addCustomer(database.owner)).customerId
    const [before, after, elsewhere, unpaid, back] = [
      await customer(),
      await customer(),
      await customer(),
      await customer(),
      await customer(),
    ]
    await (await buy(before))(paid)
    await (await buy(elsewhere, another.productId))(paid)
    await buy(unpaid)
    for (const customerId of [before, after, elsewhere, unpaid, back]) await add({ customerId })
    await (await buy(after))(paid)
    const given = await buy(back)
    await given(paid)
    await given("state = 'cancelled'")
    expect((await page()).map(({ isByBuyer }) => isByBuyer).toReversed()).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('come by how sure it is that they help', async () => {
    const [bad, few, unjudged, disputed, many] = [
      await add(),
      await add(),
      await add(),
      await add(),
      await add(),
    ]
    await vote(bad, 0, 1)
    await vote(few, 2, 0)
    await vote(disputed, 3, 3)
    await vote(many, 8, 1)
    expect(await ids()).toEqual([many, few, disputed, unjudged, bad])
  })

  it('have the lower end of the interval of Wilson as their score', async () => {
    const { rows } = await database.owner.query<{ scores: number[] }>(
      `select array[shop.helpfulness(0, 0), shop.helpfulness(1, 0), shop.helpfulness(600, 400),
         shop.helpfulness(5500, 4500), shop.helpfulness(0, 1)] as scores`,
    )
    const [none, one, hundreds, thousands, against] = rows[0]?.scores ?? []
    expect(none).toBe(0)
    expect(one).toBeCloseTo(0.2065, 4)
    expect(hundreds).toBeCloseTo(0.5693, 4)
    expect(thousands).toBeCloseTo(0.5402, 4)
    expect(against).toBeCloseTo(-0.2065, 4)
  })

  it('appear, leave and move as moderators decide', async () => {
    const id = await add({ status: 'pending' })
    expect(await count()).toBe(0)
    await set("status = 'published'", id)
    expect([await ids(), await count()]).toEqual([[id], 1])
    await set("status = 'rejected'", id)
    expect([await ids(), await count()]).toEqual([[], 0])
    await set("status = 'published'", id)
    await database.owner.query('delete from public.comments where id = $1', [id])
    expect([await ids(), await count()]).toEqual([[], 0])
  })

  it('keep their votes when the content platform rewrites their row', async () => {
    const id = await add()
    await vote(id, 2, 1)
    await set("text = 'ویراسته'", id)
    expect(await page()).toMatchObject([{ id, text: 'ویراسته', upVotes: 2, downVotes: 1 }])
  })

  it('are read page by page, each once', async () => {
    const all = []
    for (let index = 0; index < COMMENTS_PAGE + 3; index += 1) all.push(await add())
    await vote(all[4] ?? 0, 1, 0)
    const first = await loadComments(database.owner, place)
    const second = await loadComments(database.owner, place, first.next ?? undefined)
    expect(first.comments).toHaveLength(COMMENTS_PAGE)
    expect(first.comments[0]?.id).toBe(all[4])
    expect(second.next).toBeNull()
    const read = [...first.comments, ...second.comments].map(({ id }) => id)
    expect(read.toSorted((one, other) => one - other)).toEqual(all)
  })
})

describe('the answers to a comment', () => {
  it('stand one level deep, the oldest first, three of them at once', async () => {
    const top = await add()
    const first = await add({ parentId: top, byStaff: true })
    const second = await add({ parentId: first })
    const others = [await add({ parentId: second }), await add({ parentId: top })]
    const [talk] = await page()
    expect(talk).toMatchObject({ id: top, answerCount: 4 })
    expect(talk?.answers.map(({ id, isByStaff }) => [id, isByStaff])).toEqual([
      [first, true],
      [second, false],
      [others[0], false],
    ])
    expect((await loadAnswers(database.owner, top, others[0] ?? 0)).map(({ id }) => id)).toEqual([others[1]])
    expect(await count()).toBe(1)
  })

  it('are shown nowhere while their comment is not', async () => {
    const top = await add()
    const answer = await add({ parentId: top })
    await set("status = 'rejected'", top)
    expect(await loadAnswers(database.owner, top, 0)).toEqual([])
    expect(await loadQuotedComment(database.owner, answer)).toBeNull()
  })

  it('do not become comments when theirs is deleted', async () => {
    const top = await add()
    await add({ parentId: top })
    await database.owner.query('update public.comments set parent_id = null where parent_id = $1', [top])
    await database.owner.query('delete from public.comments where id = $1', [top])
    expect([await ids(), await count()]).toEqual([[], 0])
  })
})
