'use client'

import { stopWishes } from '@rasteh/shop-client/wish-calls'
import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { useState } from 'react'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'

/** Ends all messages of the person whom the link was sent to. Its key is in the address's hash, which no server is sent. */
export function StopWishes() {
  const { say } = usePageSettings()
  const [phase, setPhase] = useState<'open' | 'busy' | 'done' | 'failed'>('open')

  async function stop(): Promise<void> {
    setPhase('busy')
    const { isSent } = await stopWishes(window.location.hash.slice(1))
    setPhase(isSent ? 'done' : 'failed')
  }

  if (phase === 'done') return <FormAlert tone="done">{say('WishStopped')}</FormAlert>
  return (
    <>
      {phase === 'failed' && <FormAlert tone="refused">{say('WishStopFailed')}</FormAlert>}
      <div>
        <Button isBusy={phase === 'busy'} onPress={() => void stop()}>
          {say('WishStop')}
        </Button>
      </div>
    </>
  )
}

export default island('wish/stop-wishes', StopWishes, 'load')
