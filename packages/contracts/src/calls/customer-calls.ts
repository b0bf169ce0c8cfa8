import { CommentCaptchaQuery } from '../captcha.ts'
import { CommentListParams, CommentListQuery, CommentsWire } from '../comment-list.ts'
import {
  CommentCaptchaParams,
  CommentCreatedWire,
  CommentCreateRequest,
  CommentRefusedWire,
  CommentVoteRequest,
  CommentVotesWire,
  CurrentUserVotesWire,
} from '../comments.ts'
import { FeedbackSubmitQuery, SpecialOrderRequest } from '../feedback.ts'
import { DeleteFileRequest, FileLinkQuery, FilesWire, StoredFileWire, ViewFileParams } from '../files.ts'
import { FormParams, FormRefusedWire } from '../forms.ts'
import { GiftAddRequest } from '../gift.ts'
import { IDEMPOTENCY_HEADER } from '../headers.ts'
import { ADDED_PATHS, MANAGE_PATHS, PATHS } from '../paths.ts'
import { ConnectionCheckRequest, ConnectionCheckWire, RegionCheckQuery, RegionCheckWire } from '../payment.ts'
import { SpecialCodeParams, SpecialCodeWire } from '../special-code.ts'
import { DoneWire } from '../wire-types.ts'
import { WishRequest, WishStopRequest } from '../wishes.ts'
import { type CallContract, call, FAILURE, json, raw } from './call-contract.ts'

const JSON_BODY = { method: 'POST', contentType: 'application/json' } as const

/** The calls by which customers act: codes, payment checks, gifts, files, comments. */
export const CUSTOMER_CALLS = {
  giftAdd: call({
    ...JSON_BODY,
    path: PATHS.giftAdd,
    reads: ['session'],
    body: GiftAddRequest,
    answers: { 200: json(DoneWire), 400: FAILURE, 401: FAILURE, 404: FAILURE },
  }),
  // It applies or removes a code although it is a GET, so the label is what keeps foreign pages out.
  specialCodeValidate: call({
    method: 'GET',
    path: PATHS.specialCodeValidate,
    label: 'required',
    reads: ['basket', 'basket-secret', 'session', 'culture'],
    params: SpecialCodeParams,
    answers: { 200: json(SpecialCodeWire) },
  }),
  paymentConnection: call({
    ...JSON_BODY,
    path: PATHS.paymentConnection,
    body: ConnectionCheckRequest,
    answers: { 200: json(ConnectionCheckWire) },
  }),
  addressInCulture: call({
    method: 'GET',
    path: PATHS.addressInCulture,
    query: RegionCheckQuery,
    answers: { 200: json(RegionCheckWire) },
  }),
  fileSubmit: call({
    method: 'POST',
    path: PATHS.fileSubmit,
    contentType: 'multipart/form-data',
    reads: ['session'],
    answers: { 200: json(StoredFileWire), 401: FAILURE, 409: FAILURE, 413: FAILURE, 415: FAILURE },
  }),
  fileDelete: call({
    ...JSON_BODY,
    path: PATHS.fileDelete,
    reads: ['session'],
    body: DeleteFileRequest,
    answers: { 200: json(DoneWire), 401: FAILURE, 404: FAILURE },
  }),
  feedbackSubmit: call({
    method: 'POST',
    path: PATHS.feedback,
    contentType: 'multipart/form-data',
    reads: ['session', 'captcha', 'culture'],
    query: FeedbackSubmitQuery,
    answers: { 200: json(DoneWire), 400: FAILURE, 413: FAILURE, 415: FAILURE },
  }),
  specialOrder: call({
    ...JSON_BODY,
    path: ADDED_PATHS.specialOrder,
    reads: ['session', 'captcha', 'culture'],
    body: SpecialOrderRequest,
    answers: { 200: json(DoneWire), 400: FAILURE },
  }),
  // A signed-in customer sends the words alone.
  wishAsk: call({
    ...JSON_BODY,
    path: ADDED_PATHS.wish,
    reads: ['session', 'captcha', 'culture'],
    body: WishRequest,
    answers: { 200: json(DoneWire), 400: FAILURE, 409: FAILURE },
  }),
  wishStop: call({
    ...JSON_BODY,
    path: ADDED_PATHS.wishStop,
    body: WishStopRequest,
    answers: { 200: json(DoneWire) },
  }),
  // Its parts are the fields of the form, which managers build.
  formSubmit: call({
    method: 'POST',
    path: ADDED_PATHS.formSubmissions,
    contentType: 'multipart/form-data',
    headers: [IDEMPOTENCY_HEADER],
    reads: ['session', 'captcha', 'culture'],
    params: FormParams,
    answers: { 200: json(DoneWire), 400: json(FormRefusedWire), 404: FAILURE },
  }),
  // The address carries what authorises it besides the session; a picture in a page cannot send a label.
  fileView: call({
    method: 'GET',
    path: ADDED_PATHS.fileView,
    label: 'none',
    reads: ['session'],
    params: ViewFileParams,
    query: FileLinkQuery,
    answers: { 200: raw('image/jpeg'), 401: FAILURE, 404: FAILURE },
  }),
  currentUserFiles: call({
    method: 'GET',
    path: ADDED_PATHS.currentUserFiles,
    reads: ['session'],
    answers: { 200: json(FilesWire), 401: FAILURE },
  }),
  manageFileLink: call({
    ...JSON_BODY,
    path: MANAGE_PATHS.fileLink,
    reads: ['session'],
    body: DeleteFileRequest,
    answers: { 200: json(StoredFileWire), 401: FAILURE, 404: FAILURE },
  }),
  commentCreate: call({
    ...JSON_BODY,
    path: PATHS.commentCreate,
    reads: ['session', 'captcha'],
    body: CommentCreateRequest,
    answers: { 200: json(CommentCreatedWire), 400: json(CommentRefusedWire), 401: FAILURE, 404: FAILURE },
  }),
  commentVote: call({
    ...JSON_BODY,
    path: PATHS.commentVote,
    reads: ['session'],
    body: CommentVoteRequest,
    answers: { 200: json(CommentVotesWire), 401: FAILURE, 404: FAILURE },
  }),
  commentList: call({
    method: 'GET',
    path: ADDED_PATHS.commentList,
    params: CommentListParams,
    query: CommentListQuery,
    answers: { 200: json(CommentsWire) },
  }),
  commentCurrentUserVotes: call({
    method: 'GET',
    path: ADDED_PATHS.commentCurrentUserVotes,
    reads: ['session'],
    params: CommentListParams,
    answers: { 200: json(CurrentUserVotesWire), 401: FAILURE },
  }),
  commentCaptcha: call({
    method: 'GET',
    path: PATHS.commentCaptcha,
    label: 'none',
    sets: ['captcha'],
    params: CommentCaptchaParams,
    query: CommentCaptchaQuery,
    answers: { 200: raw('image/png') },
  }),
} as const satisfies Record<string, CallContract>
