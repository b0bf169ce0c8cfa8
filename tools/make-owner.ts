import { randomBytes } from 'node:crypto'
import { openContentAsSystem } from './content.ts'
import { DEV_DATABASE, shopEnvironment } from './services/settings.ts'

/** `pnpm make-owner <email> <name>`: somebody with all rights in the dashboard; the password is printed once. */
const [email, ...names] = process.argv.slice(2)
if (!email?.includes('@') || names.length === 0) {
  console.error('usage: pnpm make-owner <email> <name>')
  process.exit(2)
}
const ownerUrl = process.env.DATABASE_OWNER_URL ?? shopEnvironment(DEV_DATABASE).DATABASE_OWNER_URL ?? ''
const { payload, close } = await openContentAsSystem(ownerUrl)
const password = randomBytes(15).toString('base64url')
await payload.create({
  collection: 'staff',
  data: { email, password, name: names.join(' '), role: 'owner' },
})
await close()
console.log(`${email} signs in at /dashboard with the password ${password} and should change it there`)
process.exit(0)
