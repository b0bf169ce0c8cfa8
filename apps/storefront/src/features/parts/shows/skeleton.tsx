import { Skeleton } from '@rasteh/ui/skeleton'
import { State } from '../show.tsx'

const SHAPES = ['text', 'heading', 'control', 'picture'] as const

export function SkeletonShow() {
  return SHAPES.map((shape) => (
    <State key={shape} name={shape}>
      <div style={{ inlineSize: 200 }}>
        <Skeleton shape={shape} />
      </div>
    </State>
  ))
}
