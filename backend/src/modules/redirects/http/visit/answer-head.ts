import type { VisitDecision } from '../../domain/visit/visit-decision';
import type { VisitPage } from '../visit-pages';
import { locationUri } from './location-uri';

const NOT_STORED = 'private, no-store';
const NO_BODY = ['Content-Length', '0'];
const UNSEEN = ['Cache-Control', NOT_STORED, 'X-Robots-Tag', 'noindex'];
/** Crawlers alone get the card of a link: a cache that keeps it for others has to tell them apart from people. */
const CARD = ['Cache-Control', 'public, max-age=300', 'X-Robots-Tag', 'noindex', 'Vary', 'User-Agent'];

const STATUS: Readonly<Record<VisitDecision['kind'], number>> = {
  'method-not-allowed': 405,
  'not-found': 404,
  gone: 410,
  fallback: 302,
  'come-back': 503,
  card: 200,
  'warning-page': 200,
  'app-page': 200,
  'pixel-page': 200,
  redirect: 302,
};

export const visitStatusOf = ({ kind }: VisitDecision): number => STATUS[kind];

/** Headers as Node takes them fastest: names and values in turn. */
export type HeaderList = readonly string[];

/** No header of these tells browsers what to send on as the referrer: the page with the link decides that. */
export const redirectHead = (location: string): HeaderList => [
  'Location',
  locationUri(location),
  'Cache-Control',
  NOT_STORED,
  'X-Robots-Tag',
  'noindex',
  'Content-Length',
  '0',
];

export const COME_BACK_HEAD: HeaderList = ['Cache-Control', NOT_STORED, 'Retry-After', '0', ...NO_BODY];

export const REFUSED_METHOD_HEAD: HeaderList = [
  'Allow',
  'GET, HEAD',
  'Cache-Control',
  NOT_STORED,
  ...NO_BODY,
];

const pageHead = ({ html, policy }: VisitPage, rest: HeaderList): HeaderList => [
  'Content-Type',
  'text/html; charset=utf-8',
  'Content-Length',
  String(Buffer.byteLength(html)),
  'Content-Security-Policy',
  policy,
  'X-Content-Type-Options',
  'nosniff',
  ...rest,
];

export const personPageHead = (page: VisitPage): HeaderList => pageHead(page, UNSEEN);

export const cardHead = (page: VisitPage): HeaderList => pageHead(page, CARD);

/** When the caller may try again. */
export const retryAfter = (seconds: number): HeaderList => ['Retry-After', String(seconds)];
