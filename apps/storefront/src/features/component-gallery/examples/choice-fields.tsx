import type { Culture } from '@rasteh/persian-text/culture'
import { DateField } from '@rasteh/ui/date-field'
import { RadioField } from '@rasteh/ui/radio-field'
import { SelectField } from '@rasteh/ui/select-field'
import { useState } from 'react'
import { State } from '../example.tsx'
import { samplesOf } from '../samples.ts'

export function ChoiceFieldsExample({ culture }: { culture: Culture }) {
  const { word, title, more, less } = samplesOf(culture)
  const [value, setValue] = useState('')
  const options = [
    { value: '1', label: more },
    { value: '2', label: less },
  ]
  const name = (part: string) => `show-${part}-${culture}`
  const part = (of: string) => ({ name: name(of), label: word, placeholder: word, value, onChange: setValue })
  return (
    <>
      <State name="select">
        <SelectField
          {...{ value, options }}
          label={title}
          name={name('select')}
          placeholder={word}
          onChange={setValue}
        />
      </State>
      <State name="refused">
        <SelectField
          {...{ value, options }}
          label={title}
          name={name('refused')}
          placeholder={word}
          onChange={setValue}
          error={less}
        />
      </State>
      <State name="radio">
        <RadioField {...{ value, options }} label={title} name={name('radio')} onChange={setValue} />
      </State>
      <State name="date">
        <DateField
          label={title}
          day={part('day')}
          month={part('month')}
          year={part('year')}
          months={[more, less]}
        />
      </State>
    </>
  )
}
