'use client'

import { OUTSIDE_REL } from '@rasteh/shop-core/pages'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { island } from '#island'
import styles from './embed-frame.module.css'

type EmbedFrameProps = {
  /** Where the video is watched on its own site, which is where those without scripts are led. */
  page: string
  frame: string
  title: string
  label: string
  notice: string
}

/** The player of another site. Nothing of that site is loaded before somebody presses. */
export function EmbedFrame({ page, frame, title, label, notice }: EmbedFrameProps) {
  const [isPlaying, setPlaying] = useState(false)
  const player = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (isPlaying) player.current?.focus()
  }, [isPlaying])
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
  }
  if (isPlaying) {
    return (
      <iframe
        ref={player}
        className={styles.player}
        src={frame}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        referrerPolicy="strict-origin"
        allow="fullscreen; encrypted-media; picture-in-picture"
        allowFullScreen
      />
    )
  }
  return (
    <Link className={styles.poster} href={page} target="_blank" rel={OUTSIDE_REL} onClick={play}>
      <span className={styles.sign}>
        <Icon name="play" />
      </span>
      <span className={styles.title}>{label}</span>
      <span className={styles.notice}>{notice}</span>
    </Link>
  )
}

export default island('rich-text/embed-frame', EmbedFrame, 'visible')
