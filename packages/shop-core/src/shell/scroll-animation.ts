/** A child of the links module: hidden at first, animated in view, plain (without inline style) after it left. */
export type ScrollAnimation = 'hidden' | 'animated' | 'plain'

/** What scrolling does to a child. */
export type ScrollAnimationEvent = 'entered-view' | 'left-view'

/** A child as the page opens it; where animation is off it is simply not hidden. */
export function startScrollAnimation(isEnabled: boolean): ScrollAnimation {
  return isEnabled ? 'hidden' : 'plain'
}

/** What becomes of an animated child when it is scrolled. Without animation there is nothing to step. */
export function stepScrollAnimation(state: ScrollAnimation, event: ScrollAnimationEvent): ScrollAnimation {
  return TRANSITIONS[state][event] ?? state
}

const TRANSITIONS: Readonly<Record<ScrollAnimation, Partial<Record<ScrollAnimationEvent, ScrollAnimation>>>> =
  {
    hidden: { 'entered-view': 'animated' },
    animated: { 'left-view': 'plain' },
    plain: { 'entered-view': 'animated' },
  }
