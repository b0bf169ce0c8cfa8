'use client'

import { Tabs } from '@rasteh/ui/tabs'
import { Children, type ReactNode, useState } from 'react'
import { island } from '#island'

type TextTabsProps = { label: string; titles: readonly string[]; children: ReactNode }

/** Tabs over texts that the server wrote. */
export function TextTabs({ label, titles, children }: TextTabsProps) {
  const texts = Children.toArray(children)
  const tabs = titles.map((title, at) => ({ name: String(at), title, content: texts[at] }))
  const [open, setOpen] = useState('0')
  return <Tabs label={label} tabs={tabs} open={open} onOpen={setOpen} />
}

export default island('tabs/text-tabs', TextTabs, 'visible')
