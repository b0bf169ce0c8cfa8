import { Icon, type IconName, iconNames } from '@rasteh/ui/icon'
import { State } from '../example.tsx'

/** Those that point along the line of reading. */
const MIRRORED: readonly IconName[] = ['forward', 'chevron']

export function IconExample() {
  return (
    <State name={iconNames.join(' ')}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        {iconNames.map((name) => (
          <Icon key={name} name={name} isMirrored={MIRRORED.includes(name)} />
        ))}
      </div>
    </State>
  )
}
