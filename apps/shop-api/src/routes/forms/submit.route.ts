import { FormParams, FormRefusedWire } from '@rasteh/contracts/forms'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { DoneWire, FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome, answerRefused, toDone } from '../../http/answer-outcome.ts'
import { captchaCaller } from '../../http/captcha-cookies.ts'
import { closeFiles, receiveForm } from '../../http/receive-form.ts'
import type { ShopApi } from '../../http/shop-api.ts'

const REFUSED = { 400: FormRefusedWire, 404: FailureWire, 422: FailureWire, 429: FailureWire }

/** Takes a form that managers built, with its files. */
export async function submitFormRoute(app: ShopApi) {
  app.post(
    ADDED_PATHS.formSubmissions,
    {
      schema: {
        tags: ['forms'],
        consumes: ['multipart/form-data'],
        params: FormParams,
        response: { 200: DoneWire, ...REFUSED },
      },
      config: { rateLimit: { max: app.settings.uploadsPerMinute } },
    },
    async (request, reply) => {
      const caller = await captchaCaller(request, 'site')
      const form = await app.forms.open(caller, request.params.id)
      if (!form.ok) return answerRefused(reply, form.refusal)
      const received = await receiveForm(request, form.value)
      if (!received.ok) return answerRefused(reply, received.refusal)
      const saved = await app.forms
        .submit(caller, form.value, received.value)
        .finally(() => closeFiles(received.value.files))
      return answerOutcome(reply, saved, toDone)
    },
  )
}
