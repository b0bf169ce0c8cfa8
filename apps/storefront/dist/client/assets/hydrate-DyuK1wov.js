var e = 1e3,
  t = []
function n(e) {
  return (
    t.push(e),
    t.length === 1 && r(),
    () => {
      const n = t.indexOf(e)
      n > 0 && t.splice(n, 1), n === 0 && (t[0] = () => {})
    }
  )
}
function r() {
  ;`requestIdleCallback` in window ? requestIdleCallback(i, { timeout: e }) : setTimeout(i, e)
}
function i() {
  const e = t.shift()
  t.length > 0 && r(), e?.()
}
var a = `200px`
function o(e, t) {
  if (!e) return () => {}
  const n = new IntersectionObserver(
    (e) => {
      e.some(({ isIntersecting: e }) => e) && (n.disconnect(), t())
    },
    { rootMargin: a },
  )
  return (n.observe(e), () => n.disconnect())
}
var s = `button,[role="button"],[role="tab"],[role="switch"]`,
  c = `data-awake`,
  l = null
function u() {
  addEventListener(`click`, f, { capture: !0 })
}
function d(e) {
  if (!l || !e.contains(l)) return
  const t = l
  ;(l = null), t.isConnected && t.click()
}
function f(e) {
  const t = e.target?.closest(s),
    n = t?.closest(`rasteh-island`)
  if (t && n && !n.hasAttribute(`data-awake`) && !p(t)) {
    if (m(t)) {
      if (t.form?.hasAttribute(`action`)) return
      e.preventDefault()
    }
    l = t
  }
}
var p = (e) => e instanceof HTMLButtonElement && e.disabled,
  m = (e) => e instanceof HTMLButtonElement && e.type === `submit` && e.form !== null,
  h = (() => {
    const e = typeof document < `u` && document.createElement(`link`).relList
    return e && e.supports && e.supports(`modulepreload`) ? `modulepreload` : `preload`
  })(),
  g = (e) => `/` + e,
  _ = {},
  v = (e) => e.pathname.endsWith(`.css`),
  y = (e, t, n) => {
    if (t in e) return e[t]
    const r = n()
    if (!r) {
      e[t] = void 0
      return
    }
    const i = r.then(
      () => {
        e[t] = void 0
      },
      (n) => {
        throw ((e[t] = void 0), n)
      },
    )
    return ((e[t] = i), i)
  },
  b = (e, t, n) => {
    let r = Promise.resolve()
    if (t && t.length > 0) {
      let e,
        i = document.querySelector(`meta[property=csp-nonce]`),
        a = i?.nonce || i?.getAttribute(`nonce`)
      function o(e) {
        return Promise.all(
          e.map((e) =>
            Promise.resolve(e).then(
              (e) => ({ status: `fulfilled`, value: e }),
              (e) => ({ status: `rejected`, reason: e }),
            ),
          ),
        )
      }
      function s(e) {
        return import.meta.resolve ? new URL(import.meta.resolve(e)) : new URL(e, import.meta.url)
      }
      r = o(
        t
          .map((t) => {
            t = g(t, n)
            const r = s(t),
              i = v(r)
            return y(_, r.href, () => {
              if (e === void 0) {
                e = { all: new Set(), styles: new Set() }
                const t = document.getElementsByTagName(`link`)
                for (let n = t.length - 1; n >= 0; n--) {
                  const r = t[n]
                  e.all.add(r.href), r.rel === `stylesheet` && e.styles.add(r.href)
                }
              }
              if ((i ? e.styles : e.all).has(r.href)) return
              const t = document.createElement(`link`)
              if (
                ((t.rel = i ? `stylesheet` : h),
                i || (t.as = `script`),
                (t.crossOrigin = ``),
                (t.href = r.href),
                a && t.setAttribute(`nonce`, a),
                document.head.appendChild(t),
                i)
              )
                return new Promise((e, n) => {
                  const i = (a) => {
                    t.removeEventListener(`load`, i),
                      t.removeEventListener(`error`, i),
                      a.type === `error` ? n(Error(`Unable to preload CSS for ${r}`)) : e(a)
                  }
                  t.addEventListener(`load`, i), t.addEventListener(`error`, i)
                })
            })
          })
          .filter((e) => e !== void 0),
      )
    }
    function i(e) {
      const t = new Event(`vite:preloadError`, { cancelable: !0 })
      if (((t.payload = e), window.dispatchEvent(t), !t.defaultPrevented)) throw e
    }
    return r.then((t) => {
      for (const e of t || []) e.status === `rejected` && i(e.reason)
      return e().catch(i)
    })
  },
  x = JSON.parse(document.getElementById(`islands`)?.textContent ?? `{}`)
function S(e = document) {
  for (const t of e.querySelectorAll(`rasteh-island`)) {
    const e = T(() => void w(t))
    C(t, e)
    for (const n of [`pointerdown`, `focusin`])
      t.addEventListener(n, e, { capture: !0, passive: !0, once: !0 })
  }
}
function C(e, t) {
  const r = e.getAttribute(`when`)
  r === `load` && t(), r === `idle` && n(t), r === `visible` && o(e.firstElementChild, t)
}
async function w(e) {
  const t = x[e.getAttribute(`name`) ?? ``]
  if (!t) return
  const [{ hydrateIsland: n }, r] = await Promise.all([
    b(() => import(`./hydrate-island-CFLtjonc.js`), []),
    import(t),
  ])
  n(e, r), d(e)
}
function T(e) {
  let t = !1
  return () => {
    t || ((t = !0), e())
  }
}
export { c as n, S as t, u as r }
