import { TextField } from '@rasteh/ui/text-field'
import { useState } from 'react'

const COLOURS = ['green', 'black']

/** A form whose fields may be filled in before it is awake. */
export default function SignUp({ sent }: { sent: string }) {
  const [name, setName] = useState('')
  const [colour, setColour] = useState('green')
  const [isMember, setMember] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        dispatchEvent(new CustomEvent(sent, { detail: { name, colour, isMember } }))
      }}
    >
      <TextField name="name" label="name" value={name} onChange={setName} />
      {COLOURS.map((one) => (
        <label key={one}>
          <input type="radio" name="colour" checked={colour === one} onChange={() => setColour(one)} />
          {one}
        </label>
      ))}
      <label>
        <input type="checkbox" checked={isMember} onChange={(event) => setMember(event.target.checked)} />
        member
      </label>
      <button type="submit">send</button>
    </form>
  )
}
