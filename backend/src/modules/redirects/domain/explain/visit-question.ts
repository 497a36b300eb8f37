import { InputCheck } from '../../../../shared/domain/input-check';
import { readMoment } from '../../../../shared/domain/moment';
import { extraPathOf, MAX_EXTRA_LENGTH } from '../../../links/values';
import { EXPLAINED_DEVICES, userAgentOf } from './explained-device';
import { type QuestionCode, QuestionRefused } from './explain.errors';

/** A visit that a caller asks about, as they describe it. */
export interface QuestionInput {
  readonly device?: string;
  readonly userAgent?: string;
  readonly country?: string | null;
  readonly language?: string | null;
  readonly at?: string | null;
  readonly referrer?: string | null;
  readonly path?: string | null;
  readonly method?: 'GET' | 'HEAD';
  readonly isPrefetch?: boolean;
  readonly fromQr?: boolean;
  readonly doNotTrack?: boolean;
}

/** The same as a request would tell it. */
export interface VisitQuestion {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly method: 'GET' | 'HEAD';
  readonly isPrefetch: boolean;
  /** One segment behind the slug, decoded; null for none. */
  readonly path: string | null;
  readonly userAgent: string;
  readonly acceptLanguage: string | undefined;
  readonly referrer: string | undefined;
  /** ISO 3166-1, capitals; null for a place on no map. */
  readonly country: string | null;
  readonly fromQr: boolean;
  readonly refusesTracking: boolean;
}

/** What a header can carry from one program to another unchanged. */
const HEADER = /^[\x20-\x7e]*$/;
/** Characters. Servers refuse requests with headers that are longer than all of these together. */
const MAX_LENGTH = { userAgent: 1_000, language: 200, referrer: 2_048 } as const;
const COUNTRY = /^[a-z]{2}$/i;
/** A slash would begin another segment, and halves of characters belong in no address. */
const NO_SEGMENT = /[/\p{Cs}]/u;

const refuse = (field: keyof QuestionInput, code: QuestionCode, message: string): never => {
  throw new QuestionRefused(field, code, message);
};

function readHeader(field: 'userAgent' | 'language' | 'referrer', raw: string): string {
  const text = raw.trim();
  if (HEADER.test(text) && text.length <= MAX_LENGTH[field]) return text;
  const message = `${field} can have at most ${MAX_LENGTH[field]} ASCII characters, as a browser sends it.`;
  return refuse(field, 'links.visit-text-invalid', message);
}

function readAgent({ device, userAgent }: QuestionInput): string {
  if (device !== undefined && userAgent !== undefined) {
    return refuse('userAgent', 'links.device-twice', 'Name either a device or a user agent, not both.');
  }
  if (userAgent !== undefined) return readHeader('userAgent', userAgent);
  if (device === undefined) {
    return refuse('device', 'links.device-missing', 'Say who visits: a device or a user agent.');
  }
  const known = EXPLAINED_DEVICES.find((each) => each === device);
  if (known !== undefined) return userAgentOf(known);
  const message = `There is no such device: choose one of ${EXPLAINED_DEVICES.join(', ')}.`;
  return refuse('device', 'links.device-unknown', message);
}

function readCountry(raw: string): string {
  const code = raw.trim();
  if (COUNTRY.test(code)) return code.toUpperCase();
  return refuse('country', 'links.country-unknown', 'Name a country by its two letters, such as JP.');
}

function readAt(raw: string): number {
  const moment = readMoment(raw);
  if (moment) return moment.getTime();
  const message = 'Write the moment as ISO 8601 does, with its offset, such as 2027-01-31T18:00:00+08:00.';
  return refuse('at', 'links.moment-malformed', message);
}

function readSegment(raw: string): string | null {
  if (raw === '') return null;
  const segment = NO_SEGMENT.test(raw) ? null : extraPathOf(raw);
  if (segment !== null) return segment;
  const message = `path is one part of an address, without slashes and of at most ${MAX_EXTRA_LENGTH} characters.`;
  return refuse('path', 'links.visit-path-invalid', message);
}

/** What is left out is what most visits have. Throws `InvalidInput` naming every field that is wrong. */
export function readVisitQuestion(input: QuestionInput, now: Date): VisitQuestion {
  const check = new InputCheck();
  const optional = <T>(raw: string | null | undefined, read: (text: string) => T): T | null =>
    raw === undefined || raw === null ? null : (check.take(() => read(raw)) ?? null);
  const userAgent = check.take(() => readAgent(input)) ?? '';
  const question: VisitQuestion = {
    at: optional(input.at, readAt) ?? now.getTime(),
    method: input.method ?? 'GET',
    isPrefetch: input.isPrefetch ?? false,
    path: optional(input.path, readSegment),
    userAgent,
    acceptLanguage: optional(input.language, (text) => readHeader('language', text)) ?? undefined,
    referrer: optional(input.referrer, (text) => readHeader('referrer', text)) ?? undefined,
    country: optional(input.country, readCountry),
    fromQr: input.fromQr ?? false,
    refusesTracking: input.doNotTrack ?? false,
  };
  check.done();
  return question;
}
