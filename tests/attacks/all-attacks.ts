import { addressAttacks } from './addresses.attack.ts'
import type { Attack } from './attack.ts'
import { captchaAttacks } from './captcha.attack.ts'
import { heldAttacks } from './held.attack.ts'
import { lastAttacks, pageAttacks } from './pages.attack.ts'
import { paymentAttacks } from './payments.attack.ts'
import { requestAttacks } from './requests.attack.ts'
import { rightsAttacks } from './rights.attack.ts'
import { settingsAttacks } from './settings.attack.ts'
import { signInAttacks } from './sign-in.attack.ts'
import { storedTextAttacks } from './stored-text.attack.ts'
import { uploadAttacks } from './uploads.attack.ts'

/** Every reproduction, family by family. */
export const allAttacks: readonly Attack[] = [
  ...requestAttacks,
  ...paymentAttacks,
  ...signInAttacks,
  ...addressAttacks,
  ...rightsAttacks,
  ...uploadAttacks,
  ...captchaAttacks,
  ...storedTextAttacks,
  ...settingsAttacks,
  ...heldAttacks,
  ...pageAttacks,
  ...lastAttacks,
]
