import type { Culture } from '@rasteh/persian-text/culture'
import { Button } from '@rasteh/ui/button'
import { Popover } from '@rasteh/ui/popover'
import { useRef, useState } from 'react'
import { State } from '../example.tsx'
import { samplesOf } from '../samples.ts'

export function PopoverExample({ culture }: { culture: Culture }) {
  const { word, long } = samplesOf(culture)
  const anchor = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <State name="hangs from its button">
      <span ref={anchor}>
        <Button kind="secondary" onPress={() => setOpen(true)}>
          {word}
        </Button>
      </span>
      <Popover label={word} culture={culture} triggerRef={anchor} isOpen={isOpen} onOpenChange={setOpen}>
        <p style={{ padding: 16 }}>{long}</p>
      </Popover>
    </State>
  )
}
