import type { Culture } from '@rasteh/persian-text/culture'
import { Arch } from '@rasteh/ui/arch'
import { Girih } from '@rasteh/ui/girih'
import { Pill } from '@rasteh/ui/pill'
import { WordMark } from '@rasteh/ui/word-mark'
import { State } from '../example.tsx'
import { samplesOf } from '../samples.ts'

const TONES = ['brand', 'offer', 'discount', 'quiet'] as const
const FADES = ['none', 'start', 'end'] as const

export function PillsExample({ culture }: { culture: Culture }) {
  const { word } = samplesOf(culture)
  return (
    <>
      {TONES.map((tone) => (
        <State key={tone} name={`pill ${tone}`}>
          <Pill tone={tone}>{word}</Pill>
        </State>
      ))}
      <State name="word-mark">
        <WordMark name={word} />
      </State>
      {FADES.map((fade) => (
        <State key={fade} name={`girih, fade ${fade}`}>
          <Girih fade={fade} />
        </State>
      ))}
      <State name="arch" isTall>
        <div style={{ inlineSize: 120, blockSize: 180 }}>
          <Arch />
        </div>
      </State>
    </>
  )
}
