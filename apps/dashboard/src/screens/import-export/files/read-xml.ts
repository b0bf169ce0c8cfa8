/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen'

export type XmlListener = {
  open?: (name: string, attributes: () => Record<string, string>, stop: () => void) => void
  close?: (name: string, stop: () => void) => void
  text?: (text: string) => void
}

/** No sheet is deeper than a handful. */
const DEEPEST = 64

/**
 * Reads XML piece by piece. Names come without their prefix, since producers differ in it. A document type with
 * entities of its own is not expanded. False: it is not XML.
 */
export function readXml(xml: string, { open, close, text }: XmlListener): boolean {
  const parser = new Parser()
  const stop = () => parser.stop()
  let isBroken = false
  let depth = 0
  parser.on('openTag', (name, attributes) => {
    depth += 1
    if (depth > DEEPEST) {
      isBroken = true
      stop()
    } else open?.(localName(name), attributes, stop)
  })
  parser.on('closeTag', (name) => {
    depth -= 1
    close?.(localName(name), stop)
  })
  if (text) parser.on('text', (value, decode) => text(decode(value)))
  if (text) parser.on('cdata', (value) => text(value))
  parser.on('error', () => {
    isBroken = true
  })
  parser.parse(xml)
  return !isBroken
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
