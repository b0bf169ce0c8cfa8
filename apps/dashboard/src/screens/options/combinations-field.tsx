'use client'

import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { optionTexts, sayOptionRefusal } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import type { Combination } from '@rasteh/shop-core/options'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import { callEndpoint } from '#endpoints/call-endpoint.ts'
import { CombinationsTable } from './combinations-table.tsx'
import type { CombinationsPreview } from './endpoints.ts'

const texts = optionTexts.combinations
type Refusal = { kind: string }

/** The combinations of a saved product's options that are no variants yet: shown first, then made in one step. */
export function CombinationsField() {
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const router = useRouter()
  const [shown, setShown] = useState<CombinationsPreview | null>(null)
  const [made, setMade] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const productId = Number(id)

  const run = async (work: () => Promise<void>) => {
    setWaiting(true)
    setRefusal(null)
    setMade(null)
    await work()
    setWaiting(false)
  }
  const look = () =>
    run(async () => {
      const answer = await callEndpoint<CombinationsPreview>('options/preview', { productId })
      if (answer.ok) setShown(answer)
      else setRefusal(answer.refusal)
    })
  const make = (combinations: Combination[], priceRial: number | null) =>
    run(async () => {
      const body = { productId, combinations, priceRial }
      const answer = await callEndpoint<{ made: number }>('options/make', body)
      if (!answer.ok) return setRefusal(answer.refusal)
      setMade(answer.made)
      setShown(null)
      // The list of variants beneath is made on the server.
      router.refresh()
    })
  if (!id) return <p className={screen.hint}>{texts.saveFirst}</p>
  return (
    <section className={screen.stack} aria-label={texts.title} aria-busy={isWaiting}>
      {!shown && (
        <div className={screen.buttons}>
          <button type="button" className={screen.quiet} disabled={isModified || isWaiting} onClick={look}>
            {texts.look}
          </button>
          {isModified && <p className={screen.hint}>{texts.saveChanges}</p>}
        </div>
      )}
      {shown && (
        <CombinationsTable shown={shown} isWaiting={isWaiting} onMake={make} onClose={() => setShown(null)} />
      )}
      <div role="status">
        {made !== null && (
          <p className={screen.done}>
            <FilledText text={texts.made} values={{ count: toPersianDigits(String(made)) }} />
          </p>
        )}
      </div>
      <div role="alert">{refusal && <p className={screen.refusal}>{say(refusal)}</p>}</div>
    </section>
  )
}

function say(refusal: Refusal): string {
  if (refusal.kind === 'failed' || refusal.kind === 'not-found') return texts.failed
  return sayOptionRefusal(refusal as Parameters<typeof sayOptionRefusal>[0])
}
