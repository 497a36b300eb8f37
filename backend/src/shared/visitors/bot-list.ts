import { createHash } from 'node:crypto';
import { getPattern, isbot } from 'isbot';
import { CRAWLER_MARKS } from '../domain/visitor/crawler';
import { NO_BROWSER, PEOPLES_WORDS, PROGRAMS } from './programs';

/** Whether this user agent is known as a program without a person: by us, or by the library that keeps a list up to date. */
export const isAutomated = (userAgent: string): boolean =>
  NO_BROWSER.test(userAgent) ||
  PROGRAMS.some((program) => program.test(userAgent)) ||
  isbot(userAgent.replace(PEOPLES_WORDS, ''));

/** Changes with any list by which programs are told from people: ours, and the library's. */
export const LISTS_VERSION = createHash('sha256')
  .update([CRAWLER_MARKS, NO_BROWSER, ...PROGRAMS, PEOPLES_WORDS].map(String).join(' '))
  .update(String(getPattern()))
  .digest('hex')
  .slice(0, 16);
