import { addProduct } from '@rasteh/test-kit/catalogue'
import { addComment } from '@rasteh/test-kit/comments'
import { addCustomer } from '@rasteh/test-kit/trade'
import { beforeAll, describe, expect, it } from 'vitest'
import { signIn } from './sign-in.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

/** `pnpm prove votes` has ten times as many. */
const ROUNDS = Number(process.env.VOTE_ROUNDS ?? 20)
const MANY = 50

const shop = useShopApi()
let productId: number
beforeAll(async () => {
  productId = (await addProduct(shop.database.owner)).productId
})

const newComment = () => addComment(shop.database.owner, { productId })

async function voter() {
  const person = visitor(shop)
  await signIn(person.cookies, await addCustomer(shop.database.owner))
  return (commentId: number, isUp: boolean) =>
    person.call('POST', '/api/shop/comment/vote', { CommentId: commentId, IsUpVote: isUp })
}

/** What the votes themselves say, and what is counted of them. */
async function kept(commentId: number) {
  const { rows } = await shop.database.owner.query<{ up: number; down: number; counted: string }>(
    `select count(*) filter (where is_up)::int as up, count(*) filter (where not is_up)::int as down,
       (select p.up_votes || ' ' || p.down_votes from shop.comment_places p where p.comment_id = $1) as counted
     from shop.comment_votes where comment_id = $1`,
    [commentId],
  )
  return rows[0]
}

describe('one’s own votes', () => {
  const own = (person: ReturnType<typeof visitor>) =>
    person.call('GET', `/api/shop/comment/votes/product/${productId}`)

  it('are told to whoever gave them, as they now are, and to nobody else', async () => {
    const [person, other] = [visitor(shop), visitor(shop)]
    await signIn(person.cookies, await addCustomer(shop.database.owner))
    await signIn(other.cookies, await addCustomer(shop.database.owner))
    const [first, second] = [await newComment(), await newComment()]
    for (const [CommentId, IsUpVote] of [
      [first, true],
      [second, true],
      [first, false],
    ])
      await person.call('POST', '/api/shop/comment/vote', { CommentId, IsUpVote })
    const answer = await own(person)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual(
      expect.arrayContaining([
        { CommentId: first, IsUpVote: false },
        { CommentId: second, IsUpVote: true },
      ]),
    )
    expect(answer.json()).toHaveLength(2)
    expect((await own(other)).json()).toEqual([])
    expect((await own(visitor(shop))).statusCode).toBe(401)
  })
})

const times = <Result>(count: number, make: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

describe('a vote', () => {
  it('is answered with both counts, changes the side when it changes, and counts once [S3.83 S3.84 S3.85 S3.86 S7.44 S7.45]', async () => {
    const [commentId, vote] = [await newComment(), await voter()]
    expect((await vote(commentId, true)).json()).toEqual({ UpVoteCount: 1, DownVoteCount: 0 })
    expect((await vote(commentId, true)).json()).toEqual({ UpVoteCount: 1, DownVoteCount: 0 })
    expect((await vote(commentId, false)).json()).toEqual({ UpVoteCount: 0, DownVoteCount: 1 })
    const other = await voter()
    expect((await other(commentId, true)).json()).toEqual({ UpVoteCount: 1, DownVoteCount: 1 })
  })

  it('of a guest, or of one whose session ended, is refused', async () => {
    const commentId = await newComment()
    const guest = visitor(shop)
    const vote = () => guest.call('POST', '/api/shop/comment/vote', { CommentId: commentId, IsUpVote: true })
    const refused = { statusCode: 401, body: '{"Message":"OnlyAvailableForUsers"}' }
    expect(await vote()).toMatchObject(refused)
    await signIn(guest.cookies, { customerId: 1, sessionId: 'gone' })
    expect(await vote()).toMatchObject(refused)
    expect(await kept(commentId)).toEqual({ up: 0, down: 0, counted: '0 0' })
  })

  it('on a comment that is not shown is refused', async () => {
    const hidden = await addComment(shop.database.owner, { productId, status: 'pending' })
    const vote = await voter()
    expect((await vote(hidden, true)).statusCode).toBe(404)
    expect((await vote(2_000_000_000, true)).statusCode).toBe(404)
  })

  it('is refused after 300 in an hour by one account', async () => {
    const [commentId, vote] = [await newComment(), await voter()]
    await vote(commentId, true)
    await shop.database.owner.query("update shop.guesses set count = 300 where scope = 'comment-vote'")
    const refused = await vote(commentId, false)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)])
    await shop.database.owner.query("delete from shop.guesses where scope = 'comment-vote'")
  })
})

describe(`in ${ROUNDS} rounds`, () => {
  it(`${MANY} votes of one person at once count once`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [commentId, vote] = [await newComment(), await voter()]
      const answers = await times(MANY, () => vote(commentId, true))
      expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
      expect(await kept(commentId)).toEqual({ up: 1, down: 0, counted: '1 0' })
    }
  }, 600_000)

  it(`votes of ${MANY} people at once are ${MANY}`, async () => {
    const voters = await times(MANY, voter)
    await shop.database.owner.query('truncate shop.guesses')
    for (let round = 0; round < ROUNDS; round += 1) {
      const commentId = await newComment()
      const answers = await Promise.all(voters.map((vote, index) => vote(commentId, index % 5 !== 0)))
      expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
      expect(await kept(commentId)).toEqual({ up: 40, down: 10, counted: '40 10' })
    }
  }, 600_000)

  it('people who change their minds at once leave counts that equal their votes', async () => {
    const voters = await times(10, voter)
    for (let round = 0; round < ROUNDS; round += 1) {
      const commentId = await newComment()
      await Promise.all(
        voters.flatMap((vote) => [vote(commentId, true), vote(commentId, false), vote(commentId, true)]),
      )
      const votes = await kept(commentId)
      expect((votes?.up ?? 0) + (votes?.down ?? 0)).toBe(10)
      expect(votes?.counted).toBe(`${votes?.up} ${votes?.down}`)
      await shop.database.owner.query('truncate shop.guesses')
    }
  }, 600_000)
})
