import type { Culture } from '@rasteh/persian-text/culture'
import { Button } from '@rasteh/ui/button'
import { useState } from 'react'
import { confirm, type Question } from '#features/confirm/public-confirm.ts'
import { State } from '../example.tsx'
import { samplesOf } from '../samples.ts'

export function ConfirmDialogExample({ culture }: { culture: Culture }) {
  const { title, word, long } = samplesOf(culture)
  const questions = {
    'a text': { title, content: { text: long } },
    'a page': { title, content: { url: '/about-us' } },
    'only ok': { title, content: { text: long.repeat(30) }, buttons: ['ok'] },
  } satisfies Record<string, Question>
  return Object.entries(questions).map(([name, question]) => (
    <State key={name} name={name}>
      <Asking label={`${word}: ${name}`} question={question} />
    </State>
  ))
}

function Asking({ label, question }: { label: string; question: Question }) {
  const [answer, setAnswer] = useState<boolean | null>(null)
  return (
    <>
      <Button onPress={async () => setAnswer(await confirm(question))}>{label}</Button>
      <output>{answer === null ? '' : String(answer)}</output>
    </>
  )
}
