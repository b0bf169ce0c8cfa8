import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rasteh-island': Omit<Plain, 'prefix'> & { name: string; when: string; prefix: string; props: string }
      'rasteh-slot': Plain
      'rasteh-part': Plain
    }
  }
}
