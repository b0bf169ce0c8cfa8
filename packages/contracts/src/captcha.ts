export {
  CaptchaFormParams,
  CaptchaQuery,
  CaptchaWorkWire,
  CommentCaptchaQuery,
  FilledLure,
  GivenCaptcha,
} from './captcha/captcha-wire.ts'
export {
  CAPTCHA_LURE,
  captchaAddress,
  commentCaptchaAddress,
  parseGivenWork,
  toGivenWork,
} from './captcha/given-captcha.ts'
