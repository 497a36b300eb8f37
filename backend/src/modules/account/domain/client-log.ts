/** What a browser tells of its own troubles. */
export interface ClientLogEntry {
  readonly level: ClientLogLevel;
  readonly message: string;
  /** Path of the page, without its query. */
  readonly page?: string;
  /** JSON. */
  readonly details?: string;
}

export const CLIENT_LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type ClientLogLevel = (typeof CLIENT_LOG_LEVELS)[number];

const MAX_MESSAGE_LENGTH = 1_000;
const MAX_PAGE_LENGTH = 300;
const MAX_DETAILS_LENGTH = 4_000;

const ESCAPES = /\p{Cc}\[[0-9;?]*[ -/]*[@-~]/gu;
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** Whatever stands around an @: pages write what people typed into their messages. */
const MAIL = /[^\s"'<>(),:;=&?/\\@]{1,64}@[^\s"'<>(),:;=&?/\\@]{1,255}/g;
/** Long runs of digits, as telephone and card numbers are. */
const NUMBER = /\+?\d(?:[ -]?\d){7,}/g;
/** Signed or sealed texts: tokens and claims. Looks once at each run of letters, not from each letter of it. */
const TOKEN = /(?<![\w-])[\w-]{16,}\.[\w.-]{16,}/g;

function harmless(text: string, longest: number): string {
  // Cut before any pattern walks it, and again because the words put in may be longer.
  const short = text.length > longest * 2 ? text.slice(0, longest * 2) : text;
  return short
    .replace(ESCAPES, ' ')
    .replace(UNSAFE, ' ')
    .replace(TOKEN, '[token]')
    .replace(MAIL, '[mail]')
    .replace(NUMBER, '[number]')
    .slice(0, longest);
}

/** What was sent. */
export interface SentLogEntry {
  readonly level: ClientLogLevel;
  readonly message: string;
  readonly page?: string | undefined;
  readonly details?: unknown;
}

/** An entry that fits the log: short, on one line, without addresses, numbers or tokens of people. */
export function clientLogEntry({ level, message, page, details }: SentLogEntry): ClientLogEntry {
  const said = typeof details === 'string' ? details : (JSON.stringify(details) as string | undefined);
  return {
    level,
    message: harmless(message, MAX_MESSAGE_LENGTH),
    ...(page === undefined ? {} : { page: harmless(page.replace(/[?#].*$/s, ''), MAX_PAGE_LENGTH) }),
    ...(said === undefined ? {} : { details: harmless(said, MAX_DETAILS_LENGTH) }),
  };
}
