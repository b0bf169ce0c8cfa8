'use client'

import { useFormModified } from '@payloadcms/ui'
import { optionTexts, sayOptionRefusal } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import { editUrl } from '#components/screen-urls.ts'
import { CombinationsForm } from './combinations-form.tsx'
import { takeEnter } from './take-enter.ts'
import { type CombinationsRefused, useCombinations } from './use-combinations.ts'

const texts = optionTexts.combinations

/** The combinations of a saved product's options that are no variants yet: shown first, then made in one step. */
export function Combinations({ productId }: { productId: number }) {
  const isModified = useFormModified()
  const { shown, made, refusal, isWaiting, look, make, close } = useCombinations(productId)
  return (
    <section className={screen.stack} aria-label={texts.title} aria-busy={isWaiting} onKeyDown={takeEnter}>
      {!shown && (
        <div className={screen.buttons}>
          <button type="button" className={screen.quiet} disabled={isModified || isWaiting} onClick={look}>
            {texts.look}
          </button>
        </div>
      )}
      {isModified && <p className={screen.hint}>{texts.saveChanges}</p>}
      {shown && (
        <CombinationsForm shown={shown} isHeld={isModified || isWaiting} onMake={make} onClose={close} />
      )}
      <div role="status">
        {made !== null && (
          <p className={screen.done}>
            <FilledText text={texts.made} values={{ count: toPersianDigits(String(made)) }} />{' '}
            <a href={`${editUrl('products', productId)}/variants`}>{texts.goOn}</a>
          </p>
        )}
      </div>
      <div role="alert">{refusal && <p className={screen.refusal}>{say(refusal)}</p>}</div>
    </section>
  )
}

function say(refusal: CombinationsRefused): string {
  if (refusal.kind === 'failed' || refusal.kind === 'not-found') return texts.failed
  return sayOptionRefusal(refusal as Parameters<typeof sayOptionRefusal>[0])
}
