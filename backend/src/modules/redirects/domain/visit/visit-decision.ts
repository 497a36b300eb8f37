import type { LinkDisabling, LinkWarning, TargetKind } from '../../../links/values';
import type { AppOpening } from './app-opening';
import type { PixelIds } from './pixel-ids';
import type { VisitCard } from './visit-card';

/** Every rule of the ladder, in its order. */
export const RULES = [
  'method',
  'unknown',
  'trashed',
  'disabled',
  'expired',
  'prefetch',
  'card',
  'warning',
  'backup',
  'target',
  'native-open',
  'pixels',
  'redirect',
] as const;
export type RuleName = (typeof RULES)[number];

/** What the journal stores of a visit: a visit is later told apart into people, bots and preview crawlers. */
export type RecordedAs = 'visit' | 'head' | 'prefetch';

/** Why a link leads nowhere any more. */
export type GoneReason = 'trashed' | 'expired' | LinkDisabling;

interface Unrecorded {
  readonly records: null;
}

/** Answers that the journal remembers. */
interface Recorded {
  readonly linkId: number;
  readonly records: 'head' | 'visit';
}

/** Somewhere on the web: ASCII, fit for a `Location` header. */
interface Leads {
  readonly location: string;
}

/** What a visit gets, and which rule said so. */
export type VisitDecision =
  | ({ readonly rule: 'method'; readonly kind: 'method-not-allowed' } & Unrecorded)
  | ({ readonly rule: 'unknown'; readonly kind: 'not-found' } & Unrecorded)
  | ({
      readonly rule: 'trashed' | 'disabled' | 'expired';
      readonly kind: 'gone';
      readonly why: GoneReason;
    } & Unrecorded)
  /** The link has expired: its visitors are sent elsewhere, which is no click of it. */
  | ({ readonly rule: 'expired'; readonly kind: 'fallback' } & Leads & Unrecorded)
  /** Refused for now, so that the real navigation comes back and is counted. */
  | {
      readonly rule: 'prefetch';
      readonly kind: 'come-back';
      readonly linkId: number;
      readonly records: 'head' | 'prefetch';
    }
  | ({ readonly rule: 'card'; readonly kind: 'card'; readonly card: VisitCard } & Recorded)
  /** Not recorded: a visitor who goes on comes back, and is recorded then. */
  | ({
      readonly rule: 'expired' | 'warning';
      readonly kind: 'warning-page';
      readonly linkId: number;
      readonly warning: LinkWarning;
    } & Leads &
      Unrecorded)
  /** `target`: the one that was chosen, by the rule of that name. */
  | ({
      readonly rule: 'target' | 'native-open';
      readonly kind: 'app-page';
      readonly app: AppOpening;
      readonly target: TargetKind | null;
    } & Leads &
      Recorded)
  | ({ readonly rule: 'pixels'; readonly kind: 'pixel-page'; readonly pixels: PixelIds } & Leads & Recorded)
  | ({
      readonly rule: 'backup' | 'target' | 'redirect';
      readonly kind: 'redirect';
      readonly target: TargetKind | null;
    } & Leads &
      Recorded);
