import { r as e, t } from './hydrate-DyuK1wov.js'
var n = 100,
  r = 2500
function i(e) {
  let t = !1,
    n = () => {
      t || ((t = !0), e())
    }
  setTimeout(n, r)
  for (const e of [`pointerdown`, `keydown`, `focusin`])
    addEventListener(e, n, { capture: !0, passive: !0, once: !0 })
  if (document.hidden || !(`PerformanceObserver` in window)) return n()
  Promise.all([a(), ...o()]).then(n)
}
function a() {
  const e = PerformanceObserver.supportedEntryTypes.includes(`largest-contentful-paint`)
    ? `largest-contentful-paint`
    : `paint`
  return new Promise((t) => {
    new PerformanceObserver((e, n) => {
      n.disconnect(), t()
    }).observe({ type: e, buffered: !0 })
  })
}
function o() {
  return [...document.images]
    .filter((e) => e.fetchPriority === `high` && !e.complete)
    .map(
      (e) =>
        new Promise((t) => {
          const r = () => setTimeout(t, n)
          e.addEventListener(`load`, r, { once: !0 }), e.addEventListener(`error`, r, { once: !0 })
        }),
    )
}
e(), i(t)
