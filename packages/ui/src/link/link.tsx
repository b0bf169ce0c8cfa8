import { type ComponentProps, createContext, useContext } from 'react'

type Lead = (href: string) => string

/** How the site around writes a URL before it is followed; as it is, unless a site says otherwise. */
const LeadContext = createContext<Lead>((href) => href)

export const LeadProvider = LeadContext.Provider

export function useLead(): Lead {
  return useContext(LeadContext)
}

/** A link whose URL the site around may write in its own way, for example with the culture that it is read in. */
export function Link({ href, ...rest }: ComponentProps<'a'>) {
  const lead = useLead()
  return <a {...rest} href={href === undefined ? undefined : lead(href)} />
}
