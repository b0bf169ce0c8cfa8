import { type CommentSettings, setCommentSettings } from '@rasteh/test-kit/comments'
import { test as base } from './shop-fixture.ts'

/** What the seeded shop says of comments. */
export const SEEDED_COMMENTS: CommentSettings = { approval: true, captcha: true }

const LOCK = `hashtext('journeys: the settings of comments')`

/**
 * The settings of comments belong to the whole shop. A test that sets them or depends on them holds a lock of the
 * database, so that no test of another worker changes them meanwhile; the seeded settings come back after it.
 */
export const test = base.extend<{ setComments: (settings: CommentSettings) => Promise<void> }>({
  setComments: [
    async ({ shopFixture }, use) => {
      const { owner } = shopFixture
      const client = await owner.connect()
      await client.query(`select pg_advisory_lock(${LOCK})`)
      try {
        await use((settings) => setCommentSettings(owner, settings))
        await setCommentSettings(owner, SEEDED_COMMENTS)
      } finally {
        await client.query(`select pg_advisory_unlock(${LOCK})`)
        client.release()
      }
    },
    // The wait for another worker's test is not a part of this one's time.
    { timeout: 150_000 },
  ],
})
