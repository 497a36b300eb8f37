import { isPreviewBot } from './crawler';

/** What asked for a short link. Only people are clicks; the rest is kept apart and shown as such. */
export const HIT_CLASSES = ['human', 'preview', 'bot', 'head', 'prefetch'] as const;
export type HitClass = (typeof HIT_CLASSES)[number];

export interface Hit {
  /** How it was asked: a navigation, a HEAD request, or a browser loading ahead of its user. */
  readonly kind: 'visit' | 'head' | 'prefetch';
  readonly userAgent: string;
  /** The bot list's verdict on the user agent. */
  readonly automated: boolean;
}

export function hitClass({ kind, userAgent, automated }: Hit): HitClass {
  if (kind !== 'visit') return kind;
  if (userAgent.trim() === '') return 'bot';
  if (isPreviewBot(userAgent)) return 'preview';
  return automated ? 'bot' : 'human';
}
