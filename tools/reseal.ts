import { resealSecondFactors } from '@rasteh/dashboard/second-factor/reseal'
import { openContentAsSystem } from './content.ts'
import { DEV_DATABASE, shopEnvironment } from './services/settings.ts'

/** `pnpm reseal`: seals every second factor with the newest of RASTEH_SEAL_KEYS, and says what still needs an older one. */
const ownerUrl = process.env.DATABASE_OWNER_URL ?? shopEnvironment(DEV_DATABASE).DATABASE_OWNER_URL ?? ''
const { payload, close } = await openContentAsSystem(ownerUrl)
const { resealed, unreadable, withOldCodes } = await resealSecondFactors(payload)
await close()
console.log(`${resealed} second factors are sealed with the newest key`)
if (unreadable.length > 0)
  console.log(
    `no key here opens those of staff ${unreadable.join(', ')}: bring the key back, or reset them in the dashboard`,
  )
if (withOldCodes.length > 0)
  console.log(
    `staff ${withOldCodes.join(', ')} have recovery codes under an older key: keep it until they made new ones`,
  )
else if (unreadable.length === 0) console.log('nothing needs an older key any more')
process.exit(unreadable.length > 0 ? 1 : 0)
