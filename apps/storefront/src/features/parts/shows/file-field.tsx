import type { Culture } from '@rasteh/persian-text/culture'
import { FileField } from '../../../page/file-field/file-field.tsx'
import { samplesOf } from '../samples.ts'
import { State } from '../show.tsx'

export function FileFieldShow({ culture }: { culture: Culture }) {
  const { title, word } = samplesOf(culture)
  return (
    <>
      <State name="required">
        <FileField formFieldId="profile-picture" label={title} isRequired allowed={['jpg', 'png']} />
      </State>
      <State name="simple picture">
        <FileField formFieldId="national-card" label={word} isPicture />
      </State>
    </>
  )
}
