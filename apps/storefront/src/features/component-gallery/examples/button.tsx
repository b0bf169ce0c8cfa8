import type { Culture } from '@rasteh/persian-text/culture'
import { Button } from '@rasteh/ui/button'
import { Icon } from '@rasteh/ui/icon'
import { LinkButton } from '@rasteh/ui/link-button'
import { State } from '../example.tsx'
import { samplesOf } from '../samples.ts'

const KINDS = ['primary', 'secondary', 'quiet', 'light'] as const

export function ButtonExample({ culture }: { culture: Culture }) {
  const { action, word } = samplesOf(culture)
  return (
    <>
      {KINDS.map((kind) => (
        <State key={kind} name={kind}>
          <Button kind={kind}>{action}</Button>
        </State>
      ))}
      <State name="large">
        <Button size="large">{action}</Button>
      </State>
      <State name="icon">
        <Button size="icon" kind="quiet" label={word}>
          <Icon name="close" />
        </Button>
      </State>
      <State name="disabled">
        <Button isDisabled>{action}</Button>
      </State>
      <State name="busy">
        <Button isBusy>{action}</Button>
      </State>
      <State name="link-button">
        <LinkButton href="#button">{action}</LinkButton>
      </State>
      <State name="a link that leads nowhere">
        <a className="target-none" href="/nowhere">
          {word}
        </a>
      </State>
    </>
  )
}
