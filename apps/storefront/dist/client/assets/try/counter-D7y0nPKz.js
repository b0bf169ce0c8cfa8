import { a as e, r as n, i as t } from '../page-settings-rgk0QrcJ.js'
var r = { 'data-keep-clear': `` },
  i = {
    button: `_button_goa60_1`,
    primary: `_primary_goa60_25`,
    secondary: `_secondary_goa60_35`,
    quiet: `_quiet_goa60_45`,
    light: `_light_goa60_54`,
    large: `_large_goa60_64`,
    medium: `_medium_goa60_70`,
    icon: `_icon_goa60_74`,
    spinner: `_spinner_goa60_86`,
    turn: `_turn_goa60_1`,
  }
function a({ kind: e = `primary`, size: t = `medium` }) {
  return [i.button, i[e], i[t]].join(` `)
}
var o = e()
function s(e) {
  const {
      children: t,
      onPress: n,
      isDisabled: s = !1,
      isBusy: c = !1,
      label: l,
      kind: u = `primary`,
      size: d,
      type: f = `button`,
      ...p
    } = e,
    m = s || c
  return (0, o.jsxs)(`button`, {
    ...p,
    ...(u === `primary` && r),
    type: f,
    className: a({ kind: u, size: d }),
    'aria-label': l,
    'aria-disabled': m || void 0,
    'aria-busy': c || void 0,
    onClick: (e) => {
      m ? e.preventDefault() : n?.()
    },
    children: [c && (0, o.jsx)(`span`, { className: i.spinner, 'aria-hidden': `true` }), t],
  })
}
var c = t()
function l(e, t, n) {
  return t
}
var u = { counter: `_counter_hm5c0_1` }
function d({ start: e, children: t }) {
  const { say: r } = n(),
    i = (0, c.useId)(),
    [a, l] = (0, c.useState)(e)
  return (0, o.jsxs)(`div`, {
    className: u.counter,
    id: i,
    children: [
      r(`Basket`),
      ` `,
      a,
      (0, o.jsx)(s, { onPress: () => l(a + 1), children: r(`AddToBasket`) }),
      t,
    ],
  })
}
var f = l(`try/counter`, d, `idle`)
export { f as default }
