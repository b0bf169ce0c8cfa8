import type { Culture } from '@rasteh/persian-text/culture'
import { Button } from '@rasteh/ui/button'
import { Drawer } from '@rasteh/ui/drawer'
import { useState } from 'react'
import { State } from '../example.tsx'
import { samplesOf } from '../samples.ts'

export function DrawerExample({ culture }: { culture: Culture }) {
  const { word, action } = samplesOf(culture)
  const [isOpen, setOpen] = useState(false)
  return (
    <State name="opens from where lines begin">
      <Button kind="secondary" onPress={() => setOpen(true)}>
        {word}
      </Button>
      <Drawer label={word} culture={culture} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Button onPress={() => setOpen(false)}>{action}</Button>
      </Drawer>
    </State>
  )
}
