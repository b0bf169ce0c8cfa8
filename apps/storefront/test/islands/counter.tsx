import { type ReactNode, useId, useState } from 'react'

type CounterProps = { start: number; title?: string; children?: ReactNode }

/** Counts presses. Its label finds its button by an id that the server and the browser have to agree on. */
export default function Counter({ start, title = 'presses', children }: CounterProps) {
  const id = useId()
  const [count, setCount] = useState(start)
  return (
    <div>
      <img src="/tea.webp" alt="" fetchPriority="high" />
      <label htmlFor={id}>{title}</label>
      <button id={id} type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      {children}
    </div>
  )
}
