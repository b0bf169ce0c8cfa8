'use client'

import { secondFactorTexts as texts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import { CodeField, type ProposalShown, ProposalSteps, RecoveryCodes } from './set-up-steps.tsx'
import { useSecondFactor } from './use-second-factor.ts'

type CurrentUserPanelProps = { isOn: boolean; codesLeft: number }
type Codes = { codes: string[] }

/** The current user's second factor. It is inside the form of the account, so Enter is handled here. */
export function CurrentUserPanel(first: CurrentUserPanelProps) {
  const panel = useSecondFactor(first, texts)
  const { state, proposal, codes, code, said, isWaiting, call } = panel
  const begin = () =>
    call<ProposalShown>('propose', (answer) => {
      panel.setProposal(answer)
      return null
    })
  const keepCodes = (made: string[], text: string | null) => {
    panel.setCodes(made)
    panel.setState({ isOn: true, codesLeft: made.length })
    panel.setProposal(null)
    return text
  }
  const confirm = () => call<Codes>('confirm', (answer) => keepCodes(answer.codes, texts.confirmed))
  const renew = () => call<Codes>('codes', (answer) => keepCodes(answer.codes, null))
  const remove = () =>
    call('remove', () => {
      panel.setState({ isOn: false, codesLeft: 0 })
      panel.setCodes([])
      return texts.removed
    })
  return (
    <section className={screen.card} aria-label={texts.title} aria-busy={isWaiting}>
      <h3 className={screen.heading}>{texts.title}</h3>
      <p className={screen.hint}>
        {state.isOn ? texts.on : texts.off}{' '}
        {state.isOn && (
          <FilledText text={texts.codesLeft} values={{ count: formatAmount(state.codesLeft, 'fa-IR') }} />
        )}
      </p>
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
      {!state.isOn && !proposal && (
        <button type="button" className={screen.primary} disabled={isWaiting} onClick={begin}>
          {texts.begin}
        </button>
      )}
      {proposal && <ProposalSteps {...proposal} />}
      {(state.isOn || proposal) && (
        <CodeField
          id="second-factor-code"
          label={state.isOn ? texts.change : texts.code}
          value={code}
          onChange={panel.setCode}
        />
      )}
      {proposal && (
        <button type="button" className={screen.primary} disabled={isWaiting} onClick={confirm}>
          {texts.confirm}
        </button>
      )}
      {state.isOn && (
        <div className={screen.buttons}>
          <button type="button" className={screen.quiet} disabled={isWaiting} onClick={renew}>
            {texts.renew}
          </button>
          <button type="button" className={screen.danger} disabled={isWaiting} onClick={remove}>
            {texts.remove}
          </button>
        </div>
      )}
      <div role="status">{said?.kind === 'done' && <p className={screen.done}>{said.text}</p>}</div>
      <div role="alert">{said?.kind === 'refused' && <p className={screen.refusal}>{said.text}</p>}</div>
    </section>
  )
}
