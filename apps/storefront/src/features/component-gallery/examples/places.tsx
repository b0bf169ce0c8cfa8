import type { Culture } from '@rasteh/persian-text/culture'
import { Breadcrumb } from '@rasteh/ui/breadcrumb'
import { EmptyState } from '@rasteh/ui/empty-state'
import { LinkButton } from '@rasteh/ui/link-button'
import { Picture } from '@rasteh/ui/picture'
import { Section } from '@rasteh/ui/section'
import { State } from '../example.tsx'
import { samplesOf } from '../samples.ts'

export function PlacesExample({ culture }: { culture: Culture }) {
  const { word, title, action, long } = samplesOf(culture)
  return (
    <>
      <State name="breadcrumb">
        <Breadcrumb
          label={`${word} ${culture}`}
          crumbs={[
            { href: '/', title: word },
            { href: '/#x', title },
          ]}
        />
      </State>
      <State name="section">
        <Section id={`show-${culture}`} title={title} more={{ href: '#places', label: action }}>
          <p>{long}</p>
        </Section>
      </State>
      <State name="empty-state">
        <EmptyState icon="basket" title={title} hint={long}>
          <LinkButton href="#places">{action}</LinkButton>
        </EmptyState>
      </State>
      <State name="picture that is not there">
        <div style={{ inlineSize: 160 }}>
          <Picture picture={null} alt="" sizes="160px" />
        </div>
      </State>
    </>
  )
}
