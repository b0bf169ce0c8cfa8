import type { Culture } from '@rasteh/persian-text/culture'
import { Button } from '@rasteh/ui/button'
import { NoticeRegion } from '@rasteh/ui/notice-region'
import { notices } from '#features/notices/public-notices.ts'
import { State } from '../example.tsx'
import { samplesOf } from '../samples.ts'

const TONES = ['success', 'plain', 'alert'] as const

export function NoticeRegionExample({ culture }: { culture: Culture }) {
  const { word, title, action } = samplesOf(culture)
  return (
    <>
      {TONES.map((tone, id) => (
        <State key={tone} name={tone} isTall>
          <NoticeRegion
            label={`${word} ${tone}`}
            dismissLabel={action}
            notices={[{ id, tone, lines: [title], action: { label: action, run: () => {} } }]}
            onDismiss={() => {}}
          />
        </State>
      ))}
      <State name="for the default time">
        <Button
          kind="secondary"
          onPress={() => notices.show({ tone: 'plain', messages: [{ key: 'BasketBusy' }] })}
        >
          {word}
        </Button>
      </State>
    </>
  )
}
