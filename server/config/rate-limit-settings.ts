import type * as z from 'zod/mini'
import { flag, rateLimit } from './setting-forms.ts'

export const rateLimitSettings = {
  RATE_LIMITS: flag('on'),
  RATE_LIMIT_SIGN_IN: rateLimit('10/15m'),
  RATE_LIMIT_REGISTER: rateLimit('10/1h'),
  RATE_LIMIT_WRITE: rateLimit('60/10m'),
  RATE_LIMIT_SAVE: rateLimit('1200/10m'),
  RATE_LIMIT_ANALYSE: rateLimit('600/10m'),
  RATE_LIMIT_EXPORT: rateLimit('60/1h'),
  RATE_LIMIT_KEY_READ: rateLimit('300/1m'),
  RATE_LIMIT_KEY_WRITE: rateLimit('120/1m'),
  RATE_LIMIT_WAITLIST: rateLimit('10/1h'),
  RATE_LIMIT_PAGE_VIEWS: rateLimit('600/10m'),
  RATE_LIMIT_CALENDAR_FEED: rateLimit('120/1h'),
  RATE_LIMIT_LINKS: rateLimit('300/10m'),
  RATE_LIMIT_REVIEW: rateLimit('3000/10m'),
  RATE_LIMIT_ACCOUNT_MAIL: rateLimit('5/1h'),
}

type Settings = { [Name in keyof typeof rateLimitSettings]: z.infer<(typeof rateLimitSettings)[Name]> }

/** Null when limits are off. */
export const rateLimitsIn = (settings: Settings) =>
  settings.RATE_LIMITS
    ? {
        signIn: settings.RATE_LIMIT_SIGN_IN,
        register: settings.RATE_LIMIT_REGISTER,
        write: settings.RATE_LIMIT_WRITE,
        save: settings.RATE_LIMIT_SAVE,
        analyse: settings.RATE_LIMIT_ANALYSE,
        export: settings.RATE_LIMIT_EXPORT,
        keyRead: settings.RATE_LIMIT_KEY_READ,
        keyWrite: settings.RATE_LIMIT_KEY_WRITE,
        waitlist: settings.RATE_LIMIT_WAITLIST,
        pageViews: settings.RATE_LIMIT_PAGE_VIEWS,
        calendarFeed: settings.RATE_LIMIT_CALENDAR_FEED,
        links: settings.RATE_LIMIT_LINKS,
        review: settings.RATE_LIMIT_REVIEW,
        accountMail: settings.RATE_LIMIT_ACCOUNT_MAIL,
      }
    : null
