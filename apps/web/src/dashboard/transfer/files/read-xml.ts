/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen'

export type XmlListener = {
  open?: (name: string, attributes: () => Record<string, string>, stop: () => void) => void
  close?: (name: string, stop: () => void) => void
  text?: (text: string) => void
}

/**
 * Reads XML piece by piece. Names come without their prefix, since producers differ in it. A document type with
 * entities of its own is not expanded. False: it is not XML.
 */
export function readXml(xml: string, { open, close, text }: XmlListener): boolean {
  const parser = new Parser()
  const stop = () => parser.stop()
  let isBroken = false
  if (open) parser.on('openTag', (name, attributes) => open(localName(name), attributes, stop))
  if (close) parser.on('closeTag', (name) => close(localName(name), stop))
  if (text) parser.on('text', (value, decode) => text(decode(value)))
  if (text) parser.on('cdata', (value) => text(value))
  parser.on('error', () => {
    isBroken = true
  })
  parser.parse(xml)
  return !isBroken
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
