import { useRouter } from 'next/navigation'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { holdFocus, MENU_OPENER } from '#patches/menu-drawer.ts'

/** Marks the step of the history that an open drawer adds: going back closes it and leaves the page alone. */
const STEP = 'rastehMenu'

type Drawer = {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  drawer: RefObject<HTMLElement | null>
  firstFocus: RefObject<HTMLElement | null>
}

/**
 * Makes an open menu a dialog on a phone: what is behind it is out of reach, Escape and the browser's way back close it,
 * and an entry leads on without leaving a step in the history at which nothing happens. Answers how to close it.
 */
export function useDrawer({ isOpen, setOpen, drawer, firstFocus }: Drawer): () => void {
  const router = useRouter()
  // Read when something happens, so that a new function alone does not open the drawer again.
  const latest = useRef({ setOpen, router })
  useEffect(() => {
    latest.current = { setOpen, router }
  })

  useEffect(() => {
    const element = isOpen ? drawer.current : null
    if (!element) return
    const shut = () => latest.current.setOpen(false)
    const release = holdFocus(element)
    firstFocus.current?.focus()
    history.pushState({ ...history.state, [STEP]: true }, '')

    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stepBack(shut)
    }
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || link.target === '_blank') return
      event.preventDefault()
      event.stopPropagation()
      latest.current.router.replace(link.pathname + link.search)
      // At once: the next page brings a menu of its own, which would find itself open and add a step of its own.
      shut()
    }
    document.addEventListener('keydown', onKey)
    element.addEventListener('click', onClick, true)
    addEventListener('popstate', shut)
    return () => {
      document.removeEventListener('keydown', onKey)
      element.removeEventListener('click', onClick, true)
      removeEventListener('popstate', shut)
      release()
      document.querySelector<HTMLElement>(MENU_OPENER)?.focus()
    }
  }, [isOpen, drawer, firstFocus])

  return useCallback(() => stepBack(() => latest.current.setOpen(false)), [])
}

/** Takes back the drawer's step of the history, which closes it; without one it is closed as it is. */
function stepBack(shut: () => void): void {
  if (history.state?.[STEP]) history.back()
  else shut()
}
