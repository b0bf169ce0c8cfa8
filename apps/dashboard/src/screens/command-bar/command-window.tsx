'use client'

import { commandBarTexts as texts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import { CommandMenu } from '@rasteh/ui/command-menu'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { CommandTarget } from './command-target.ts'
import { keepRecent, readRecent } from './recent-choices.ts'
import { type TargetSection, toSections } from './to-sections.ts'
import { type FoundState, NOTHING, useFound } from './use-found.ts'

export type CommandWindowProps = {
  staffId: string
  pages: CommandTarget[]
  actions: CommandTarget[]
  onClose: () => void
}

/** Asks again after a search that failed. */
const AGAIN = 'again'

/** The open command bar: it begins empty each time. */
export function CommandWindow({ staffId, pages, actions, onClose }: CommandWindowProps) {
  const router = useRouter()
  const [text, setText] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [recent] = useState(() => readRecent(staffId))
  const state = useFound(text, attempt)
  const found = 'found' in state ? state.found : NOTHING
  const sections = toSections(text, { recent, actions, pages }, found)
  const choose = (key: string) => {
    if (key === AGAIN) return setAttempt(attempt + 1)
    const target = targetsOf(sections).find((one) => keyOf(one.section, one.target) === key)?.target
    if (!target) return
    keepRecent(staffId, target)
    onClose()
    router.push(target.url)
  }
  const shown = sections.map(({ key, targets }) => ({
    key,
    title: texts.sections[key],
    items: targets.map((target) => ({
      key: keyOf(key, target),
      label: target.label,
      detail: target.detail,
    })),
  }))
  const again = { key: 'failed', title: texts.sections.again, items: [{ key: AGAIN, label: texts.again }] }
  return (
    <CommandMenu
      culture="fa-IR"
      label={texts.open}
      hint={texts.hint}
      closeLabel={texts.close}
      isOpen
      onClose={onClose}
      text={text}
      onText={setText}
      sections={state.kind === 'failed' ? [...shown, again] : shown}
      onChoose={choose}
      state={sayState(state, targetsOf(sections).length)}
    />
  )
}

const targetsOf = (sections: TargetSection[]) =>
  sections.flatMap(({ key, targets }) => targets.map((target) => ({ section: key, target })))

const keyOf = (section: string, { url }: CommandTarget) => `${section} ${url}`

function sayState(state: FoundState, count: number): string {
  if (state.kind === 'idle') return texts.start
  if (state.kind === 'waiting') return texts.waiting
  if (state.kind === 'failed') return texts.failed
  const said = texts.found.replace('{count}', formatAmount(count, 'fa-IR'))
  if (state.kind === 'short') return count > 0 ? said : texts.short
  return count > 0 ? said : texts.none
}
