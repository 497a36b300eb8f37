import type { PixelIds } from '../../domain/visit/pixel-ids';
import type { Allowed } from './policy';

type Directive = keyof Allowed;
type Hosts = Readonly<Partial<Record<Directive, string>>>;

/** One script that the page fetches, and what it is told; `pixel-script.ts` reads this. */
export interface PixelTool {
  readonly kind: 'meta' | 'container' | 'tag' | 'line' | 'tiktok';
  /** Address of the script. */
  readonly script: string;
  readonly ids: readonly string[];
}

interface ToolShape {
  readonly kind: PixelTool['kind'];
  readonly of: keyof PixelIds;
  /** Whatever is stored, nothing else gets into the page. */
  readonly pattern: RegExp;
  readonly scriptOf: (id: string) => string;
  /** One script serves all ids. */
  readonly isShared: boolean;
  /** Where the script and the reports of an id go. */
  readonly hosts: (id: string) => Hosts;
  /** The picture that browsers without scripts load instead; null where the network has none. */
  readonly silent: (id: string) => string | null;
}

const GOOGLE = 'https://www.googletagmanager.com';
const ANALYTICS = 'https://*.google-analytics.com https://*.analytics.google.com';
const ADS = 'https://googleads.g.doubleclick.net https://www.google.com';

const ANALYTICS_HOSTS: Hosts = {
  'script-src': GOOGLE,
  'img-src': `${GOOGLE} ${ANALYTICS}`,
  'connect-src': `${GOOGLE} https://www.google.com ${ANALYTICS}`,
};
const ADS_HOSTS: Hosts = {
  'script-src': `${GOOGLE} https://www.googleadservices.com ${ADS}`,
  'img-src': `${GOOGLE} https://www.googleadservices.com ${ADS}`,
  'connect-src': `${GOOGLE} https://www.googleadservices.com ${ADS}`,
  'frame-src': `${GOOGLE} https://td.doubleclick.net`,
};

const nothing = (): null => null;

const SHAPES: readonly ToolShape[] = [
  {
    kind: 'meta',
    of: 'fbPixel',
    pattern: /^\d{5,20}$/,
    scriptOf: () => 'https://connect.facebook.net/en_US/fbevents.js',
    isShared: true,
    hosts: () => ({
      'script-src': 'https://connect.facebook.net',
      'img-src': 'https://www.facebook.com',
      'connect-src': 'https://connect.facebook.net https://www.facebook.com',
    }),
    silent: (id) => `https://www.facebook.com/tr?id=${id}&ev=PageView&noscript=1`,
  },
  {
    kind: 'container',
    of: 'gTag',
    pattern: /^GTM-[A-Z0-9]{4,20}$/,
    scriptOf: (id) => `${GOOGLE}/gtm.js?id=${id}`,
    isShared: false,
    // What most containers hold; other tags than Google's Analytics stay out (docs/pixels.md).
    hosts: () => ({ ...ANALYTICS_HOSTS, 'frame-src': GOOGLE }),
    // There is a frame, but browsers wait for it before they go on, and there is no way to stop waiting.
    silent: nothing,
  },
  {
    kind: 'tag',
    of: 'gTag',
    // UA- is Universal Analytics, which Google has shut down: no server would answer.
    pattern: /^(?:(?:G|GT)-[A-Z0-9]{4,20}|(?:AW|DC)-\d{5,12})$/,
    scriptOf: (id) => `${GOOGLE}/gtag/js?id=${id}`,
    isShared: true,
    hosts: (id) => (id.startsWith('G') ? ANALYTICS_HOSTS : ADS_HOSTS),
    silent: nothing,
  },
  {
    kind: 'line',
    of: 'lineTag',
    pattern: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
    scriptOf: () => 'https://d.line-scdn.net/n/line_tag/public/release/v1/lt.js',
    isShared: true,
    hosts: () => ({
      'script-src': 'https://d.line-scdn.net',
      'img-src': 'https://tr.line.me',
      'connect-src': 'https://tr.line.me',
    }),
    silent: (id) => `https://tr.line.me/tag.gif?c_t=lap&t_id=${id}&e=pv&noscript=1`,
  },
  {
    kind: 'tiktok',
    of: 'tiktok',
    pattern: /^[A-Z0-9]{10,30}$/,
    scriptOf: (id) => `https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=${id}&lib=ttq`,
    isShared: false,
    hosts: () => ({
      'script-src': 'https://analytics.tiktok.com',
      'img-src': 'https://analytics.tiktok.com',
      'connect-src': 'https://analytics.tiktok.com',
    }),
    silent: nothing,
  },
];

/** What a page with these pixels runs, loads and may reach. */
export interface PixelPlan {
  readonly tools: readonly PixelTool[];
  /** Addresses of the pictures for browsers without scripts. */
  readonly silent: readonly string[];
  readonly hosts: Hosts;
}

function toolsOf({ kind, scriptOf, isShared }: ToolShape, ids: readonly string[]): readonly PixelTool[] {
  const [first] = ids;
  if (first === undefined) return [];
  if (isShared) return [{ kind, script: scriptOf(first), ids }];
  return ids.map((id) => ({ kind, script: scriptOf(id), ids: [id] }));
}

export function pixelPlanOf(pixels: PixelIds): PixelPlan {
  const used = SHAPES.map((shape) => ({
    shape,
    ids: (pixels[shape.of] ?? []).filter((id) => shape.pattern.test(id)),
  })).filter(({ ids }) => ids.length > 0);
  const hosts: Partial<Record<Directive, string>> = {};
  for (const directive of ['script-src', 'img-src', 'connect-src', 'frame-src'] as const) {
    const sources = used.flatMap(({ shape, ids }) =>
      ids.flatMap((id) => shape.hosts(id)[directive]?.split(' ') ?? []),
    );
    if (sources.length > 0) hosts[directive] = [...new Set(sources)].join(' ');
  }
  return {
    tools: used.flatMap(({ shape, ids }) => toolsOf(shape, ids)),
    silent: used.flatMap(({ shape, ids }) => ids.flatMap((id) => shape.silent(id) ?? [])),
    hosts,
  };
}
