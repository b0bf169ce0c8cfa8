import { CaptchaFormParams, CaptchaQuery, CaptchaWorkWire, CommentCaptchaQuery } from '../captcha.ts'
import { TabContentRequest, TabContentWire } from '../catalogue.ts'
import { ANTI_FORGERY_HEADER, MODULE_HEADER, TAB_HEADER } from '../headers.ts'
import { RenderPartialQuery } from '../links.ts'
import { MeWire } from '../me.ts'
import { MessagesWire } from '../messages.ts'
import { ADDED_PATHS, PATHS } from '../paths.ts'
import { PreviewQuery, PreviewWire } from '../platform.ts'
import {
  PopularSearchesWire,
  SearchAsked,
  SearchClick,
  SearchMiss,
  SearchRequest,
  SuggestionsWire,
} from '../search.ts'
import { DoneWire } from '../wire-types.ts'
import { type CallContract, call, FAILURE, json, raw } from './call-contract.ts'

const PICTURE = { 200: raw('image/png') }

/** The calls that fill pages: texts, pictures, partials, products, suggestions. */
export const PAGE_CALLS = {
  messages: call({
    method: 'GET',
    path: PATHS.messages,
    headers: ['If-None-Match'],
    reads: ['culture'],
    answers: { 200: json(MessagesWire, ['ETag']), 304: raw('') },
  }),
  feedbackCaptcha: call({
    method: 'GET',
    path: PATHS.feedback,
    label: 'none',
    sets: ['captcha'],
    query: CaptchaQuery,
    answers: PICTURE,
  }),
  captcha: call({
    method: 'GET',
    path: PATHS.captcha,
    label: 'none',
    sets: ['captcha'],
    query: CaptchaQuery,
    answers: PICTURE,
  }),
  captchaSpoken: call({
    method: 'GET',
    path: ADDED_PATHS.captchaSpoken,
    label: 'none',
    reads: ['culture'],
    sets: ['captcha'],
    params: CaptchaFormParams,
    query: CommentCaptchaQuery,
    answers: { 200: raw('audio/wav') },
  }),
  captchaWork: call({
    method: 'GET',
    path: ADDED_PATHS.captchaWork,
    sets: ['captcha'],
    params: CaptchaFormParams,
    answers: { 200: json(CaptchaWorkWire) },
  }),
  renderPartial: call({
    method: 'GET',
    path: PATHS.links,
    label: 'none',
    reads: ['culture'],
    query: RenderPartialQuery,
    answers: { 200: raw('text/html'), 404: FAILURE },
  }),
  // These two only read; they are labelled like every POST, which costs a page nothing.
  tabContent: call({
    method: 'POST',
    path: PATHS.tabContent,
    contentType: 'application/json',
    reads: ['culture'],
    body: TabContentRequest,
    answers: { 200: json(TabContentWire), 404: FAILURE },
  }),
  searchFind: call({
    method: 'POST',
    path: PATHS.searchFind,
    contentType: 'application/json',
    reads: ['culture'],
    body: SearchRequest,
    answers: { 200: json(SuggestionsWire) },
  }),
  searchPopular: call({
    method: 'GET',
    path: ADDED_PATHS.searchPopular,
    reads: ['culture'],
    answers: { 200: json(PopularSearchesWire) },
  }),
  // Counted by the day without persons: neither session nor basket is read.
  searchClick: call({
    method: 'POST',
    path: ADDED_PATHS.searchClick,
    contentType: 'application/json',
    reads: ['culture'],
    body: SearchClick,
    answers: { 200: json(DoneWire) },
  }),
  searchMiss: call({
    method: 'POST',
    path: ADDED_PATHS.searchMiss,
    contentType: 'application/json',
    reads: ['culture'],
    body: SearchMiss,
    answers: { 200: json(DoneWire) },
  }),
  searchAsked: call({
    method: 'POST',
    path: ADDED_PATHS.searchAsked,
    contentType: 'application/json',
    reads: ['culture'],
    body: SearchAsked,
    answers: { 200: json(DoneWire) },
  }),
  searchPreview: call({
    method: 'GET',
    path: PATHS.searchPreview,
    label: 'none',
    headers: [MODULE_HEADER, TAB_HEADER, ANTI_FORGERY_HEADER],
    query: PreviewQuery,
    answers: { 200: json(PreviewWire) },
  }),
  me: call({
    method: 'GET',
    path: ADDED_PATHS.me,
    reads: ['session', 'basket'],
    answers: { 200: json(MeWire) },
  }),
} as const satisfies Record<string, CallContract>
