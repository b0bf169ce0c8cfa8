import { ACCOUNT_PATHS } from '@rasteh/contracts/paths'
import type { FieldErrors } from '@rasteh/form-rules/form'
import { callShop } from '../../shop-api/call-shop.ts'

/** Sets the password, if one was typed; answers why it is refused. */
export async function setPassword(password: string): Promise<FieldErrors | null> {
  if (password === '') return null
  const body = { Password: password }
  try {
    const answer = await callShop({
      label: 'account.password',
      method: 'POST',
      path: ACCOUNT_PATHS.password,
      body,
    })
    return answer.ok ? null : { password: { kind: 'no-match' } }
  } catch {
    return { password: { kind: 'no-match' } }
  }
}
