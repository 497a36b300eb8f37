import { type LinkPreview, firstSigns } from '../../../links/values';
import type { RuleName, VisitDecision } from '../visit/visit-decision';
import type { ExplainedDevice } from './explained-device';

interface App {
  readonly app: 'LINE' | 'Facebook' | 'X' | 'Slack';
  /** The program that fetches what the app draws. */
  readonly crawler: ExplainedDevice;
  /** Characters that it shows, roughly: none of them publishes how many. */
  readonly longest: { readonly title: number; readonly description: number };
}

/** Apps whose cards are drawn, in the order in which they are shown. */
export const CARD_APPS: readonly App[] = [
  { app: 'LINE', crawler: 'line-poker', longest: { title: 60, description: 110 } },
  { app: 'Facebook', crawler: 'facebookexternalhit', longest: { title: 70, description: 110 } },
  { app: 'X', crawler: 'twitterbot', longest: { title: 70, description: 200 } },
  { app: 'Slack', crawler: 'slackbot', longest: { title: 70, description: 200 } },
];

/** What an app draws where the link is shared. */
export interface AppCard {
  readonly app: App['app'];
  /** The rule that its crawler met. */
  readonly rule: RuleName;
  /** Whose words they are: the link's edited preview, or its page; null: the app has nothing to draw. */
  readonly from: 'preview' | 'page' | null;
  /** Empty when there is nothing to draw. */
  readonly title: string;
  readonly description: string | null;
  /** An address, or the path of a picture that was uploaded; null for none. */
  readonly imageUrl: string | null;
  /** The host that the app writes beside it. */
  readonly host: string;
}

export interface CardFacts {
  readonly decision: VisitDecision;
  /** What the page says that the link leads to, as it was last read. */
  readonly page: Pick<LinkPreview, 'originalTitle' | 'originalDescription' | 'originalImageUrl'>;
  /** Of the short address. */
  readonly host: string;
}

/** Shortened as an app would do it, with a sign that there was more. */
function shown(text: string, most: number): string {
  return Array.from(text).length <= most ? text : `${firstSigns(text, most - 1).trimEnd()}…`;
}

/** Crawlers follow a redirect and read the page behind it; they write the host that they arrive at. */
const hostOf = (location: string, otherwise: string): string =>
  URL.canParse(location) ? new URL(location).host : otherwise;

/** What an app draws of what its crawler got. */
export function appCard({ app, longest }: App, { decision, page, host }: CardFacts): AppCard {
  const { rule } = decision;
  const drawn = (from: 'preview' | 'page', words: Omit<AppCard, 'app' | 'rule' | 'from'>): AppCard => ({
    app,
    rule,
    from,
    title: shown(words.title, longest.title),
    description: words.description === null ? null : shown(words.description, longest.description),
    imageUrl: words.imageUrl,
    host: words.host,
  });
  if (decision.kind === 'card') {
    const { title, description, image } = decision.card;
    return drawn('preview', { title, description, imageUrl: image?.url ?? null, host });
  }
  if (decision.kind === 'redirect' && decision.rule !== 'backup') {
    return drawn('page', {
      title: page.originalTitle,
      description: page.originalDescription,
      imageUrl: page.originalImageUrl,
      host: hostOf(decision.location, host),
    });
  }
  return { app, rule, from: null, title: '', description: null, imageUrl: null, host };
}
