import { createHash } from 'node:crypto';
import { getPattern, isbot } from 'isbot';
import { CRAWLER_MARKS } from '../domain/visitor/crawler';

/** Whether the list that its library keeps up to date knows this user agent as a program without a person. */
export const isAutomated = (userAgent: string): boolean => isbot(userAgent);

/** Changes with any list by which programs are told from people: ours of those that draw cards, and the library's. */
export const LISTS_VERSION = createHash('sha256')
  .update(CRAWLER_MARKS)
  .update(String(getPattern()))
  .digest('hex')
  .slice(0, 16);
