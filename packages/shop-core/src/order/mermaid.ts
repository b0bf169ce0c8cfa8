import { CLOSED_STATES, ORDER_STATES } from './order-state.ts'
import { ORDER_TRANSITIONS } from './order-transitions.ts'

/** The states of an order as a Mermaid diagram, for docs/architecture.md. */
export function toStateDiagram(): string {
  const name = (state: string) => state.replaceAll('-', '_')
  const arrows = ORDER_TRANSITIONS.map(
    ({ from, event, to, by }) => `  ${name(from)} --> ${name(to)}: ${event} (${by})`,
  )
  const firsts = ORDER_STATES.slice(0, 3).map((state) => `  [*] --> ${name(state)}: placed`)
  const ends = ['delivered', ...CLOSED_STATES].map((state) => `  ${name(state)} --> [*]`)
  return ['stateDiagram-v2', ...firsts, ...new Set(arrows), ...ends].join('\n')
}
