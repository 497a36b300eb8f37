import type { IncomingHttpHeaders } from 'node:http';

const MAX_AGE_SECONDS = 120;

/** Requests are good for two minutes, in both directions. */
export const isFresh = (timeStamp: string | undefined, nowMs: number): boolean =>
  /^\d{9,11}$/.test(timeStamp ?? '') && Math.abs(nowMs / 1000 - Number(timeStamp)) <= MAX_AGE_SECONDS;

/** A page opens only for a form that a browser posts by itself: no frame, no server, no file. */
export function comesFromBrowser(headers: IncomingHttpHeaders): boolean {
  const framed = ['iframe', 'frame', 'embed', 'object', 'empty'];
  if (framed.includes(String(headers['sec-fetch-dest']))) return false;
  const source = headers.origin !== undefined && headers.origin !== 'null' ? headers.origin : headers.referer;
  return /^https?:\/\//.test(source ?? '');
}

export const isOrderNo = (text: string | undefined): text is string =>
  /^[A-Za-z0-9_]{1,30}$/.test(text ?? '');

export const isAmount = (text: string | undefined): boolean => /^[1-9]\d{0,9}$/.test(text ?? '');

export const isMail = (text: string): boolean => text.length <= 50 && /^[^\s@]+@[^\s@]+$/.test(text);

/** Absent is right too. Simulated shops may use any port. */
export const isUrl = (text: string | undefined, maxLength: number): boolean =>
  text === undefined || text === '' || (text.length <= maxLength && /^https?:\/\/\S+$/.test(text));
