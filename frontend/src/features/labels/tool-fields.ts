/** `pixel`: ids of pixels and tags; `utm`: campaign parameters. */
export type ToolKind = 'pixel' | 'utm';

const PIXEL_FIELDS = ['fbPixel', 'gTag', 'lineTag', 'tiktok'] as const;
const UTM_FIELDS = ['utmSource', 'utmMedium', 'utmCampaign', 'utmTerm', 'utmContent'] as const;

export type ToolFieldName = (typeof PIXEL_FIELDS)[number] | (typeof UTM_FIELDS)[number];

/** What a tool of each kind has, in the order of the form. */
export const FIELDS_OF: Readonly<Record<ToolKind, readonly ToolFieldName[]>> = {
  pixel: PIXEL_FIELDS,
  utm: UTM_FIELDS,
};

/** As the server takes them, whatever their case. */
const PIXEL_IDS: Readonly<Partial<Record<ToolFieldName, RegExp>>> = {
  fbPixel: /^\d{5,20}$/,
  gTag: /^(G|GTM|UA|AW)-[A-Z0-9-]{4,20}$/i,
  lineTag: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  tiktok: /^[A-Z0-9]{10,30}$/i,
};
const MAX_PARAMETER_LENGTH = 200;

/** Why the server would refuse it, as a code; null when it would not. Empty fields are as good as left out. */
export function fieldProblem(name: ToolFieldName, raw: string): string | null {
  const text = raw.trim();
  if (text === '') return null;
  const pattern = PIXEL_IDS[name];
  if (pattern !== undefined) return pattern.test(text) ? null : 'links.pixel-invalid';
  return Array.from(text).length > MAX_PARAMETER_LENGTH ? 'links.utm-invalid' : null;
}

const EXAMPLE = 'https://example.com/page';

const PARAMETERS = {
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmTerm: 'utm_term',
  utmContent: 'utm_content',
} as const;

/** An address with these parameters, as visitors get it. */
export function exampleAddress(value: Readonly<Partial<Record<ToolFieldName, string>>>): string {
  const pairs = UTM_FIELDS.flatMap((name) => {
    const text = (value[name] ?? '').trim();
    return text === '' ? [] : [`${PARAMETERS[name]}=${encodeURIComponent(text)}`];
  });
  return pairs.length === 0 ? EXAMPLE : `${EXAMPLE}?${pairs.join('&')}`;
}
