import { checkBuiltForm, readBuiltFields } from '@rasteh/form-rules/built-form'
import type { FieldErrors } from '@rasteh/form-rules/form'
import { languageOf } from '@rasteh/persian-text/culture'
import { calendarOf } from '@rasteh/persian-text/jalali'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { hasSubmission, saveSubmission } from '@rasteh/shop-store/content/form-submissions'
import {
  countFailure,
  type FailureLimit,
  hasTooManyFailures,
} from '@rasteh/shop-store/platform/failure-limits'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import { loadForm } from '@rasteh/shop-store/reads/forms'
import { createKeyedMutex } from '../baskets/keyed-mutex.ts'
import type { Caller } from '../caller.ts'
import type { CaptchaCaller } from '../captchas/captcha-caller.ts'
import type { Captchas } from '../captchas/captchas.ts'
import type { PrivateFiles } from '../private-files/private-files.ts'
import type { FormRefusal, NotFound } from '../refusals.ts'
import type { Sessions } from '../sessions.ts'
import { keepAnswerFiles } from './answer-files.ts'
import { formLimits } from './form-limits.ts'
import type { OpenForm, ReceivedForm } from './received-form.ts'

type Deps = {
  database: Pool
  captchas: Captchas
  sessions: Sessions
  privateFiles: PrivateFiles
  nowMs(): number
}

type Admitted = { customerId: number | null; limits: FailureLimit[] }
export type Forms = ReturnType<typeof createForms>

/** The forms that managers build. A filled honeypot is answered as if the form were saved. */
export function createForms({ database, captchas, sessions, privateFiles, nowMs }: Deps) {
  // The two halves of a double press come to one process, mostly; the second finds what the first saved.
  const onePress = createKeyedMutex()

  /** Counts and checks who sends, after the form itself: a form with errors uses up no captcha. */
  async function admit(
    caller: CaptchaCaller,
    form: OpenForm,
    captcha: string,
  ): Promise<Outcome<Admitted, FormRefusal>> {
    const customerId = await sessions.findCustomer(caller.claim)
    const limits = formLimits(caller.ip, customerId)
    if (await hasTooManyFailures(database, limits)) return refuse({ kind: 'too-many-messages' })
    const taken = form.hasCaptcha ? await captchas.take(caller, 'site', captcha) : accept(null)
    return taken.ok ? accept({ customerId, limits }) : taken
  }

  async function submitOnce(
    caller: CaptchaCaller,
    form: OpenForm,
    sent: ReceivedForm,
  ): Promise<Outcome<null, FormRefusal>> {
    const press = { formId: form.id, idempotencyKey: sent.idempotencyKey }
    if (sent.honeypot || (await hasSubmission(database, press))) return accept(null)
    const facts = { calendar: calendarOf(caller.culture), nowMs: nowMs() }
    const checked = checkBuiltForm(form.fields, valuesOf(sent), facts)
    if (!checked.ok) return refused(checked.refusal)
    const admitted = await admit(caller, form, sent.captcha)
    if (!admitted.ok) return admitted
    const answers = await keepAnswerFiles(privateFiles, form.fields, {
      answers: checked.value,
      files: sent.files,
    })
    if (!answers.ok) return refused(answers.refusal)
    await saveSubmission(database, {
      ...press,
      formTitle: form.title,
      answers: answers.value,
      customerId: admitted.value.customerId,
      culture: caller.culture,
      isAnnounced: form.isAnnounced,
    })
    await countFailure(database, admitted.value.limits)
    return accept(null)
  }

  return {
    /** The form in the caller's language; its fields say what is received of a request at all. */
    async open({ culture }: Pick<Caller, 'culture'>, formId: number): Promise<Outcome<OpenForm, NotFound>> {
      const kept = await loadForm(database, formId, languageOf(culture))
      const fields = readBuiltFields(kept?.fields)
      return kept && fields.length > 0 ? accept({ ...kept, fields }) : refuse({ kind: 'form-not-found' })
    },
    /** Checks and saves a sent form, once an idempotency key. */
    submit: (caller: CaptchaCaller, form: OpenForm, sent: ReceivedForm) =>
      onePress(`${form.id} ${sent.idempotencyKey}`, () => submitOnce(caller, form, sent)),
  }
}

const refused = (fields: FieldErrors) => refuse({ kind: 'fields-refused', fields } as const)

function valuesOf({ texts, files }: ReceivedForm): Record<string, string> {
  const names = [...files].map(([field, { name }]) => [field, name] as const)
  return Object.fromEntries([...texts, ...names])
}
