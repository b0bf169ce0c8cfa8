import type { Culture } from '@rasteh/persian-text/culture'
import { Button } from '@rasteh/ui/button'
import { LoadingOverlay } from '@rasteh/ui/loading-overlay'
import { whileLoading } from '#page/islands/loading.ts'
import { State } from '../example.tsx'
import { samplesOf } from '../samples.ts'

const SHOWN_MS = 1500

export function LoadingOverlayExample({ culture }: { culture: Culture }) {
  const { word } = samplesOf(culture)
  const wait = () => whileLoading(new Promise((done) => setTimeout(done, SHOWN_MS)))
  return (
    <>
      <State name="loading" isTall>
        <LoadingOverlay isLoading label={word} />
      </State>
      <State name="over the page">
        <Button kind="secondary" onPress={() => void wait()}>
          {word}: {SHOWN_MS}
        </Button>
      </State>
    </>
  )
}
