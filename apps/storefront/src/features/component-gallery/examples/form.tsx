import { defineForm } from '@rasteh/form-rules/form'
import type { Culture } from '@rasteh/persian-text/culture'
import { Button } from '@rasteh/ui/button'
import { TextField } from '@rasteh/ui/text-field'
import { useState } from 'react'
import { useForm } from '#page/islands/form/use-form.ts'
import { State } from '../example.tsx'
import { samplesOf } from '../samples.ts'

const FIELDS = defineForm({
  weight: { kind: 'text', keys: 'decimal', rules: [{ rule: 'number' }] },
  amount: { kind: 'text', rules: [{ rule: 'number' }] },
  email: { kind: 'text', rules: [{ rule: 'email' }] },
  data: { kind: 'text', rules: [{ rule: 'regex', pattern: '^[a-z]+$' }] },
  short: { kind: 'text', rules: [{ rule: 'maxlen', count: 5 }] },
  again: { kind: 'text', rules: [{ rule: 'compare', field: 'data' }] },
  user: { kind: 'text', rules: [{ rule: 'username' }] },
})
const NAMES = ['weight', 'amount', 'email', 'data', 'short', 'again', 'user'] as const

/** A form without translated messages: the validator's own words take their place. */
export function FormExample({ culture }: { culture: Culture }) {
  const { action } = samplesOf(culture)
  const [taken, setTaken] = useState('')
  const { field, onSubmit } = useForm({ form: FIELDS, onValid: (values) => setTaken(JSON.stringify(values)) })
  return (
    <State name="in the validator's own words">
      <form onSubmit={onSubmit} noValidate>
        {NAMES.map((name) => (
          <TextField key={name} label={`${name} ${culture}`} {...field(name)} />
        ))}
        <Button kind="primary" type="submit">
          {action}
        </Button>
        <output dir="ltr">{taken}</output>
      </form>
    </State>
  )
}
