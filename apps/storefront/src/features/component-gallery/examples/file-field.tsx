import type { Culture } from '@rasteh/persian-text/culture'
import { FileField } from '#features/files/public-file-field.ts'
import { State } from '../example.tsx'
import { samplesOf } from '../samples.ts'

export function FileFieldExample({ culture }: { culture: Culture }) {
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
